import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FancyLine } from '../../domain/market/market.ts';
import { Resources } from '../store/resources.ts';
import { createFancyLine } from '../testing/fancy-line.ts';
import { FANCY_HISTORY_LIMITS, FancyHistory, type FancyHistoryLimits } from './fancy-history.ts';
import type { FancySnapshot } from './fancy-track.ts';

const BEGAN = 1_800_000_000_000;
const TTL_MS = 2_000_000_000;
const MATCHES = ['8', '9'] as const;
const FANCIES = ['a', 'b', 'c', 'd'] as const;

/** Session lines of a page with a history, on the test's clock. */
function createHarness(limits: FancyHistoryLimits = FANCY_HISTORY_LIMITS) {
  const time = { now: BEGAN };
  const history = new FancyHistory(() => time.now, limits);
  const topics = new Resources({ now: () => 0 }, (matchId, lines) => history.update(matchId, lines));
  const readSnapshot = (matchId: string, fancyId: string): FancySnapshot | null => {
    const topic = topics.getFanciesSource(matchId).value;
    const found = topic.phase === 'ready' ? topic.value.find((each) => each.fancyId === fancyId) : undefined;
    return topic.phase !== 'ready' || found === undefined ? null : { line: found, stale: topic.failure !== null };
  };
  return { time, history, topics, readSnapshot };
}

const run = fc.option(fc.record({ run: fc.integer({ min: 1, max: 4 }), size: fc.constantFrom(90, 100) }));
const some = fc
  .record({
    fancyId: fc.constantFrom(...FANCIES),
    no: run,
    yes: run,
    lockedBy: fc.constantFrom(null, 'Suspended', 'Ball Running'),
    rateChanged: fc.boolean(),
  })
  .map(({ fancyId, ...part }) => createFancyLine(fancyId, part));
const matchId = fc.constantFrom(...MATCHES);
const step = fc.record({
  waited: fc.integer({ min: 0, max: 2_000 }),
  act: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('receive' as const),
        matchId,
        lines: fc.uniqueArray(some, { maxLength: 4, selector: ({ fancyId }) => fancyId }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), matchId }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('miss' as const), matchId }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), matchId }) },
  ),
});

describe('FancyHistory', () => {
  test('returns every line at every kept moment as it was shown, under any limit', () => {
    const limits = fc.constantFrom<FancyHistoryLimits>(
      FANCY_HISTORY_LIMITS,
      { bytes: 9_000, ageMs: Infinity },
      { bytes: 30_000, ageMs: Infinity },
      { bytes: Infinity, ageMs: 8_000 },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), limits, (steps, bounds) => {
        const { time, history, topics, readSnapshot } = createHarness(bounds);
        const moments: { readonly at: number; readonly snapshots: readonly (FancySnapshot | null)[] }[] = [];
        const every = <T>(read: (match: string, fancyId: string) => T): T[] =>
          MATCHES.flatMap((match) => FANCIES.map((fancyId) => read(match, fancyId)));
        let lists: Readonly<Record<string, readonly FancyLine[]>> = {};
        for (const { waited, act } of steps) {
          // The history sweeps once a minute. A second of this test is one.
          time.now += waited * 60;
          if (act.kind === 'receive') lists = { ...lists, [act.matchId]: act.lines };
          if (act.kind === 'miss')
            topics.publishFailure(
              { kind: 'fancies', matchId: act.matchId },
              { kind: 'unreachable', code: 'FETCH_ERROR' },
              2,
            );
          else if (act.kind === 'forget') topics.forget({ kind: 'fancies', matchId: act.matchId });
          else topics.updateFancies(act.matchId, structuredClone(lists[act.matchId] ?? []), TTL_MS);
          expect(history.weight).toBeLessThanOrEqual(bounds.bytes);
          moments.push({ at: time.now, snapshots: every(readSnapshot) });
        }
        const tracks = every((match, fancyId) => history.track(match, fancyId));
        const last = moments.at(-1)?.snapshots ?? [];
        tracks.forEach((track, index) => {
          // A history begins with a visible line, and lines on screen are dropped last: all of them fit.
          expect(track?.entries[0]?.line).not.toBeNull();
          expect(track?.getSnapshotAt(time.now) ?? null).toEqual(last[index] ?? null);
        });
        moments.forEach(({ at, snapshots }, moment) => {
          // Of several events in one millisecond the last one holds at that moment.
          if (moments[moment + 1]?.at === at) return;
          tracks.forEach((track, index) => {
            if (track === null) return;
            expect(track.getSnapshotAt(at)).toEqual(at < track.from ? null : snapshots[index]);
          });
        });
        // Without a limit reached, everything is kept.
        if (bounds === FANCY_HISTORY_LIMITS)
          moments.forEach(({ at, snapshots }) =>
            tracks.forEach((track, index) =>
              expect(track === null || at < track.from ? (snapshots[index] ?? null) : null).toBeNull(),
            ),
          );
        topics.stop();
      }),
      { numRuns: 300 },
    );
  });

  test('keeps no entry for unchanged responses, also when lines come and go before others', () => {
    const { time, history, topics } = createHarness();
    const receive = (...lines: FancyLine[]) => {
      time.now += 700;
      topics.updateFancies('9', lines, TTL_MS);
    };
    for (let count = 0; count < 500; count += 1) receive(createFancyLine('a'), createFancyLine('b'));
    expect(history.track('9', 'a')?.entries).toHaveLength(1);
    receive(createFancyLine('new'), createFancyLine('a'), createFancyLine('b'));
    receive(createFancyLine('a'), createFancyLine('b'));
    expect(history.track('9', 'b')?.entries).toHaveLength(1);
    expect(history.track('9', 'new')?.entries.map((entry) => entry.line?.name ?? null)).toEqual(['Runs of new', null]);
    receive(createFancyLine('a'), createFancyLine('b', { lockedBy: 'Suspended' }));
    expect(history.track('9', 'a')?.entries).toHaveLength(1);
    expect(history.track('9', 'b')?.entries.map((entry) => entry.line?.lockedBy)).toEqual([null, 'Suspended']);
    topics.stop();
  });

  test('never exceeds its limit and drops what ended first', () => {
    const limits = { bytes: 50_000, ageMs: 3_600_000 };
    const { time, history, topics } = createHarness(limits);
    topics.updateFancies('9', [createFancyLine('still')], TTL_MS);
    topics.updateFancies('9', [], TTL_MS);
    for (let count = 0; count < 2_000; count += 1) {
      time.now += 100;
      topics.updateFancies(
        '9',
        [
          createFancyLine('a', { no: { run: count, size: 100 } }),
          createFancyLine('still'),
          createFancyLine('b', { news: 'x'.repeat(count % 3_000) }),
        ],
        TTL_MS,
      );
      expect(history.weight).toBeLessThanOrEqual(limits.bytes);
    }
    const track = history.track('9', 'a');
    expect(track?.from).toBeGreaterThan(BEGAN + 100);
    expect(track?.getSnapshotAt(BEGAN + 100)).toBeNull();
    expect(track?.getSnapshotAt(time.now)?.line.no?.run).toBe(1_999);
    // Unchanged visible lines are dropped last, however old. Their state before an absence is not.
    expect(history.track('9', 'still')?.from).toBe(BEGAN + 100);
    topics.updateFancies('9', [createFancyLine('a', { news: 'x'.repeat(1_000_000) })], TTL_MS);
    expect(history.weight).toBeLessThanOrEqual(limits.bytes);
    topics.stop();
  });

  test('drops lines that the feed stopped showing after the time limit', () => {
    const { time, history, topics } = createHarness();
    history.setName('9', 'A v B');
    topics.updateFancies('9', [createFancyLine('a')], TTL_MS);
    topics.forget({ kind: 'fancies', matchId: '9' });
    expect(history.listAll()).toEqual([
      { outline: { fancyId: 'a', matchId: '9', matchName: 'A v B', name: 'Runs of a' }, from: BEGAN, to: BEGAN },
    ]);
    time.now += FANCY_HISTORY_LIMITS.ageMs + 60_001;
    topics.updateFancies('8', [createFancyLine('b')], TTL_MS);
    expect(history.listAll().map(({ outline: { matchId: match } }) => match)).toEqual(['8']);
    topics.forget({ kind: 'fancies', matchId: '8' });
    time.now += FANCY_HISTORY_LIMITS.ageMs + 60_001;
    topics.updateFancies('8', [], TTL_MS);
    expect([history.listAll(), history.weight]).toEqual([[], 0]);
    topics.stop();
  });
});

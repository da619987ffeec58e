import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FancyLine } from '../../domain/market.ts';
import { money } from '../../domain/money.ts';
import { createLiveFeed } from '../feed.ts';
import type { LineStanding } from '../past/line-track.ts';
import { LINE_LIMITS, type LineLimits, PastLines } from '../past/lines.ts';
import { Past } from '../past/past.ts';
import { Topics } from '../topics.ts';
import type { Sink } from '../transport.ts';
import { market } from './answers.ts';
import { fakePage } from './fake-page.ts';

const BEGAN = 1_800_000_000_000;
const LIFE = 2_000_000_000;
const MATCHES = ['8', '9'] as const;
const FANCIES = ['a', 'b', 'c', 'd'] as const;

const line = (fancyId: string, part: Partial<FancyLine> = {}): FancyLine => ({
  fancyId, matchId: '9', name: `Runs of ${fancyId}`, category: 'session', order: 1, no: { run: 34, size: 100 }, yes: { run: 36, size: 100 }, lockedBy: null, rateChanged: false,
  minStake: money(100), maxStake: money(900), news: null, ...part,
});

/** What a page shows of session lines, with a record, whose time the test moves. */
function house(limits: LineLimits = LINE_LIMITS) {
  const time = { now: BEGAN };
  const past = new PastLines(() => time.now, limits);
  const topics = new Topics(() => 0, (matchId, lines) => past.tell(matchId, lines));
  const seen = (matchId: string, fancyId: string): LineStanding | null => {
    const topic = topics.fancies(matchId).value;
    const found = topic.phase === 'ready' ? topic.value.find((each) => each.fancyId === fancyId) : undefined;
    return topic.phase !== 'ready' || found === undefined ? null : { line: found, stale: topic.failure !== null };
  };
  return { time, past, topics, seen };
}

const run = fc.option(fc.record({ run: fc.integer({ min: 1, max: 4 }), size: fc.constantFrom(90, 100) }));
const some = fc.record({ fancyId: fc.constantFrom(...FANCIES), no: run, yes: run, lockedBy: fc.constantFrom(null, 'Suspended', 'Ball Running'), rateChanged: fc.boolean() }).map(({ fancyId, ...part }) => line(fancyId, part));
const matchId = fc.constantFrom(...MATCHES);
const step = fc.record({
  waited: fc.integer({ min: 0, max: 2_000 }),
  act: fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('hear' as const), matchId, lines: fc.uniqueArray(some, { maxLength: 4, selector: ({ fancyId }) => fancyId }) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), matchId }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('miss' as const), matchId }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), matchId }) },
  ),
});

describe('the past of session lines', () => {
  it('tells every line at every moment it keeps as it was shown then, however little it may keep', () => {
    const limits = fc.constantFrom<LineLimits>(LINE_LIMITS, { bytes: 9_000, ageMs: Infinity }, { bytes: 30_000, ageMs: Infinity }, { bytes: Infinity, ageMs: 8_000 });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), limits, (steps, kept) => {
        const { time, past, topics, seen } = house(kept);
        const moments: { readonly at: number; readonly shown: readonly (LineStanding | null)[] }[] = [];
        const every = <T>(of: (match: string, fancyId: string) => T): T[] => MATCHES.flatMap((match) => FANCIES.map((fancyId) => of(match, fancyId)));
        let lists: Readonly<Record<string, readonly FancyLine[]>> = {};
        for (const { waited, act } of steps) {
          // The record sweeps once a minute: a second of this test is one.
          time.now += waited * 60;
          if (act.kind === 'hear') lists = { ...lists, [act.matchId]: act.lines };
          if (act.kind === 'miss') topics.miss({ of: 'fancies', matchId: act.matchId }, { kind: 'unreachable', code: 'FETCH_ERROR' }, 2);
          else if (act.kind === 'forget') topics.forget({ of: 'fancies', matchId: act.matchId });
          else topics.hearFancies(act.matchId, structuredClone(lists[act.matchId] ?? []) as FancyLine[], LIFE);
          expect(past.weight).toBeLessThanOrEqual(kept.bytes);
          moments.push({ at: time.now, shown: every(seen) });
        }
        const tracks = every((match, fancyId) => past.track(match, fancyId));
        const last = moments.at(-1)?.shown ?? [];
        tracks.forEach((track, place) => {
          // A past begins with a line that is shown, and what is on screen goes last: all of it has room.
          expect(track?.entries[0]?.line).not.toBeNull();
          expect(track?.standingAt(time.now) ?? null).toEqual(last[place] ?? null);
        });
        moments.forEach(({ at, shown }, index) => {
          // Of things that happened in the same millisecond the last is what stood at that moment.
          if (moments[index + 1]?.at === at) return;
          tracks.forEach((track, place) => {
            if (track === null) return;
            expect(track.standingAt(at)).toEqual(at < track.from ? null : shown[place]);
          });
        });
        // Where nothing had to go, everything is there.
        if (kept === LINE_LIMITS) moments.forEach(({ at, shown }) => tracks.forEach((track, place) => expect(track === null || at < track.from ? (shown[place] ?? null) : null).toBeNull()));
        topics.stop();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of answers that say what is known, also where lines come and go before others', () => {
    const { time, past, topics } = house();
    const hear = (...lines: FancyLine[]) => {
      time.now += 700;
      topics.hearFancies('9', lines, LIFE);
    };
    for (let count = 0; count < 500; count += 1) hear(line('a'), line('b'));
    expect(past.track('9', 'a')?.entries).toHaveLength(1);
    hear(line('new'), line('a'), line('b'));
    hear(line('a'), line('b'));
    expect(past.track('9', 'b')?.entries).toHaveLength(1);
    expect(past.track('9', 'new')?.entries.map((entry) => entry.line?.name ?? null)).toEqual(['Runs of new', null]);
    hear(line('a'), line('b', { lockedBy: 'Suspended' }));
    expect(past.track('9', 'a')?.entries).toHaveLength(1);
    expect(past.track('9', 'b')?.entries.map((entry) => entry.line?.lockedBy)).toEqual([null, 'Suspended']);
    topics.stop();
  });

  it('never holds more than its limit, whatever a server sends, and drops what ended first', () => {
    const limits = { bytes: 50_000, ageMs: 3_600_000 };
    const { time, past, topics } = house(limits);
    topics.hearFancies('9', [line('still')], LIFE);
    topics.hearFancies('9', [], LIFE);
    for (let count = 0; count < 2_000; count += 1) {
      time.now += 100;
      topics.hearFancies('9', [line('a', { no: { run: count, size: 100 } }), line('still'), line('b', { news: 'x'.repeat(count % 3_000) })], LIFE);
      expect(past.weight).toBeLessThanOrEqual(limits.bytes);
    }
    const track = past.track('9', 'a');
    expect(track?.from).toBeGreaterThan(BEGAN + 100);
    expect(track?.standingAt(BEGAN + 100)).toBeNull();
    expect(track?.standingAt(time.now)?.line.no?.run).toBe(1_999);
    // What is still shown as it was goes last, however long ago it was said; not what it was before it was gone.
    expect(past.track('9', 'still')?.from).toBe(BEGAN + 100);
    topics.hearFancies('9', [line('a', { news: 'x'.repeat(1_000_000) })], LIFE);
    expect(past.weight).toBeLessThanOrEqual(limits.bytes);
    topics.stop();
  });

  it('drops in time what the feed no longer shows, and weighs nothing then', () => {
    const { time, past, topics } = house();
    past.name('9', 'A v B');
    topics.hearFancies('9', [line('a')], LIFE);
    topics.forget({ of: 'fancies', matchId: '9' });
    expect(past.all()).toEqual([{ outline: { fancyId: 'a', matchId: '9', matchName: 'A v B', name: 'Runs of a' }, from: BEGAN, to: BEGAN }]);
    time.now += LINE_LIMITS.ageMs + 60_001;
    topics.hearFancies('8', [line('b')], LIFE);
    expect(past.all().map(({ outline: { matchId: match } }) => match)).toEqual(['8']);
    topics.forget({ of: 'fancies', matchId: '8' });
    time.now += LINE_LIMITS.ageMs + 60_001;
    topics.hearFancies('8', [], LIFE);
    expect([past.all(), past.weight]).toEqual([[], 0]);
    topics.stop();
  });
});

describe('a feed', () => {
  beforeEach(() => void vi.useFakeTimers({ now: BEGAN }));
  afterEach(() => void vi.useRealTimers());

  it('keeps session lines of list and stream, that their answers were missed or came no more, and that they were let go', async () => {
    let told: Sink | null = null;
    const past = new Past();
    const feed = createLiveFeed((sink) => {
      told = sink;
      return { watchHome: () => () => undefined, watchMatch: () => () => undefined, refresh: () => undefined };
    }, fakePage(), past);
    const sink = told as unknown as Sink;
    const heard = { askedAt: 0, tookMs: 1, lifeMs: 3_000 };
    const release = feed.watchMatch('9');
    sink.match('9', [market(200)], heard);
    sink.fancies('9', [line('a')], heard);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.lines('9', [line('a', { lockedBy: 'Ball Running' })], 3_000);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.missed({ of: 'fancies', matchId: '9' }, { kind: 'unreachable', code: 'FETCH_ERROR' }, 2, 0);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.lines('9', [line('a')], 3_000);
    // Nothing is heard any more.
    await vi.advanceTimersByTimeAsync(10_000);
    release();
    const track = past.lines.track('9', 'a');
    expect(track?.outline).toMatchObject({ matchName: 'India v Australia', name: 'Runs of a' });
    expect(track?.entries.map(({ at, line: said, stale }) => [Math.round((at - BEGAN) / 1000), said === null ? 'gone' : said.lockedBy, stale])).toEqual([
      [0, null, false],
      [1, 'Ball Running', false],
      [2, 'Ball Running', true],
      [3, null, false],
      [6, null, true],
      [13, 'gone', false],
    ]);
    feed.stop();
  });
});

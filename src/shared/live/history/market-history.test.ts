import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLevels } from '#shared/live/testing/read-levels.ts';
import { getBestLevels, type MarketBook } from '../store/book.ts';
import type { MarketChange } from '../store/changes.ts';
import { createPriceStore } from '../store/price-store.ts';
import type { WritablePriceStore } from '../store/writable-price-store.ts';
import { change, polled } from '../testing/any-change.ts';
import { BEGAN, createRecordedStore, TTL_MS } from '../testing/recorded-store.ts';
import { MARKETS, RUNNERS, SIDES } from '../testing/screen.ts';
import { HISTORY_LIMITS } from './market-history.ts';
import type { MarketTrack } from './market-track.ts';

type MarketSnapshot = Readonly<Record<string, unknown>> | null;

function describeLive(store: WritablePriceStore, marketId: string): MarketSnapshot {
  const facts = store.getMarket(marketId);
  if (facts === null) return null;
  const runners = RUNNERS.map((id) => {
    const status = store.getRunner(marketId, id)?.status ?? null;
    return [status, ...SIDES.map((side) => readLevels(store, marketId, id, side))];
  });
  return { ...facts, runners };
}

function describePast(track: MarketTrack | null, at: number): MarketSnapshot {
  const snapshot = track?.getSnapshotAt(at) ?? null;
  if (snapshot === null || snapshot.book.status === null) return null;
  return describeBook(snapshot.book, snapshot.stale);
}

function describeBook(book: MarketBook, stale: boolean): MarketSnapshot {
  const { status, inPlay, locked, news, totalMatched } = book;
  const runners = RUNNERS.map((id) => {
    const runner = book.runners.get(id);
    return [
      runner?.status ?? null,
      ...SIDES.map((side) => (runner === undefined ? [null, null, null] : getBestLevels(runner[side], side))),
    ];
  });
  return { status, inPlay, locked, news, totalMatched, freshness: stale ? 'stale' : 'live', runners };
}

const step = fc.record({
  waited: fc.integer({ min: 0, max: 2_000 }),
  act: fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes: readonly MarketChange[]) => ({ kind: 'apply' as const, changes })),
    },
    {
      weight: 4,
      arbitrary: fc
        .array(polled, { minLength: 1, maxLength: 3 })
        .map((changes: readonly MarketChange[]) => ({ kind: 'apply' as const, changes })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...MARKETS).map((marketId) => ({ kind: 'stale' as const, marketId })) },
    { weight: 1, arbitrary: fc.constantFrom(...MARKETS).map((marketId) => ({ kind: 'keep' as const, marketId })) },
    { weight: 1, arbitrary: fc.constantFrom(...MARKETS).map((marketId) => ({ kind: 'forget' as const, marketId })) },
  ),
});

describe('MarketHistory', () => {
  test('returns every market at every moment as the store showed it, also after it left and returned', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (steps, entries) => {
        const { page, time, history, store } = createRecordedStore({ ...HISTORY_LIMITS, entries });
        const moments: { readonly at: number; readonly snapshots: readonly MarketSnapshot[] }[] = [];
        for (const { waited, act } of steps) {
          time.now += waited;
          if (act.kind === 'apply') store.apply(act.changes, TTL_MS);
          else if (act.kind === 'stale') store.markStale([act.marketId], page.now());
          else if (act.kind === 'keep') store.extend([act.marketId], TTL_MS);
          else store.forget([act.marketId]);
          page.paint();
          moments.push({ at: time.now, snapshots: MARKETS.map((marketId) => describeLive(store, marketId)) });
        }
        const tracks = MARKETS.map((marketId) => history.track(marketId));
        moments.forEach(({ at, snapshots }, index) => {
          // Of several events in one millisecond the last one holds at that moment.
          if (moments[index + 1]?.at === at) return;
          tracks.forEach((track, market) => expect(describePast(track, at)).toEqual(snapshots[market]));
        });
        store.stop();
      }),
      { numRuns: 300 },
    );
  });

  test('leads from one moment to another by the changes in between, in one go or in steps', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 5, maxLength: 50 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
        (steps, places) => {
          const { page, time, history, store } = createRecordedStore({ ...HISTORY_LIMITS, entries: 4 });
          for (const { waited, act } of steps) {
            // Two events in one millisecond may cancel each other out, which this test skips.
            time.now += waited + 1;
            if (act.kind === 'apply') store.apply(act.changes, TTL_MS);
            else if (act.kind === 'forget') store.forget([act.marketId]);
          }
          store.stop();
          for (const marketId of MARKETS) {
            const track = history.track(marketId);
            if (track === null) continue;
            const secondStore = createPriceStore(page);
            let at = track.from - 1;
            for (const until of [...places]
              .sort((one, other) => one - other)
              .map((place) => Math.floor(track.from + place * (track.to - track.from)))) {
              for (const { event } of track.listBetween(at, until)) {
                if (event === 'missing') secondStore.forget([marketId]);
                else if (typeof event !== 'string') secondStore.apply([event], TTL_MS);
              }
              page.paint();
              at = until;
              const then = describePast(track, until);
              expect(describeLive(secondStore, marketId)).toEqual(then);
            }
            secondStore.stop();
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test("stays in order when the machine's clock is set back", () => {
    const { time, history, store } = createRecordedStore();
    const status = (value: 'open' | 'suspended') =>
      store.apply([{ marketId: '1.1', image: false, facts: { status: value }, runners: [] }], TTL_MS);
    status('open');
    time.now -= 3_600_000;
    status('suspended');
    expect(history.track('1.1')?.getSnapshotAt(BEGAN)?.book.status).toBe('suspended');
    store.stop();
  });
});

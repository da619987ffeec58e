import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Levels, Market } from '#shared/domain/market/market.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { connectClient, createMarket, createOffer, findDifferences, MARKET_IDS, RUNNER_IDS } from './client.ts';
import { FakeConnection, FakeStreamExchange, type NetworkFault } from './fake-exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICK = 250;

const levels = fc
  .tuple(fc.integer({ min: 102, max: 500 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 900_000 }))
  .map(
    ([best, depth, size]) =>
      [0, 1, 2].map((level) => (level < depth ? createOffer(best - level, size + level) : null)) as unknown as Levels,
  );
const toOffers = levels.map(
  (side) =>
    side.map((each, level) => each && createOffer(each.price + 600 + 2 * level, each.size)) as unknown as Levels,
);

const change = fc.record({
  marketId: fc.constantFrom(...MARKET_IDS),
  runnerId: fc.constantFrom(...RUNNER_IDS),
  back: levels,
  lay: toOffers,
  status: fc.constantFrom<Market['status']>('open', 'open', 'open', 'suspended'),
  out: fc.boolean(),
  locked: fc.boolean(),
});

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      mishap: fc.constantFrom<NetworkFault>('none', 'none', 'twice', 'late', 'repeated-late'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cut' as const), missed: fc.array(change, { maxLength: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('show' as const), marketIds: fc.subarray(MARKET_IDS, { minLength: 1 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('detail' as const), detail: fc.constantFrom('full', 'lite') }),
  },
);

const EMPTY: Levels = [null, null, null];

function apply(
  engine: FakeStreamExchange,
  { marketId, runnerId, back, lay, status, out, locked }: typeof change extends fc.Arbitrary<infer T> ? T : never,
): void {
  const market = engine.markets.get(marketId);
  if (market === undefined) throw new Error(`no market ${marketId}`);
  const runners = market.runners.map((runner) =>
    runner.runnerId !== runnerId
      ? runner
      : out
        ? { ...runner, status: 'removed' as const, back: EMPTY, lay: EMPTY }
        : { ...runner, status: 'active' as const, back, lay },
  );
  engine.markets.set(marketId, { ...market, status, locked, runners });
}

describe('stream over an unreliable connection', () => {
  test('the stream ends at the book of the exchange after 1,000 sequences of lost and reordered messages', () => {
    let sequences = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 20 }), (steps) => {
        const engine = new FakeStreamExchange();
        for (const marketId of MARKET_IDS)
          engine.markets.set(
            marketId,
            createMarket(marketId, (_, side) => [createOffer(side === 'back' ? 200 : 210, 500), null, null]),
          );
        const connection = new FakeConnection(engine);
        const page = createFakeEnvironment();
        const client = connectClient(connection, page);
        client.show(MARKET_IDS);
        vi.advanceTimersByTime(TICK);
        for (const each of steps) {
          if (each.kind === 'detail') client.detail.publish(each.detail);
          else if (each.kind === 'show') client.show(each.marketIds);
          else if (each.kind === 'cut') {
            for (const missed of each.missed) apply(engine, missed);
            connection.cut();
          } else {
            connection.networkFault = each.mishap;
            for (const one of each.changes) apply(engine, one);
          }
          vi.advanceTimersByTime(TICK);
        }
        connection.networkFault = 'none';
        client.show(MARKET_IDS);
        // Longer than the pause before the client reconnects.
        vi.advanceTimersByTime(8_000);
        page.paint();
        const levelCount = client.detail.read() === 'lite' ? 1 : 3;
        expect(findDifferences(client.store, engine.markets, levelCount)).toEqual([]);
        expect(client.side.covers(client.subject)).toBe(true);
        expect(client.states.at(-1)).toMatchObject({ transport: 'socket', isFallback: false });
        client.side.stop();
        client.store.stop();
        connection.hub.dispose();
        sequences += 1;
      }),
      { numRuns: 1000 },
    );
    expect(sequences).toBeGreaterThanOrEqual(1000);
  });
});

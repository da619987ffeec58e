import { describe, expect, test } from 'vitest';
import { getDrawnPrice, SESSION_RUNNER_ID } from '#shared/domain/market/price-history.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { EVENING, findMarket, openExchange } from '../tests/test-exchange.ts';

describe('The price history of the simulated exchange', () => {
  test('ends with the prices on offer', () => {
    const exchange = openExchange();
    const market = findMarket(exchange, ({ kind, inPlay }) => kind === 'odds' && inPlay);
    const history = exchange.board.findPriceHistory({ marketId: market.marketId });
    expect(history?.runners.map(({ runnerId, points }) => [runnerId, points.at(-1)?.slice(1)])).toEqual(
      market.runners.map(({ runnerId, back, lay }) => [runnerId, [back[0]?.price ?? null, lay[0]?.price ?? null]]),
    );
  });

  test('begins before the market was on screen, in every market of a match', () => {
    const exchange = openExchange();
    const { matchId } = findMarket(exchange, ({ sportId, inPlay }) => sportId === '4' && inPlay);
    for (const { marketId, startsAt } of exchange.board.listMatchMarkets(matchId)) {
      const history = exchange.board.findPriceHistory({ marketId });
      expect(history?.runners[0]?.points[0]?.[0]).toBeLessThan(Date.parse(startsAt));
    }
  });

  test('is the same when another exchange of the seed is asked', () => {
    const { marketId } = findMarket(openExchange(), ({ inPlay }) => inPlay);
    const query = { marketId, to: EVENING - MINUTE_MS };
    expect(openExchange().board.findPriceHistory(query)).toEqual(
      openExchange(EVENING + MINUTE_MS / 2).board.findPriceHistory(query),
    );
  });

  test('has the wickets of a cricket match, and no event after now', () => {
    const exchange = openExchange();
    const rows = exchange.board.listHomeMatches().filter(({ sportId, inPlay }) => sportId === '4' && inPlay);
    const events = rows.flatMap(({ marketId }) => exchange.board.findPriceHistory({ marketId })?.events ?? []);
    expect(events.filter(({ kind }) => kind === 'wicket').length).toBeGreaterThan(5);
    expect(Math.max(...events.map(({ at }) => at))).toBeLessThanOrEqual(EVENING);
  });

  test('keeps to the resolution and the span of the request', () => {
    const exchange = openExchange();
    const { marketId } = findMarket(exchange, ({ inPlay, sportId }) => inPlay && sportId === '4');
    const history = exchange.board.findPriceHistory({ marketId, from: EVENING - 15 * MINUTE_MS, resolution: 40 });
    for (const { points } of history?.runners ?? []) {
      expect(points.length).toBeLessThanOrEqual(40);
      expect(points[0]?.[0]).toBeGreaterThanOrEqual(EVENING - 15 * MINUTE_MS);
    }
    const all = exchange.board.findPriceHistory({ marketId, from: 0, resolution: 1e9 });
    expect(all?.runners[0]?.points[0]?.[0]).toBeGreaterThanOrEqual(EVENING - 8 * HOUR_MS);
    expect(all?.runners[0]?.points.length).toBeLessThanOrEqual(1_000);
  });

  test('has the runs of a session line', () => {
    const exchange = openExchange();
    const line = exchange.board
      .listHomeMatches()
      .flatMap(({ matchId }) => exchange.board.listFancies(matchId))
      .find(({ yes }) => yes !== null);
    const history = exchange.board.findPriceHistory({ marketId: line?.fancyId ?? '' });
    expect(history?.runners.map(({ runnerId }) => runnerId)).toEqual([SESSION_RUNNER_ID]);
    expect(history?.runners[0]?.points.some((point) => getDrawnPrice(point) !== null)).toBe(true);
  });

  test('has the runners of a race', () => {
    const exchange = openExchange();
    const [race] = exchange.board.listRaces('7');
    const history = exchange.board.findPriceHistory({ marketId: race?.marketId ?? '' });
    expect(history?.runners.length).toBeGreaterThanOrEqual(8);
  });

  test('is null for an unknown market', () => {
    expect(openExchange().board.findPriceHistory({ marketId: 'none' })).toBeNull();
  });
});

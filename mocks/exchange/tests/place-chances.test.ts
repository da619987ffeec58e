import { describe, expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { sum, units } from '#shared/domain/money/money.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { calculatePlaceChances, countPlaces } from '../world/place-chances.ts';
import { listWinners } from '../world/simulated-match.ts';
import { advancePastDelay, EVENING, findUserId, openExchange, world } from './test-exchange.ts';

test.each([
  [4, 0],
  [5, 2],
  [7, 2],
  [8, 3],
  [15, 3],
  [16, 4],
  [24, 4],
])('a race of %d runners places %d of them', (declared, places) => expect(countPlaces(declared)).toBe(places));

describe('chance to be placed', () => {
  const winning = [0.4, 0.3, 0.2, 0.1];

  test('the chances to be placed equal the sums over the orders of finish', () => {
    // First, or second behind each other runner.
    const expected = winning.map(
      (winChance, i) =>
        winChance +
        winning.reduce((total, first, j) => (i === j ? total : total + (first * winChance) / (1 - first)), 0),
    );
    calculatePlaceChances(winning, winning, 2).forEach((chance, i) => expect(chance).toBeCloseTo(expected[i] ?? 0, 10));
  });

  test('the chance to be placed is at least the chance to win and sums to the places', () => {
    const chances = calculatePlaceChances([0.5, 0.3, 0, 0.15, 0.05], [1, 5, 9, 2, 2], 3);
    expect(chances[2]).toBe(0);
    expect(chances.every((chance, i) => chance >= ([0.5, 0.3, 0, 0.15, 0.05][i] ?? 1))).toBe(true);
    expect(chances.reduce((total, chance) => total + chance, 0)).toBeCloseTo(3, 10);
  });

  test('every runner has a price when no more runners run than are placed', () =>
    expect(calculatePlaceChances([0.6, 0.4], [0.6, 0.4], 3)).toEqual([0.989, 0.989]));
});

const races = ['7', '4339'].flatMap((sportId) =>
  world.listFixtures(sportId as '7' | '4339', EVENING - 3 * HOUR_MS, EVENING).map(world.getMatch),
);

describe('place market beside a race', () => {
  test('the place market never crosses or pays more than laying the win costs', () => {
    let compared = 0;
    for (const {
      markets: [win, place],
      announcement,
      endsAt,
    } of races) {
      if (win === undefined || place === undefined) continue;
      for (let time = announcement.startsAt - HOUR_MS; time < endsAt; time += 7 * MINUTE_MS + 13 * SECOND_MS) {
        const winners = win.getStateAt(time).runners;
        for (const [i, { back, lay }] of place.getStateAt(time).runners.entries()) {
          if (back[0] && lay[0]) expect(back[0].price).toBeLessThan(lay[0].price);
          const toLay = winners[i]?.lay[0];
          if (back[0] && toLay) expect(back[0].price).toBeLessThanOrEqual(toLay.price);
          compared += Number(back[0] !== null);
        }
      }
    }
    expect(compared).toBeGreaterThan(3_000);
  });

  test('the place market ends with the first of the race, the winner among them', () => {
    let [likely, checkedCount] = [0, 0];
    for (const {
      markets: [win, place],
    } of races) {
      if (win?.ending.kind !== 'won' || place?.ending.kind !== 'won' || place.winners === undefined) continue;
      const placed = place
        .getStateAt(place.settlesAt)
        .runners.filter(({ status }) => status === 'winner')
        .map(({ runnerId }) => runnerId);
      expect(placed).toHaveLength(place.winners);
      expect(placed).toContain(win.ending.winnerId);
      expect(new Set(place.ending.order).size).toBe(place.ending.order?.length);
      if (place.announcement.sportId !== '7') continue;
      for (const { runnerId, back } of place.getStateAt(place.settlesAt - 46 * SECOND_MS).runners) {
        if (!placed.includes(runnerId)) continue;
        checkedCount += 1;
        if (back[0] !== null && back[0].price < 200) likely += 1;
      }
    }
    expect(likely / checkedCount).toBeGreaterThan(0.85);
  });

  test('the place market gives the place of a removed runner to the next runner', () => {
    expect(listWinners({ kind: 'won', winnerId: 1, order: [1, 2, 3, 4] }, 2, (runnerId) => runnerId !== 2)).toEqual([
      1, 3,
    ]);
    expect(listWinners({ kind: 'won', winnerId: 1 }, 1, () => true)).toEqual([1]);
  });
});

/** Opens a race an hour ahead without removed runners, and its place market. */
function openPlace(exchange: ReturnType<typeof openExchange>): Market {
  for (const race of exchange.board.listRaces('7')) {
    const [, place] = exchange.board.listMatchMarkets(race.matchId);
    const source = place && world.findMarket(place.marketId);
    if (
      source &&
      source.runners.every(({ removedAt }) => removedAt === null) &&
      Date.parse(race.startsAt) > EVENING + 20 * MINUTE_MS
    )
      return place;
  }
  throw new Error('no race with places');
}

describe('bets on places', () => {
  test('a bet on a place settles by the order of finish, within the exact worst case', async () => {
    const exchange = openExchange();
    const userId = findUserId(exchange, 'demo');
    const market = openPlace(exchange);
    const source = world.findMarket(market.marketId);
    const ending = source?.ending;
    if (ending?.kind !== 'won' || ending.order === undefined) throw new Error('missing: an order of finish');
    const [first, second, , , last] = ending.order;
    const bets = [
      [first, 'back', 200],
      [second, 'lay', 100],
      [last, 'back', 150],
    ] as const;
    const placed = await Promise.all(
      bets.map(async ([runnerId, side, rupees]) => {
        const offer = market.runners.find((runner) => runner.runnerId === runnerId)?.[side][0];
        if (runnerId === undefined || !offer) throw new Error('missing: an offer');
        const outcome = await advancePastDelay(
          exchange,
          exchange.betting.place(userId, {
            marketId: market.marketId,
            runnerId,
            side,
            price: offer.price,
            stake: units(rupees),
          }),
          0,
        );
        if (outcome.kind !== 'placed' || outcome.bets[0] === undefined) throw new Error('missing: placed');
        return outcome.bets[0];
      }),
    );
    const [won, laid, lost] = placed;
    if (won === undefined || laid === undefined || lost === undefined) throw new Error('missing: three bets');
    expect(exchange.betting.getPositions(userId, market.matchId)[market.marketId]).toContainEqual({
      runnerId: first,
      result: won.profit,
      otherwise: units(-200),
    });
    // The laid runner is placed, the backed runners are not.
    expect(exchange.betting.getBalance(userId).exposure).toBe(-(laid.liability + units(350)));
    exchange.clock.advance((source?.settlesAt ?? 0) - exchange.clock.now() + SECOND_MS);
    const settled = exchange.betting.listByEvent(userId, market.marketId);
    expect(settled).toHaveLength(3);
    expect(settled[0]?.winnerName?.split(', ')).toHaveLength(source?.winners ?? 0);
    const result = won.profit - laid.liability - units(150);
    expect(sum(settled.map((bet) => bet.result ?? units(0)))).toBe(result);
    expect(exchange.betting.getBalance(userId)).toMatchObject({ exposure: 0, available: units(50_000) + result });
    expect(exchange.ledger.getStatement(userId, {}).rows.at(-1)).toMatchObject({ amount: result });
  });

  test('a bet on the place of a removed runner is void and leaves the exposure', async () => {
    const exchange = openExchange();
    const userId = findUserId(exchange, 'demo');
    const market = openPlace(exchange);
    const [one, other] = market.runners;
    if (one === undefined || other === undefined || one.back[0] === null || other.back[0] === null)
      throw new Error('missing: two offers');
    await exchange.betting.placeMany(userId, [
      { marketId: market.marketId, runnerId: one.runnerId, side: 'back', price: one.back[0].price, stake: units(100) },
      {
        marketId: market.marketId,
        runnerId: other.runnerId,
        side: 'back',
        price: other.back[0].price,
        stake: units(200),
      },
    ]);
    expect(exchange.betting.getBalance(userId).exposure).toBe(units(-300));
    await exchange.operator.removeRunner(market.marketId, one.runnerId);
    expect(exchange.betting.getBalance(userId).exposure).toBe(units(-200));
    expect(
      exchange.betting
        .getPositions(userId, market.matchId)
        [market.marketId]?.some(({ runnerId }) => runnerId === one.runnerId),
    ).toBe(false);
    expect(exchange.betting.list(userId, 'void', {}).rows).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleLadderBet } from '../testing/ladder-bets.ts';
import { calculateClosings, placeOwnBets } from './ladder-figures.ts';

const prices = [214, 212, 210].map(odds);
const placeBets = (...bets: Bet[]) => placeOwnBets(bets, '1.1', 'Mumbai', 'betfair', prices);
const createBet = (overrides: Partial<Bet>) =>
  createSampleLadderBet({ marketId: '1.1', selectionName: 'Mumbai', ...overrides });

describe('placeOwnBets', () => {
  test('adds up the stakes at each price and side', () => {
    const { rows, outOfSight } = placeBets(
      createBet({ price: odds(212), stake: units(100) }),
      createBet({ price: odds(212), stake: units(50) }),
      createBet({ price: odds(212), side: 'lay', stake: units(30) }),
    );
    expect(rows).toEqual([
      { back: null, lay: null },
      { back: units(150), lay: units(30) },
      { back: null, lay: null },
    ]);
    expect(outOfSight).toBe(0);
  });

  test('puts a stake on the closest ladder price', () => {
    const { rows } = placeBets(createBet({ price: odds(213), stake: units(100) }));
    expect(rows[0]?.back).toBe(units(100));
  });

  test('counts bets out of sight', () => {
    const { outOfSight } = placeBets(createBet({ price: odds(300) }), createBet({ price: odds(101) }));
    expect(outOfSight).toBe(2);
  });

  test.each<Partial<Bet>>([
    { marketId: '1.2' },
    { selectionName: 'Chennai' },
    { state: 'void' },
    { state: 'deleted' },
    { settledAt: '2026-03-14T16:00:00Z' },
  ])('leaves out %o', (overrides) => {
    expect(placeBets(createBet({ price: odds(212), ...overrides }))).toEqual({
      rows: prices.map(() => ({ back: null, lay: null })),
      outOfSight: 0,
    });
  });
});

describe('calculateClosings', () => {
  const market = { kind: 'odds', type: 'match-odds' } as const;
  const positionsOpen = [
    { runnerId: 1, result: units(400) },
    { runnerId: 2, result: units(-100) },
  ];

  test('returns a figure for every price in sight', () => {
    const closings = calculateClosings(market, positionsOpen, [1, 2], 1, [odds(510), odds(500), odds(490)]);
    expect(closings).toEqual({ isEqual: true, rows: [-196, 0, 204] });
  });

  test('leaves out removed runners', () => {
    expect(
      calculateClosings(market, [...positionsOpen, { runnerId: 3, result: units(-900) }], [1, 2], 1, [odds(490)])?.rows,
    ).toEqual([204]);
  });

  test('counts a runner without a figure as 0', () => {
    expect(calculateClosings(market, positionsOpen, [1, 2, 3], 1, [odds(490)])?.isEqual).toBe(false);
  });

  test.each([
    ['the positions have not loaded', null, market],
    ['there is no bet', [], market],
    ['several runners win', positionsOpen, { kind: 'odds', type: 'to-be-placed' }] as const,
  ] as const)('returns null when %s', (_reason, positions, kind) => {
    expect(calculateClosings(kind, positions, [1, 2], 1, [odds(490)])).toBeNull();
  });
});

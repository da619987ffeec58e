import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BetTerms, calculateProfit } from '../bet/profit.ts';
import { money, parseMoney, units } from '../money/money.ts';
import { odds, parsePrice } from '../odds/odds.ts';
import { findFirstBreach, listBreaches } from './limits.ts';
import type { Limits, MarketKind, Side } from './market.ts';

const none: Limits = { minStake: null, maxStake: null, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };
const limits: Limits = {
  ...none,
  minStake: units(100),
  maxStake: units(5000),
  minOdds: odds(110),
  maxOdds: odds(2000),
  maxProfit: units(10_000),
};

const createBet = (kind: MarketKind, side: Side, price: number | string, stake: number | string): BetTerms => {
  const [readPrice, readStake] = [parsePrice(price), parseMoney(stake)];
  if (readPrice === null || readStake === null) throw new Error('a row that cannot be read');
  return { kind, side, price: readPrice, stake: readStake };
};

describe('findFirstBreach', () => {
  test.each([
    ['odds', 'back', 2, 100, null],
    ['odds', 'back', 2, 99, 'min-size'],
    ['odds', 'back', 2, '99.99', 'min-size'],
    ['odds', 'back', 2, 5000, null],
    ['odds', 'back', 2, 5001, 'max-size'],
    ['odds', 'back', 1.1, 100, null],
    ['odds', 'back', 1.09, 100, 'min-odds'],
    ['odds', 'back', 20, 100, null],
    ['odds', 'lay', 20.01, 100, 'max-odds'],
    ['odds', 'back', 3, 5000, null],
    ['odds', 'back', 3.01, 5000, 'max-profit'],
    ['odds', 'lay', 3.01, 5000, null],
    ['odds', 'back', 1.09, 99, 'min-size'],
    ['odds', 'back', 21, 5001, 'max-size'],
    ['bookmaker', 'back', 1.09, 100, 'min-odds'],
    ['fancy', 'back', 200, 5000, null],
    ['fancy', 'back', 201, 5000, 'max-profit'],
    ['fancy', 'lay', 201, 5000, null],
  ] as const)('judges %s %s at %s with stake %s: %s', (kind, side, price, stake, code) => {
    expect(findFirstBreach(createBet(kind, side, price, stake), limits)?.code ?? null).toBe(code);
  });

  test('each breach carries the code of the limit and the limit itself', () => {
    expect(findFirstBreach(createBet('odds', 'back', 2, 1), { ...none, minStake: money(150) })).toEqual({
      code: 'min-size',
      limit: 150,
    });
    expect(findFirstBreach(createBet('odds', 'back', 1.5, 1), { ...none, minOdds: odds(185) })).toEqual({
      code: 'min-odds',
      limit: 185,
    });
  });

  test('listBreaches returns every breach in the same order', () => {
    const impossible: Limits = {
      ...none,
      minStake: units(10),
      maxStake: units(5),
      minOdds: odds(300),
      maxOdds: odds(150),
      maxProfit: units(1),
    };
    expect(listBreaches(createBet('odds', 'back', 2, 7), impossible).map(({ code, limit }) => [code, limit])).toEqual([
      ['min-size', 1_000],
      ['max-size', 500],
      ['min-odds', 300],
      ['max-odds', 150],
      ['max-profit', 100],
    ]);
    expect(listBreaches(createBet('odds', 'back', 2, 7), none)).toEqual([]);
  });
});

const terms = fc.record({
  kind: fc.constantFrom<MarketKind>('odds', 'bookmaker', 'fancy'),
  side: fc.constantFrom<Side>('back', 'lay'),
  price: fc.integer({ min: 101, max: 100_000 }).map(odds),
  stake: fc.integer({ min: 1, max: 1e9 }).map(money),
});

describe('bet limits at their edge', () => {
  test('bet limits allow the limit itself and nothing beyond', () => {
    fc.assert(
      fc.property(terms, (betTerms) => {
        const won = calculateProfit(betTerms);
        fc.pre(won > 0);
        const exact: Limits = {
          minStake: betTerms.stake,
          maxStake: betTerms.stake,
          minOdds: betTerms.price,
          maxOdds: betTerms.price,
          maxProfit: won,
          delaySeconds: 0,
        };
        expect(findFirstBreach(betTerms, exact)).toBeNull();
        expect(findFirstBreach(betTerms, { ...none, minStake: money(betTerms.stake + 1) })?.code).toBe('min-size');
        expect(findFirstBreach(betTerms, { ...none, maxStake: money(betTerms.stake - 1) })?.code).toBe('max-size');
        expect(findFirstBreach(betTerms, { ...none, maxProfit: money(won - 1) })?.code).toBe('max-profit');
      }),
    );
  });

  test('findFirstBreach returns the first of all breaches', () => {
    const anyLimits = fc.record({
      minStake: fc.option(fc.integer({ min: 1, max: 1e9 }).map(money)),
      maxStake: fc.option(fc.integer({ min: 1, max: 1e9 }).map(money)),
      minOdds: fc.option(fc.integer({ min: 101, max: 1000 }).map(odds)),
      maxOdds: fc.option(fc.integer({ min: 101, max: 5000 }).map(odds)),
      maxProfit: fc.option(fc.integer({ min: 1, max: 1e9 }).map(money)),
      delaySeconds: fc.constant(5),
    });
    fc.assert(
      fc.property(terms, anyLimits, (betTerms, betLimits) => {
        expect(findFirstBreach(betTerms, betLimits)).toEqual(listBreaches(betTerms, betLimits)[0] ?? null);
      }),
    );
  });
});

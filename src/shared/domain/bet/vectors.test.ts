import { describe, expect, test } from 'vitest';
import balanceFlow from '../../../../tests/vectors/balance-flow.json';
import bookmaker from '../../../../tests/vectors/bookmaker.json';
import oddsMarket from '../../../../tests/vectors/odds-market.json';
import priceLadder from '../../../../tests/vectors/price-ladder.json';
import unmatched from '../../../../tests/vectors/unmatched-exposure.json';
import type { Side } from '../market/market.ts';
import { type Money, parseMoney, toDecimal, units, ZERO } from '../money/money.ts';
import { findNearestPrice, getLadderPrices, isOnLadder, listLineValues, moveByTicks } from '../odds/ladder.ts';
import { asOdds, type MarketPrice, type Odds, parsePrice, toDecimalPrice } from '../odds/odds.ts';
import { projectBalance } from './balance.ts';
import type { MatchedBet } from './bet.ts';
import {
  addBetToSingleWinnerPositions,
  calculateSingleWinnerPositions,
  calculateUnmatchedExposure,
  completeSingleWinnerPositions,
  findLowestSingleWinnerResult,
} from './single-winner-positions.ts';

interface VectorBet {
  selection: string;
  side: string;
  price: number;
  stake: number;
}

/** Runner ids of the letters in the vectors. 'other' stands for every runner without a bet. */
const ids: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, H: 4, D: 5, other: 99 };
const toRunnerId = (name: string): number => ids[name] ?? expect.fail(`no runner ${name}`);

const must = <T>(value: T | null): T => value ?? expect.fail('the table holds a value that cannot be read');
const amount = (raw: number): Money => must(parseMoney(raw));
const price = (raw: number): MarketPrice => must(parsePrice(raw));
const decimalOdds = (raw: number): Odds => asOdds(price(raw));

const toMatchedBet = (bet: VectorBet): MatchedBet => ({
  runnerId: toRunnerId(bet.selection),
  side: bet.side as Side,
  price: price(bet.price),
  stake: amount(bet.stake),
});

const figures = (results: object): { runnerId: number; result: Money }[] =>
  Object.entries(results).map(([name, result]) => ({ runnerId: toRunnerId(name), result: amount(result as number) }));

describe('positions of an odds market', () => {
  test.each(oddsMarket.cases.map((row) => [row.id, row] as const))('match vector %s', (_id, row) => {
    const expected = figures(row.ifWins);
    expect(
      calculateSingleWinnerPositions(
        'odds',
        row.bets.map(toMatchedBet),
        expected.map(({ runnerId }) => runnerId),
      ),
    ).toEqual(expected);
  });
});

describe('positions of a bookmaker market', () => {
  test.each(bookmaker.cases.map((row) => [row.id, row] as const))('match vector %s', (_id, row) => {
    const bets = row.bets.map(toMatchedBet);
    expect(calculateSingleWinnerPositions('bookmaker', bets, bookmaker.runners.map(toRunnerId))).toEqual(
      figures(row.ifWins),
    );
  });
});

describe('The cost of unmatched bets', () => {
  test.each(unmatched.cases.map((row) => [row.id, row] as const))('matches vector %s', (_id, row) => {
    const exposure = calculateUnmatchedExposure('odds', row.unmatched.map(toMatchedBet), toRunnerId('A'));
    expect({ ifWins: toDecimal(exposure.ifWins), ifLoses: toDecimal(exposure.ifLoses) }).toEqual({
      ifWins: row.ifWins,
      ifLoses: row.ifLoses,
    });
  });
});

describe('balance and exposure while bets are placed', () => {
  const start = { available: units(balanceFlow.start.balance), exposure: units(balanceFlow.start.exposure) };
  const none = completeSingleWinnerPositions([], balanceFlow.market.runners.map(toRunnerId));

  test('balance and exposure follow the vectors step by step', () => {
    let balance: { available: Money; exposure: Money } = start;
    let positions = none;
    for (const step of balanceFlow.steps) {
      const next = addBetToSingleWinnerPositions('odds', positions, toMatchedBet(step.bet));
      const after = projectBalance(balance, {
        before: findLowestSingleWinnerResult(positions),
        after: findLowestSingleWinnerResult(next),
      });
      expect(after).toEqual({ isAffordable: true, available: amount(step.balance), exposure: amount(step.exposure) });
      expect(next).toEqual(figures(step.ifWins));
      [balance, positions] = [after, next];
    }
    expect.assertions(2 * balanceFlow.steps.length);
  });

  test.each(balanceFlow.refused)('balance does not cover $bet.stake on $bet.selection: $msg', ({ fromStep, bet }) => {
    expect(fromStep).toBe(0);
    expect(
      projectBalance(start, {
        before: ZERO,
        after: findLowestSingleWinnerResult(addBetToSingleWinnerPositions('odds', none, toMatchedBet(bet))),
      }).isAffordable,
    ).toBe(false);
  });
});

describe('price ladders', () => {
  /** The vectors contain prices finer than hundredths. `raw * 100` would turn 2.01 into 200.99999999999997. */
  const hundredths = (raw: number): number => Math.round(raw * 1_000_000) / 10_000;

  test.each(['betfair', 'betdaq'] as const)('getLadderPrices builds %s from its bands', (name) => {
    const expected = priceLadder[name].bands.flatMap(([from = 0, to = 0, step = 1]) =>
      listLineValues(Math.round(from * 100), Math.round(to * 100) - 1, Math.round(step * 100)),
    );
    expect(getLadderPrices(name)).toEqual([...expected, 100_000]);
  });

  test('getLadderPrices lists 350 prices for Betfair', () =>
    expect(getLadderPrices('betfair')).toHaveLength(priceLadder.betfair.count));

  test.each(priceLadder.betfair.nearest)('nearest ladder price to %d is %d', (from = 0, to = 0) => {
    expect(toDecimalPrice(findNearestPrice('betfair', hundredths(from)))).toBe(to);
  });

  const moves = (['betfair', 'betdaq'] as const).flatMap((name) =>
    priceLadder[name].ticks.map(([from = 0, steps = 0, to = 0]) => ({ name, from, steps, to })),
  );
  test.each(moves)('stepOdds on $name moves $from by $steps to $to', ({ name, from, steps, to }) => {
    expect(moveByTicks(name, decimalOdds(from), steps)).toBe(decimalOdds(to));
  });

  test.each(priceLadder.betfair.invalid)('price %d is off the ladder', (raw) => {
    expect(isOnLadder('betfair', decimalOdds(raw))).toBe(false);
    expect(moveByTicks('betfair', decimalOdds(raw), 1)).toBeNull();
  });

  test('line ladder lists the values of a line', () => {
    const { min, max, interval, values } = priceLadder.line;
    expect(listLineValues(hundredths(min), hundredths(max), hundredths(interval))).toEqual(values.map(hundredths));
  });
});

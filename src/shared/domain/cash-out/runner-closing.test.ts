import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cashoutTable from '../../../../tests/vectors/cashout.json';
import type { RunnerPosition } from '../bet/bet.ts';
import { compare, type Fraction, fraction, minus, plus, times } from '../money/fraction.ts';
import { money, units } from '../money/money.ts';
import { odds, parsePrice, payoutPer100 } from '../odds/odds.ts';
import { toFourDecimals } from '../testing/round-fraction.ts';
import { calculateReturn, listCashOutCandidates } from './cash-out.ts';
import { calculateRunnerClosing, type RunnerClosing } from './runner-closing.ts';

const must = <T>(value: T | null | undefined): T => value ?? expect.fail('nothing there');
const createPositions = (...results: number[]): RunnerPosition[] =>
  results.map((result, index) => ({ runnerId: index + 1, result: money(result) }));

const ZERO_FRACTION = fraction(0);
/** Calculates every runner's figure after a bet of `stake` on the first one: above 0 a lay, below 0 a back. */
const after = (positions: readonly RunnerPosition[], stake: Fraction, price: number): Fraction[] =>
  positions.map(({ runnerId, result }) => {
    const moved = runnerId === 1 ? minus(stake, times(stake, calculateReturn('odds', odds(price)))) : stake;
    return plus(fraction(result), moved);
  });
const least = (figures: readonly Fraction[]): Fraction => figures.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
const signedStake = ({ side, exactStake }: RunnerClosing): Fraction =>
  side === 'back' ? minus(ZERO_FRACTION, exactStake) : exactStake;

const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
const prices = fc.integer({ min: 101, max: 100_000 });
const markets = fc.array(amounts, { minLength: 2, maxLength: 6 }).map((results) => createPositions(...results));

describe('runner closing', () => {
  test.each(cashoutTable.two.map((row) => [row.id, row] as const))('matches the vector %s', (_id, row) => {
    const price = must(parsePrice('lay' in row ? row.lay : row.back));
    const closing = must(calculateRunnerClosing('odds', createPositions(row.W * 100, row.L * 100), 1, price));
    expect([toFourDecimals(signedStake(closing)), toFourDecimals(closing.exactLowest)]).toEqual([row.stake, row.flat]);
    expect([closing.side, closing.isEqual]).toEqual(['lay' in row ? 'lay' : 'back', true]);
  });

  test('equals the cash-out in a market of two runners', () => {
    fc.assert(
      fc.property(amounts, amounts, prices, (won, lost, price) => {
        fc.pre(won !== lost);
        const positions = createPositions(won, lost);
        const [plan] = listCashOutCandidates('odds', positions, [{ runnerId: 1, back: odds(price), lay: odds(price) }]);
        const closing = must(calculateRunnerClosing('odds', positions, 1, odds(price)));
        expect(compare(closing.exactLowest, must(plan).exactResult)).toBe(0);
      }),
    );
  });

  test('has the best worst case of all stakes', () => {
    fc.assert(
      fc.property(markets, prices, amounts, (positions, price, other) => {
        const closing = must(calculateRunnerClosing('odds', positions, 1, odds(price)));
        const figures = after(positions, signedStake(closing), price);
        expect(compare(least(figures), closing.exactLowest)).toBe(0);
        expect(closing.isEqual).toBe(figures.every((figure) => compare(figure, closing.exactLowest) === 0));
        expect(compare(least(after(positions, fraction(other), price)), closing.exactLowest)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('places no bet when the runner has the same result as the others', () => {
    const closing = must(calculateRunnerClosing('odds', createPositions(5000, 5000), 1, odds(200)));
    expect([closing.side, closing.lowest, closing.exactStake.numerator]).toEqual([null, 5000, 0n]);
  });

  test('reports that the other runners differ', () => {
    const closing = must(calculateRunnerClosing('odds', createPositions(7000, 2000, -9000), 1, odds(224)));
    expect([closing.side, closing.isEqual, closing.lowest]).toEqual(['lay', false, -1857]);
  });

  test('reads bookmaker prices as the payout on 100', () => {
    const row = must(cashoutTable.two.find(({ id }) => id === 'bookmaker'));
    const positions = [
      { runnerId: 1, result: units(row.W) },
      { runnerId: 2, result: units(row.L) },
    ];
    expect(
      toFourDecimals(must(calculateRunnerClosing('bookmaker', positions, 1, payoutPer100(6200))).exactLowest),
    ).toBe(row.flat);
  });

  test('is null for a runner outside the market or alone in it', () => {
    expect(calculateRunnerClosing('odds', createPositions(100, 200), 9, odds(200))).toBeNull();
    expect(calculateRunnerClosing('odds', createPositions(100), 1, odds(200))).toBeNull();
  });
});

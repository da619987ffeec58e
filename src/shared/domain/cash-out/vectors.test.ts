import { describe, expect, test } from 'vitest';
import cashoutTable from '../../../../tests/vectors/cashout.json';
import dutchingTable from '../../../../tests/vectors/dutching.json';
import fancyTable from '../../../../tests/vectors/fancy.json';
import type { FancyBet, RunnerPosition } from '../bet/bet.ts';
import { calculateEqualProfit, calculateWholeEqualProfit } from '../bet/dutching.ts';
import { calculateBestFancyResult, calculateRunBands, calculateWorstFancyResult } from '../bet/fancy.ts';
import { addBetToSingleWinnerPositions } from '../bet/single-winner-positions.ts';
import { compare, fraction } from '../money/fraction.ts';
import { type Money, parseMoney, toDecimal, units } from '../money/money.ts';
import { asOdds, type MarketPrice, type Odds, parsePrice, toDecimalPrice } from '../odds/odds.ts';
import { calculateDutchResult } from '../testing/dutch-result.ts';
import { toFourDecimals as toFour } from '../testing/round-fraction.ts';
import { type BestQuote, calculateCashOut, type CashOutPlan, listCashOutCandidates } from './cash-out.ts';

const ids: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, H: 4, D: 5, W: 6, L: 7, other: 99 };
const toRunnerId = (name: string): number => ids[name] ?? expect.fail(`no runner ${name}`);
const findName = (id: number): string | undefined => Object.keys(ids).find((name) => ids[name] === id);
const must = <T>(value: T | null | undefined): T => value ?? expect.fail('nothing there');
const amount = (raw: number): Money => must(parseMoney(raw));
const price = (raw: number): MarketPrice => must(parsePrice(raw));
const decimalOdds = (raw: number): Odds => asOdds(price(raw));

const toPositions = (table: object): RunnerPosition[] =>
  Object.entries(table).map(([name, result]) => ({ runnerId: toRunnerId(name), result: amount(result as number) }));
const toQuotes = (table: Record<string, { back?: number; lay?: number }>): BestQuote[] =>
  Object.entries(table).map(([name, quote]) => ({
    runnerId: toRunnerId(name),
    back: quote.back === undefined ? null : price(quote.back),
    lay: quote.lay === undefined ? null : price(quote.lay),
  }));
const figures = (positions: readonly RunnerPosition[]): object =>
  Object.fromEntries(
    positions.map(({ runnerId, result }): [string, number] => [findName(runnerId) ?? '', toDecimal(result)]),
  );
const calculatePlan = (...input: Parameters<typeof calculateCashOut>): CashOutPlan =>
  must(calculateCashOut(...input).plan);

describe('cash-out of two runners', () => {
  test.each(cashoutTable.two.map((row) => [row.id, row] as const))('matches vector %s', (_id, row) => {
    const quotes = toQuotes({
      W: { ...('lay' in row ? { lay: row.lay } : {}), ...('back' in row ? { back: row.back } : {}) },
    });
    const plan = calculatePlan('odds', toPositions({ W: row.W, L: row.L }), quotes);
    const [leg] = plan.legs;
    const sign = leg?.side === 'lay' ? 1 : -1;
    expect([toFour(must(leg).exactStake) * sign, toFour(plan.exactResult)]).toEqual([row.stake, row.flat]);
    if ('wholeStake' in row) {
      expect(toDecimal(must(leg).stake)).toBe(row.wholeStake);
      expect(figures(plan.results)).toEqual(row.wholeResult);
    }
  });

  test('cash-out takes the better of its two sides', () => {
    const { position, prices, candidates } = cashoutTable.bestSide;
    const [positions, quotes] = [toPositions(position), toQuotes(prices)];
    const found = listCashOutCandidates('odds', positions, quotes).map(({ legs, exactResult }) => ({
      trade: legs.map(({ side, runnerId }) => `${side} ${findName(runnerId)}`).join(),
      flat: toFour(exactResult),
    }));
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(candidates));
    expect(
      calculatePlan('odds', positions, quotes).legs.map(({ side, runnerId }) => `${side} ${findName(runnerId)}`),
    ).toEqual([cashoutTable.bestSide.best]);
  });
});

describe('cash-out of many runners', () => {
  test.each(cashoutTable.many.map((row) => [row.id, row] as const))('matches vector %s', (_id, row) => {
    const [positions, quotes] = [toPositions(row.position), toQuotes(row.prices)];
    const results = listCashOutCandidates('odds', positions, quotes).map(({ targetRunnerId, exactResult }) => [
      findName(targetRunnerId),
      toFour(exactResult),
    ]);
    expect(Object.fromEntries(results)).toEqual(row.candidates);
    const plan = calculatePlan('odds', positions, quotes);
    expect([findName(plan.targetRunnerId), toFour(plan.exactResult)]).toEqual([row.best.level, row.best.flat]);
    const trades = (toMatchedBet: (leg: CashOutPlan['legs'][number]) => number) =>
      plan.legs.map((leg) => ({
        selection: findName(leg.runnerId),
        side: leg.side,
        price: toDecimalPrice(leg.price),
        stake: toMatchedBet(leg),
      }));
    expect(trades((leg) => toFour(leg.exactStake))).toEqual(row.best.trades);
    expect(trades((leg) => toDecimal(leg.stake))).toEqual(row.wholeStakes.trades);
    expect(figures(plan.results)).toEqual(row.wholeStakes.ifWins);
    expect([plan.worst, plan.best].map(toDecimal)).toEqual([11.75, 13.72]);
  });

  test('differs from a hedge of one runner', () => {
    const { position, trade, ifWins } = cashoutTable.notACashOut;
    const bet = {
      runnerId: toRunnerId(trade.selection),
      side: 'lay',
      price: price(trade.price),
      stake: amount(trade.stake),
    } as const;
    expect(figures(addBetToSingleWinnerPositions('odds', toPositions(position), bet))).toEqual(ifWins);
  });
});

describe('cash-out with equal candidates', () => {
  test('cash-out takes the plan with fewer bets', () => {
    const quotes = toQuotes({ H: { lay: 2 }, D: { back: 4 }, A: { back: 4 } });
    const positions = toPositions({ H: 100, D: 0, A: 0 });
    expect(
      listCashOutCandidates('odds', positions, quotes).map(({ exactResult, legs }) => [
        toFour(exactResult),
        legs.length,
      ]),
    ).toEqual([
      [50, 2],
      [50, 1],
    ]);
    expect(calculatePlan('odds', positions, quotes).legs.map(({ side }) => side)).toEqual(['lay']);
  });
});

describe('cash-out without a plan', () => {
  test('cash-out names a missing price', () => {
    expect(calculateCashOut('odds', toPositions({ W: 400, L: -100 }), toQuotes({ W: { back: 4.8 } }))).toEqual({
      plan: null,
      reason: 'price-missing',
    });
  });
  test.each([[{}], [{ W: 0, L: 0 }], [{ W: -50, L: -50 }], [{ W: 0.3, L: 0 }]])(
    'cash-out finds no open position in %o',
    (table) => {
      const quotes = toQuotes({ W: { back: 2, lay: 2.02 }, L: { back: 1.98, lay: 2 } });
      expect(calculateCashOut('odds', toPositions(table), quotes)).toEqual({ plan: null, reason: 'nothing-open' });
    },
  );
  test('cash-out reads bookmaker prices as the payout on 100', () => {
    const plan = calculatePlan('bookmaker', toPositions({ W: 850, L: -1000 }), toQuotes({ W: { lay: 62 } }));
    expect([toFour(plan.exactResult), plan.legs[0]?.stake]).toEqual([141.9753, units(1142)]);
  });
});

describe('fancy bets', () => {
  test.each(fancyTable.cases.map((row) => [row.id, row] as const))('match vector %s', (_id, row) => {
    const bands = calculateRunBands(
      row.bets.map(({ side, run, size, stake }): FancyBet => ({
        side: side as FancyBet['side'],
        run,
        size,
        stake: units(stake),
      })),
    );
    expect(bands.map(({ label, result }) => [label, toDecimal(result)])).toEqual(row.bands);
    expect([calculateWorstFancyResult(bands), calculateBestFancyResult(bands)].map(toDecimal)).toEqual([
      row.liability,
      row.best,
    ]);
  });
});

describe('dutching', () => {
  test.each(dutchingTable.cases.map((row) => [row.id, row] as const))(
    'matches vector %s when the stakes are free',
    (_id, row) => {
      const result = calculateDutchResult(
        row.bets.map((bet) => ({
          runnerId: toRunnerId(bet.selection),
          price: decimalOdds(bet.price),
          stake: units(bet.stake),
        })),
      );
      expect({ ...figures(result.ifWins), other: toDecimal(result.other) }).toEqual(row.ifWins);
    },
  );

  test.each(dutchingTable.equalProfit)(
    'a dutch gives equal profit on each leg for $total',
    ({ total, prices, stakes, profit }) => {
      const legs = Object.entries(prices).map(([name, raw]) => ({
        runnerId: toRunnerId(name),
        price: decimalOdds(raw),
      }));
      const dutch = must(calculateEqualProfit(units(total), legs));
      expect(dutch.stakes.map(toFour)).toEqual(Object.values(stakes));
      expect(toFour(dutch.profit)).toBe(profit);
      expect(
        compare(
          dutch.stakes.reduce((a, b) =>
            fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
          ),
          fraction(units(total)),
        ),
      ).toBe(0);
    },
  );

  test('a dutch gives the remaining units to the legs with the largest cut', () => {
    const legs = [4, 6, 8].map((raw, index) => ({ runnerId: index, price: decimalOdds(raw) }));
    expect(calculateWholeEqualProfit(units(1000), legs).map(({ stake }) => toDecimal(stake))).toEqual([461, 308, 231]);
  });
});

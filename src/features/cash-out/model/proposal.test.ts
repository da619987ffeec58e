import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createCashOutRunner, favourite, favouritePositions, threeWay, threeWayPositions } from '../testing/samples.ts';
import { type CashOutMarket, toBestQuotes, toMarketPositions } from './cash-out-market.ts';
import { calculateCashOutFigure, proposeCashOut, proposeRest } from './proposal.ts';

const withRunners = (...runners: CashOutMarket['runners']): CashOutMarket => ({ ...favourite, runners });

describe('cash-out proposal', () => {
  test('calculateCashOutFigure returns the figure of the test vectors', () => {
    expect(calculateCashOutFigure(favourite, favouritePositions)).toEqual({ amount: 15_625, reason: null });
    expect(calculateCashOutFigure(threeWay, threeWayPositions)).toEqual({ amount: 1299, reason: null });
  });
  const withLostRunners = withRunners(
    createCashOutRunner(1, 'A', 158, 160),
    createCashOutRunner(2, 'B', 266, 272, 10_000, 'suspended'),
    createCashOutRunner(3, 'C', 300, 310, 10_000, 'removed'),
  );
  test('toMarketPositions leaves out a removed runner', () => {
    expect(toMarketPositions(favouritePositions, withLostRunners.runners)).toEqual(favouritePositions);
  });
  test('toBestQuotes gives a suspended runner no price', () => {
    expect(toBestQuotes(withLostRunners.runners)).toEqual([
      { runnerId: 1, back: 158, lay: 160 },
      { runnerId: 2, back: null, lay: null },
    ]);
  });
  test('proposeCashOut orders the legs so that each one leaves the best worst case', () => {
    expect(
      proposeCashOut(threeWay, threeWayPositions, 100).closing?.legs.map(({ side, stake }) => [side, stake]),
    ).toEqual([
      ['back', units(29)],
      ['lay', units(22)],
    ]);
  });
  test('proposeRest needs a price for each remaining leg', () => {
    const { legs } = proposeCashOut(threeWay, threeWayPositions, 100).closing ?? expect.fail('no legs');
    const unpriced = {
      ...threeWay,
      runners: [createCashOutRunner(1, 'Home', 220, null), ...threeWay.runners.slice(1)],
    };
    expect(proposeRest(unpriced, threeWayPositions, legs.slice(1))).toEqual({ closing: null, reason: 'no-price' });
  });
  test('proposeRest repeats no leg of a position that was closed in another way', () => {
    const { legs } = proposeCashOut(threeWay, threeWayPositions, 100).closing ?? expect.fail('no legs');
    const level = threeWayPositions.map(({ runnerId }) => ({ runnerId, result: units(13) }));
    expect(proposeRest(threeWay, level, legs.slice(1))).toEqual({ closing: null, reason: 'nothing-open' });
  });
});

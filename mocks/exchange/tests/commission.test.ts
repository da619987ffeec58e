import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, sum, units, ZERO } from '#shared/domain/money/money.ts';
import { calculateCommission } from '../betting/commission.ts';
import { EVENING, findUserId, openExchange } from './test-exchange.ts';

const amount = fc.integer({ min: -1e11, max: 1e11 });
const percent = fc.integer({ min: 0, max: 20 });

describe('commission', () => {
  test('calculateCommission takes a percentage of the net win in an odds market, rounded once, half up', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        const exact = new Decimal(Math.max(0, net))
          .times(rate)
          .div(100)
          .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
          .toNumber();
        expect(calculateCommission('odds', money(net), rate)).toBe(exact);
      }),
    );
  });

  test('calculateCommission takes nothing from a bookmaker market or a session line', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        for (const kind of ['bookmaker', 'fancy'] as const)
          expect(calculateCommission(kind, money(net), rate)).toBe(ZERO);
      }),
    );
  });

  test('calculateCommission takes at most the net win of an odds market, and nothing from a loss', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        expect(calculateCommission('odds', money(Math.min(0, net)), rate)).toBe(ZERO);
        expect(calculateCommission('odds', money(net), rate)).toBeLessThanOrEqual(Math.max(0, net));
      }),
    );
  });

  test.each([
    [25, 1],
    [24, 0],
    [75, 2],
    [125, 3],
    [12_345, 247],
  ])('calculateCommission takes 2 percent of a net win of %i hundredths as %i hundredths', (net, taken) =>
    expect(calculateCommission('odds', money(net), 2)).toBe(taken),
  );
});

describe('seeded history with commission', async () => {
  const exchange = openExchange(EVENING, { commissionPercent: 2 });
  const userId = findUserId(exchange, 'demo');
  await exchange.operator.seedHistory(userId, { bets: 1_500, days: 120 });
  const { ledger, betting } = exchange;
  const every = { page: 1, limit: 100_000 } as const;
  const markets = ledger.getEventsProfit(userId, every).rows;

  test('the seeded statement charges each market its own commission, in a row that names the market', () => {
    const charged = ledger.getStatement(userId, { ...every, kinds: ['commission'] }).rows;
    for (const { eventId, net, commission } of markets) {
      const bets = betting.listByEvent(userId, eventId);
      expect(sum(bets.map(({ result }) => result ?? ZERO))).toBe(net);
      const expectedCommission = calculateCommission(bets[0]?.kind ?? 'odds', net, 2);
      expect(commission + expectedCommission).toBe(0);
      expect(
        charged
          .filter((row) => row.eventId === eventId)
          .map((row) => [row.amount + expectedCommission, row.remark.startsWith('2% of ')]),
      ).toEqual(expectedCommission === ZERO ? [] : [[0, true]]);
    }
    expect(charged.length).toBeGreaterThan(100);
    const won = (kind: string) =>
      markets.filter(({ eventId, net }) => net > 0 && betting.listByEvent(userId, eventId)[0]?.kind === kind).length;
    expect([won('bookmaker') > 0, won('fancy') > 0]).toEqual([true, true]);
  });

  test('the seeded cash equals the results of the bets, less commission, plus deposits and withdrawals', () => {
    const { rows, closing } = ledger.getStatement(userId, every);
    const brought = sum(markets.map(({ net }) => net));
    const taken = sum(markets.map(({ commission }) => commission));
    const paid = sum(
      rows
        .filter(({ kind }) => kind === 'opening' || kind === 'deposit' || kind === 'withdrawal')
        .map((row) => row.amount),
    );
    expect(taken).toBeLessThan(0);
    expect(sum([paid, brought, taken])).toBe(closing);
    expect(sum(ledger.getSportsProfit(userId, {}).map((row) => row.commission))).toBe(taken);
    expect(betting.getBalance(userId).profitAndLoss).toBe(sum([brought, taken]));
  });

  test('the seeded lists of void and deleted bets give a reason for each bet', () => {
    for (const list of ['void', 'deleted'] as const) {
      const { rows } = betting.list(userId, list, every);
      expect(rows.length, list).toBeGreaterThan(4);
      expect(rows.filter(({ deletedReason }) => !deletedReason)).toEqual([]);
    }
    expect(
      new Set(betting.list(userId, 'void', every).rows.map(({ deletedReason }) => deletedReason)).size,
    ).toBeGreaterThan(1);
    expect(betting.getBalance(userId).available).toBe(units(50_000));
  });
});

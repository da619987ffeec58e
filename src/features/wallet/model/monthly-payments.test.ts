import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { addDays, startOfDay } from '#shared/format/days.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { sumPaymentsByMonth } from './monthly-payments.ts';

const initial = getDisplaySettings();
afterEach(() => configureDisplay(initial));

const YEAR_MS = 365 * 86_400_000;
const requests = fc.array(
  fc.record({
    at: fc.nat(YEAR_MS).map((offset) => new Date(Date.UTC(2026, 0) + offset).toISOString()),
    kind: fc.constantFrom('DEPOSIT', 'WITHDRAW'),
    state: fc.constantFrom('accepted' as const, 'accepted' as const, 'pending' as const, 'rejected' as const),
    amount: fc.integer({ min: 1, max: 1e12 }).map(money),
  }),
);

describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('payments of months in %s', (timeZone) => {
  beforeEach(() => configureDisplay({ timeZone }));

  test('sum the accepted requests between the midnights of the first days', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const months = sumPaymentsByMonth(given);
        const accepted = given.filter(({ state }) => state === 'accepted');
        const sumOf = (kind: string, from: number, to: number) =>
          Number(
            accepted
              .filter((each) => each.kind === kind && Date.parse(each.at) >= from && Date.parse(each.at) < to)
              .reduce((total, { amount }) => total + BigInt(amount), 0n),
          );
        for (const { month, deposits, withdrawals } of months) {
          const from = startOfDay(`${month}-01`) ?? 0;
          const to = startOfDay(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`) ?? 0;
          expect([deposits, 0 - withdrawals]).toEqual([sumOf('DEPOSIT', from, to), sumOf('WITHDRAW', from, to)]);
        }
        const net = months.reduce((total, each) => total + BigInt(each.deposits) + BigInt(each.withdrawals), 0n);
        expect(net).toBe(
          accepted.reduce((total, { kind, amount }) => total + BigInt(kind === 'DEPOSIT' ? amount : 0 - amount), 0n),
        );
      }),
    );
  });
});

test('sumPaymentsByMonth shows months without payments as 0, and leaves out what moved no money', () => {
  configureDisplay({ timeZone: 'Asia/Kolkata' });
  const create = (at: string, kind: string, state: 'accepted' | 'rejected') => ({
    at,
    kind,
    state,
    amount: money(500),
  });
  expect(
    sumPaymentsByMonth([
      create('2026-01-31T18:30:00Z', 'DEPOSIT', 'accepted'),
      create('2026-04-02T00:00:00Z', 'WITHDRAW', 'accepted'),
      create('2026-06-02T00:00:00Z', 'WITHDRAW', 'rejected'),
    ]),
  ).toEqual([
    { month: '2026-02', deposits: 500, withdrawals: 0 },
    { month: '2026-03', deposits: 0, withdrawals: 0 },
    { month: '2026-04', deposits: 0, withdrawals: -500 },
  ]);
});

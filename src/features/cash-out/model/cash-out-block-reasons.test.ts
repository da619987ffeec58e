import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createCashOutRunner, favourite, favouritePositions, noLimits } from '../testing/samples.ts';
import { type CashOutContext, findFirstCashOutBlockReason } from './cash-out-block-reasons.ts';
import { type CashOutMarket } from './cash-out-market.ts';
import { describeCashOutBlockReason } from './describe-cash-out-block-reason.ts';
import { proposeCashOut } from './proposal.ts';

const createCashOutContext = (change: Partial<CashOutContext> = {}, percent = 100): CashOutContext => {
  const { market = favourite, positions = favouritePositions } = change;
  return {
    market,
    positions,
    proposal: proposeCashOut(market, positions, percent),
    limits: noLimits,
    available: units(5000),
    busyReason: null,
    refetch: null,
    pause: null,
    ...change,
  };
};

const describeFirstReason = (change: Partial<CashOutContext>, percent?: number) => {
  const blockReason = findFirstCashOutBlockReason(createCashOutContext(change, percent));
  return blockReason === null ? null : describeCashOutBlockReason(blockReason, ({ runnerId }) => `Runner ${runnerId}`);
};

const withRunners = (...runners: CashOutMarket['runners']): CashOutMarket => ({ ...favourite, runners });

describe('findFirstCashOutBlockReason', () => {
  test('returns null when the cash-out can be filled', () => expect(describeFirstReason({})).toBeNull());
  test.each([
    ['A bet on this market is being checked', { busyReason: 'unverified' }],
    ['Another bet is under way', { busyReason: 'in-flight' }],
    ['Reading your position', { refetch: 'reading' }],
    ['Your position is unavailable right now. Retrying…', { refetch: 'unread' }],
    ['Cash-out is paused', { pause: '' }],
    ['Cash-out is paused: back after tea', { pause: 'back after tea' }],
    ['Market suspended', { market: { ...favourite, marketBlock: 'suspended' } }],
    ['Waiting for fresh prices', { market: { ...favourite, marketBlock: 'stale' } }],
    [
      'No price on offer to close with',
      { market: withRunners(createCashOutRunner(1, 'A', 158, null), createCashOutRunner(2, 'B', null, 272)) },
    ],
    [
      'Nothing is open: every result brings the same',
      {
        positions: [
          { runnerId: 1, result: units(9) },
          { runnerId: 2, result: units(9) },
        ],
      },
    ],
    [
      'Only 1,155 on offer for Runner 1, 1,156 needed',
      { market: withRunners(createCashOutRunner(1, 'A', 158, 160, 1155), createCashOutRunner(2, 'B', null, 272)) },
    ],
    ['Runner 1: Min Size is: 2000', { limits: { ...noLimits, minStake: units(2000) } }],
    ['Runner 1: Max Profit is: 1000', { limits: { ...noLimits, maxProfit: units(1000) } }],
  ] as const satisfies readonly (readonly [string, Partial<CashOutContext>])[])(
    'returns the reason "%s"',
    (expected, change) => expect(describeFirstReason(change)).toBe(expected),
  );

  test('refuses a share too small for a whole unit', () =>
    expect(
      describeFirstReason(
        {
          positions: [
            { runnerId: 1, result: units(1) },
            { runnerId: 2, result: units(-1) },
          ],
        },
        1,
      ),
    ).toBe('Too small a share for a bet of a whole unit'));
  test('accepts a smaller share when the full one exceeds the offer', () =>
    expect(
      describeFirstReason(
        { market: withRunners(createCashOutRunner(1, 'A', 158, 160, 600), createCashOutRunner(2, 'B', null, 272)) },
        50,
      ),
    ).toBeNull());
  test('refuses a cash-out whose balance does not cover an intermediate leg', () => {
    // The first runner has no lay price. Backing both others at short odds costs 250 before the second bet returns some
    // of it.
    const positions = [
      { runnerId: 1, result: units(300) },
      { runnerId: 2, result: units(0) },
      { runnerId: 3, result: units(0) },
    ];
    const market = withRunners(
      createCashOutRunner(1, 'A', 150, null),
      createCashOutRunner(2, 'B', 120, null),
      createCashOutRunner(3, 'C', 120, null),
    );
    expect(describeFirstReason({ market, positions, available: units(249) })).toBe('Insufficient Balance.');
    expect(describeFirstReason({ market, positions, available: units(250) })).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { depositOrder, createIntent, NOW, requestRow, withdrawalOrder } from '../../testing/samples.ts';
import { matchesIntent, requestKey } from './payment.ts';

const timeAfter = (ms: number) => new Date(NOW + ms).toISOString();
const payout = requestRow({ kind: 'WITHDRAW', amount: units(1000), reference: 'W7' });

test.each([
  ['a deposit with its bank reference', depositOrder, {}, requestRow(), true],
  ['a deposit with another reference', depositOrder, {}, requestRow({ reference: '999999999999' }), false],
  ['a deposit of another amount', depositOrder, {}, requestRow({ amount: units(2501) }), false],
  [
    'an earlier identical deposit that was rejected',
    depositOrder,
    { knownRequestKeys: [requestKey(requestRow({ state: 'rejected' }))] },
    requestRow({ state: 'rejected' }),
    false,
  ],
  ['a withdrawal instead of a deposit', { ...depositOrder, amount: units(1000) }, {}, payout, false],
  ['a new withdrawal of the amount', withdrawalOrder, {}, payout, true],
  ['a withdrawal that was listed before', withdrawalOrder, { knownRequestKeys: [requestKey(payout)] }, payout, false],
  [
    'a request from 59 s before, when the earlier list is unknown',
    withdrawalOrder,
    { knownRequestKeys: null },
    { ...payout, at: timeAfter(-59_000) },
    true,
  ],
  [
    'a request from 61 s before, when the earlier list is unknown',
    withdrawalOrder,
    { knownRequestKeys: null },
    { ...payout, at: timeAfter(-61_000) },
    false,
  ],
] as const)('matchesIntent decides correctly for %s', (_, order, change, row, found) => {
  expect(matchesIntent(createIntent(order, change), row)).toBe(found);
});

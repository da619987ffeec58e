import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createIntent, createRequestRow, depositOrder, NOW, withdrawalOrder } from '../../testing/samples.ts';
import {
  findReusableReference,
  getRequestKey,
  matchesIntent,
  type PaymentOrder,
  type PaymentStatus,
} from './payment.ts';

const toTimeAfter = (ms: number) => new Date(NOW + ms).toISOString();
const payout = createRequestRow({ kind: 'WITHDRAW', amount: units(1000), bankReferenceOrId: 'W7' });

test.each([
  ['a deposit with its bank reference', depositOrder, {}, createRequestRow()],
  ['a new withdrawal of the amount', withdrawalOrder, {}, payout],
  [
    'a request from 59 s before, when the earlier list is unknown',
    withdrawalOrder,
    { knownRequestKeys: null },
    { ...payout, at: toTimeAfter(-59_000) },
  ],
] as const)('matchesIntent accepts %s', (_, order, change, row) => {
  expect(matchesIntent(createIntent(order, change), row)).toBe(true);
});

test.each([
  ['a deposit with another bank reference', depositOrder, {}, createRequestRow({ bankReferenceOrId: '999999999999' })],
  ['a deposit of another amount', depositOrder, {}, createRequestRow({ amount: units(2501) })],
  [
    'an earlier identical deposit that was rejected',
    depositOrder,
    { knownRequestKeys: [getRequestKey(createRequestRow({ state: 'rejected' }))] },
    createRequestRow({ state: 'rejected' }),
  ],
  ['a withdrawal instead of a deposit', { ...depositOrder, amount: units(1000) }, {}, payout],
  ['a withdrawal that was listed before', withdrawalOrder, { knownRequestKeys: [getRequestKey(payout)] }, payout],
  [
    'a request from 61 s before, when the earlier list is unknown',
    withdrawalOrder,
    { knownRequestKeys: null },
    { ...payout, at: toTimeAfter(-61_000) },
  ],
] as const)('matchesIntent rules out %s', (_, order, change, row) => {
  expect(matchesIntent(createIntent(order, change), row)).toBe(false);
});

const createNotTaken = (order: PaymentOrder): PaymentStatus => ({
  phase: 'refused',
  intent: createIntent(order, { knownRequestKeys: ['earlier'] }),
  refusal: { by: 'check' },
});

/** Differs from `depositOrder` in every field. A new field does not compile without its row. */
const otherOrder: Required<PaymentOrder> = {
  kind: 'withdrawal',
  amount: units(2501),
  methodId: 'bank',
  targetId: 'payee-bank',
  bankReference: '999999999999',
  remark: 'Second',
};

test('findReusableReference returns the reference of a request that was not taken for an equal order', () => {
  expect(findReusableReference(createNotTaken(depositOrder), { ...depositOrder })).toBe('r-1');
});

test.each(Object.keys(otherOrder) as (keyof PaymentOrder)[])(
  'findReusableReference returns no reference for an order that differs in its %s',
  (field) => {
    const changed = { ...depositOrder, [field]: otherOrder[field] };
    expect(findReusableReference(createNotTaken(depositOrder), changed)).toBeUndefined();
  },
);

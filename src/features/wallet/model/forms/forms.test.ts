import { describe, expect, test } from 'vitest';
import { money, units } from '#shared/domain/money/money.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { createRequestRow } from '../../testing/samples.ts';
import { texts } from '../../texts.ts';
import { IDLE_PAYMENT } from '../payment/payment.ts';
import { findDepositBlockReason, findWithdrawBlockReason } from '../payment/payment-block-reasons.ts';
import { parseAmountInput } from './amount-input.ts';
import { depositSchema, findPictureProblem, MAX_PICTURE_BYTES } from './deposit-form.ts';
import {
  EMPTY_DETAIL_VALUES,
  getDetailSchema,
  type PaymentDetailShape,
  type PaymentDetailValues,
  toNewDetail,
} from './payment-detail-form.ts';
import { createWithdrawSchema } from './withdraw-form.ts';

const getFirstError = (result: {
  success: boolean;
  error?: { issues: readonly { message: string; path: readonly PropertyKey[] }[] } | undefined;
}) =>
  result.success ? null : `${String(result.error?.issues[0]?.path[0])}: ${result.error?.issues[0]?.message ?? ''}`;

test.each([
  ['1,000.50', 100_050],
  ['12,34,567', 123_456_700],
  [' 500 ', 50_000],
  ['0.5', 50],
  ['1.005', null],
  ['-5', null],
  ['1e3', null],
  ['1,5', null],
  ['1,5000', null],
  ['1 500', 150_000],
  ['', null],
  ['₹5', null],
  ['NaN', null],
] as const)('parseAmountInput parses %j', (input, expected) =>
  expect(parseAmountInput(input)).toBe(expected === null ? null : money(expected)),
);

describe('depositSchema', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const validForm = { amount: '500', bankReference: '123456789012', picture, remark: '' };
  test.each([{}, { bankReference: '12345678901234' }, { bankReference: '1234 5678 9012' }])(
    'accepts a deposit with %j',
    (change) => expect(getFirstError(depositSchema.safeParse({ ...validForm, ...change }))).toBeNull(),
  );

  test.each([
    [{ amount: '' }, 'amount: This field is required.'],
    [{ amount: '0' }, 'amount: Enter an amount above 0, with two decimals at most.'],
    [{ amount: '1000000001' }, 'amount: This amount is too large.'],
    [{ bankReference: '12345678901' }, 'bankReference: Enter the 12 to 14 digits of the reference number.'],
    [{ bankReference: '123456789012345' }, 'bankReference: Enter the 12 to 14 digits of the reference number.'],
    [{ amount: '1,5' }, `amount: ${describeAmountProblem('grouping')}`],
    [{ amount: '5.001' }, 'amount: Enter an amount above 0, with two decimals at most.'],
    [{ picture: null }, 'picture: Add a screenshot of the payment.'],
    [{ remark: 'x'.repeat(101) }, 'remark: At most 100 characters.'],
  ])('refuses a deposit with %j: %s', (change, problem) =>
    expect(getFirstError(depositSchema.safeParse({ ...validForm, ...change }))).toBe(problem),
  );

  test('removes spaces from the bank reference', () => {
    expect(depositSchema.parse({ ...validForm, bankReference: ' 1234 5678 9012 ' }).bankReference).toBe('123456789012');
  });

  test.each([
    ['image/png', 1],
    ['image/jpeg', MAX_PICTURE_BYTES],
  ])('findPictureProblem accepts a file of type %s and %i bytes', (type, size) =>
    expect(findPictureProblem({ type, size })).toBeNull(),
  );

  test.each([
    ['image/svg+xml', 1, texts.form.pictureType],
    ['application/pdf', 1, texts.form.pictureType],
    ['image/jpeg', MAX_PICTURE_BYTES + 1, texts.form.pictureSize],
    ['image/webp', 0, texts.form.picture],
  ])('findPictureProblem refuses a file of type %s and %i bytes: %s', (type, size, problem) =>
    expect(findPictureProblem({ type, size })).toBe(problem),
  );
});

test.each([
  ['1000', units(1000), null],
  ['1000.01', units(1000), `amount: ${texts.insufficient}`],
  ['1000.01', null, null],
])('createWithdrawSchema checks a withdrawal of %s with %j available', (amount, available, problem) => {
  expect(getFirstError(createWithdrawSchema(available).safeParse({ amount, detailId: 'P1', remark: '' }))).toBe(
    problem,
  );
});

describe('payment detail form', () => {
  const bank = {
    holder: 'Asha Nair',
    bank: 'Harbour Bank',
    account: '123456789',
    again: '123456789',
    ifsc: 'hrbr0000042',
  };
  test.each<[PaymentDetailShape, Partial<PaymentDetailValues>]>([
    ['BANK', bank],
    ['BANK', { ...bank, holder: 'आशा नायर' }],
    ['UPI', { upi: 'asha.nair@okbank' }],
    ['WALLET', { mobile: '9876543210' }],
    ['OTHER', { holder: 'Asha', account: 'anything' }],
  ])('accepts %s details %j', (shape, input) =>
    expect(getFirstError(getDetailSchema(shape).safeParse({ ...EMPTY_DETAIL_VALUES, ...input }))).toBeNull(),
  );

  test.each<[PaymentDetailShape, Partial<PaymentDetailValues>, string]>([
    ['BANK', { ...bank, ifsc: 'HRBR1000042' }, `ifsc: ${texts.form.ifsc}`],
    ['BANK', { ...bank, ifsc: 'HRBR000004' }, `ifsc: ${texts.form.ifsc}`],
    ['BANK', { ...bank, account: '12345678', again: '12345678' }, `account: ${texts.form.account}`],
    ['BANK', { ...bank, again: '123456780' }, `again: ${texts.form.again}`],
    ['BANK', { ...bank, holder: 'R2D2' }, `holder: ${texts.form.holder}`],
    ['BANK', { ...bank, holder: 'a'.repeat(61) }, 'holder: At most 60 characters.'],
    ['BANK', { ...bank, bank: 'a'.repeat(81) }, 'bank: At most 80 characters.'],
    ['OTHER', { holder: 'Asha', account: '1'.repeat(81) }, 'account: At most 80 characters.'],
    ['UPI', { upi: 'asha nair@okbank' }, `upi: ${texts.form.upi}`],
    ['UPI', { upi: '9876543210' }, `upi: ${texts.form.upi}`],
    ['WALLET', { mobile: '98765 4321' }, `mobile: ${texts.mobile.digits}`],
    ['WALLET', { mobile: '987654321' }, `mobile: ${texts.mobile.length}`],
    ['WALLET', {}, 'mobile: This field is required.'],
  ])('refuses %s details %j: %s', (shape, input, problem) =>
    expect(getFirstError(getDetailSchema(shape).safeParse({ ...EMPTY_DETAIL_VALUES, ...input }))).toBe(problem),
  );

  test('maps its values to the fields of the API', () => {
    const input = { ...EMPTY_DETAIL_VALUES, ...bank, upi: 'a@b', mobile: '9876543210' };
    expect(toNewDetail('m', 'UPI', input)).toEqual({ methodId: 'm', account: 'a@b' });
    expect(toNewDetail('m', 'WALLET', input)).toEqual({ methodId: 'm', mobile: '9876543210' });
    expect(toNewDetail('m', 'BANK', input)).toEqual({
      methodId: 'm',
      bank: 'Harbour Bank',
      holder: 'Asha Nair',
      account: '123456789',
      ifsc: 'hrbr0000042',
    });
  });
});

describe('findWithdrawBlockReason', () => {
  const form = { details: 1, isAccountMissing: false, amountText: '500', available: units(1000) };
  test.each([
    ['of a valid form', form, null],
    [
      'without saved details before an amount that is too high',
      { ...form, details: 0, amountText: '5000' },
      'no-details',
    ],
    ['before the details have loaded', { ...form, details: null, amountText: '5000' }, 'details-unread'],
    ['of an amount above the balance', { ...form, amountText: '5000' }, 'insufficient-balance'],
    ['before the balance has loaded', { ...form, amountText: '5000', available: null }, null],
    ['of an unreadable amount', { ...form, amountText: '1,5' }, 'unreadable-amount'],
    ['of a missing account', { ...form, isAccountMissing: true, amountText: '1,5' }, 'account-missing'],
  ] as const)('returns the reason %s', (_, input, reason) => {
    expect(findWithdrawBlockReason(IDLE_PAYMENT, [], input)).toBe(reason);
  });

  test('returns a request in progress before missing details', () => {
    const rows = [createRequestRow({ state: 'progress' })];
    expect(findWithdrawBlockReason(IDLE_PAYMENT, rows, { ...form, details: 0 })).toBe('one-at-a-time');
  });
});

describe('findDepositBlockReason', () => {
  test('ignores requests that are decided', () => {
    const rows = [createRequestRow({ state: 'rejected' }), createRequestRow({ state: 'accepted' })];
    expect(findDepositBlockReason(IDLE_PAYMENT, rows, { isAccountMissing: false, amountText: '500' })).toBeNull();
  });

  test('returns the reason of an unreadable amount', () => {
    expect(findDepositBlockReason(IDLE_PAYMENT, [], { isAccountMissing: false, amountText: '1e3' })).toBe(
      'unreadable-amount',
    );
  });

  test('returns the reason of a missing account', () => {
    expect(findDepositBlockReason(IDLE_PAYMENT, [], { isAccountMissing: true, amountText: '500' })).toBe(
      'account-missing',
    );
  });
});

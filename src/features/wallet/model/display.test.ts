import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createRequestRow } from '../testing/samples.ts';
import { texts } from '../texts.ts';
import { formatDetailName, formatFieldLabel } from './detail-fields.ts';
import { findPayee } from './payment/find-payee.ts';
import { getRequestKey } from './payment/payment.ts';
import { toTimelineSteps } from './payment/request-steps.ts';
import type { SentRequest } from './payment/sent-requests.ts';
import { initialTransactionTable, toRequestFilter } from './transaction-filter.ts';
import { createUpiLink } from './upi.ts';

const listSteps = (change: Parameters<typeof createRequestRow>[0]) =>
  toTimelineSteps(createRequestRow(change)).map(({ title, state, note }) => [title, state, note ?? null]);

describe('toTimelineSteps', () => {
  test.each([
    [{ state: 'pending' }, ['done', 'upcoming', 'upcoming'], null],
    [{ state: 'progress' }, ['done', 'current', 'upcoming'], null],
    [{ state: 'accepted' }, ['done', 'done', 'done'], texts.request.paidIn],
    [{ state: 'accepted', kind: 'WITHDRAW' }, ['done', 'done', 'done'], texts.request.paidOut],
    [{ state: 'rejected', remark: 'No such payment.' }, ['done', 'done', 'failed'], 'No such payment.'],
    [{ state: 'rejected' }, ['done', 'done', 'failed'], 'No reason was given.'],
    [
      { state: 'rejected', kind: 'WITHDRAW', remark: 'No such account.' },
      ['done', 'done', 'failed'],
      'No such account. The amount is back in your balance.',
    ],
  ] as const)('returns the steps of %j', (change, states, note) => {
    const steps = listSteps(change);
    expect(steps.map(([, state]) => state)).toEqual(states);
    expect(steps.at(-1)?.[2]).toBe(note);
  });
});

test.each([
  ['bank_holder_name', 'Bank holder name'],
  ['ifsc_code', 'IFSC code'],
  ['upi', 'UPI'],
  ['accountNo', 'Account no'],
  ['', ''],
])('formatFieldLabel formats %j as %j', (name, label) => expect(formatFieldLabel(name)).toBe(label));

test('formatDetailName names details by method and number', () => {
  const fields = [
    { name: 'method_name', value: 'UPI' },
    { name: 'account_no', value: 'a@b' },
  ];
  expect(formatDetailName({ detailId: 'P1', methodId: 'upi', fields })).toBe('UPI · a@b');
  expect(formatDetailName({ detailId: 'P1', methodId: null, fields: [] })).toBe(texts.details.unnamed);
});

test.each([
  ['exchange@demo', 'Demo Exchange', units(500), 'upi://pay?pa=exchange@demo&pn=Demo%20Exchange&am=500.00&cu=INR'],
  ['exchange@demo', null, null, 'upi://pay?pa=exchange@demo&cu=INR'],
  ['exchange@demo', 'A&B=C', null, 'upi://pay?pa=exchange@demo&pn=A%26B%3DC&cu=INR'],
  ['000012345678', 'Demo', null, null],
  ['a@b&am=1', 'Demo', null, null],
  [null, 'Demo', null, null],
])('createUpiLink returns the payment link of %j', (accountNumber, holder, amount, code) =>
  expect(createUpiLink({ accountNumber, holder }, amount, 'INR')).toBe(code),
);

const filterFor = (filters: Record<string, string>, page = 1) =>
  toRequestFilter({ ...initialTransactionTable, page, filters }, Date.parse('2026-03-14T13:05:00Z'));

test('toRequestFilter takes type and days from the address', () => {
  expect(filterFor({ type: 'WITHDRAW', days: '2026-03-01..2026-03-02' }, 3)).toMatchObject({
    type: 'WITHDRAW',
    page: 3,
    limit: 25,
  });
  expect(filterFor({ type: 'made up', days: 'yesterday' })).toMatchObject({ type: null });
});

test('toRequestFilter returns null when the days are no range', () => {
  expect(filterFor({ type: 'all', days: '2026-03-02..2026-03-01' })).toBeNull();
});

describe('findPayee', () => {
  const sent = (change: Partial<SentRequest> = {}): SentRequest => ({
    kind: 'deposit',
    amount: units(2500),
    bankReference: '123456789012',
    sentAt: Date.parse('2026-03-14T13:05:00Z'),
    known: [],
    payee: 'Demo Exchange',
    ...change,
  });
  test('finds the payee of a deposit by its bank reference', () => {
    expect(findPayee('deposit', createRequestRow(), [sent()])).toBe('Demo Exchange');
    expect(findPayee('deposit', createRequestRow({ reference: '999999999999' }), [sent()])).toBeNull();
  });
  test('distinguishes two withdrawals of one amount by the requests listed before each', () => {
    const first = createRequestRow({ kind: 'WITHDRAW', reference: 'W1' });
    const second = createRequestRow({ kind: 'WITHDRAW', reference: 'W2' });
    const requests = [
      sent({ kind: 'withdrawal', payee: 'Second', known: [getRequestKey(first)] }),
      sent({ kind: 'withdrawal', payee: 'First', known: [] }),
    ];
    expect([findPayee('withdrawal', first, requests), findPayee('withdrawal', second, requests)]).toEqual([
      'First',
      'Second',
    ]);
  });
});

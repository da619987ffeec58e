import { expect, test } from 'vitest';
import { texts } from '../texts.ts';
import { formatDetailName, formatFieldLabel } from './detail-fields.ts';

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

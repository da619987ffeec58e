import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createUpiLink } from './upi.ts';

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

import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { negate, sum, units } from '#shared/domain/money/money.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { openIndexedDbStore } from '../state/indexed-db-store.ts';
import { account, addDetails, depositInput, listStatementAmounts, openWallet } from './testing/test-wallet.ts';

test('a deposit reaches the balance once, after PENDING and PROGRESS', async () => {
  const { exchange, wallet, userId, getAvailable, findNewest } = await openWallet();
  expect((await wallet.deposit(userId, depositInput)).kind).toBe('done');
  expect((await findNewest()).state).toBe('PENDING');
  exchange.clock.advance(16 * SECOND_MS);
  expect([(await findNewest()).state, getAvailable()]).toEqual(['PROGRESS', units(50_000)]);
  exchange.clock.advance(MINUTE_MS);
  expect(getAvailable()).toBe(units(50_000) + 250_050);
  expect((await findNewest()).state).toBe('ACCEPTED');
  exchange.clock.advance(MINUTE_MS);
  expect(getAvailable()).toBe(units(50_000) + 250_050);
});

test.each([
  [{ amount: '99.99' }, 'Amount must be at least 100.'],
  [{ amount: '' }, 'Amount must be at least 100.'],
  [{ bankReference: '12345678901' }, 'Reference number must have 12 to 14 digits!'],
  [{ bankReference: '123456789012345' }, 'Reference number must have 12 to 14 digits!'],
  [{ bankReference: 'abcdefghijkl' }, 'Reference number must have 12 to 14 digits!'],
  [{ hasScreenshot: false }, 'Please add a screenshot of the payment!'],
  [{ payeeId: 'nobody' }, 'Unknown payment method!'],
] as const)('a deposit with %j is refused: %s', async (change, message) => {
  const { wallet, userId } = await openWallet();
  expect(await wallet.deposit(userId, { ...depositInput, ...change })).toEqual({ kind: 'refused', message });
  expect((await wallet.listRequests(userId, {})).total).toBe(0);
});

test('the wallet takes one deposit at a time and refuses a reference that is in use', async () => {
  const { exchange, wallet, userId, findNewest } = await openWallet();
  await wallet.deposit(userId, depositInput);
  expect(await wallet.deposit(userId, { ...depositInput, bankReference: '999999999999' })).toEqual({
    kind: 'refused',
    message: 'Your previous request is being processed!',
  });
  exchange.clock.advance(2 * MINUTE_MS);
  expect(await wallet.deposit(userId, depositInput)).toEqual({
    kind: 'refused',
    message: 'This reference number has already been used!',
  });
  const unknown = { ...depositInput, bankReference: '123456780000' };
  await wallet.deposit(userId, unknown);
  exchange.clock.advance(2 * MINUTE_MS);
  expect(await findNewest()).toMatchObject({
    state: 'REJECTED',
    rejectionReason: 'The bank does not know this reference number.',
  });
  expect((await wallet.deposit(userId, unknown)).kind).toBe('done');
});

test('a withdrawal leaves the balance at once and returns when it is rejected', async () => {
  const { exchange, wallet, userId, getAvailable, findNewest } = await openWallet();
  expect(await wallet.withdraw(userId, { amount: 500, detailId: '', remark: '' })).toEqual({
    kind: 'refused',
    message: 'please add atleast one payment method!',
  });
  const detailId = await addDetails(wallet, userId, { ...account, account_no: '123450000' });
  expect(await wallet.withdraw(userId, { amount: 99.99, detailId, remark: '' })).toEqual({
    kind: 'refused',
    message: 'Amount must be at least 100.',
  });
  expect(await wallet.withdraw(userId, { amount: 50_000.01, detailId, remark: '' })).toEqual({
    kind: 'refused',
    message: 'Insufficient Balance!',
  });
  expect((await wallet.withdraw(userId, { amount: 50_000, detailId, remark: '' })).kind).toBe('done');
  expect(getAvailable()).toBe(0);
  expect((await wallet.withdraw(userId, { amount: 100, detailId, remark: '' })).kind).toBe('refused');
  exchange.clock.advance(2 * MINUTE_MS);
  expect((await findNewest()).state).toBe('REJECTED');
  expect([getAvailable(), sum(listStatementAmounts(exchange, userId))]).toEqual([units(50_000), units(50_000)]);
});

test('the wallet acts once on a repeated reference', async () => {
  const { wallet, userId, getAvailable } = await openWallet();
  const detailId = await addDetails(wallet, userId);
  const out = { amount: 1000, detailId, remark: '' };
  const results = await Promise.all([wallet.withdraw(userId, out, 'one'), wallet.withdraw(userId, out, 'one')]);
  expect(results).toEqual(Array(2).fill({ kind: 'done', message: 'Your withdrawal request has been sent!' }));
  expect((await wallet.withdraw(userId, out, 'two')).kind).toBe('refused');
  expect([getAvailable(), (await wallet.listRequests(userId, {})).total]).toEqual([units(49_000), 1]);
});

test('the wallet keeps payment details as entered until they are removed', async () => {
  const { wallet, userId } = await openWallet();
  expect(await wallet.addDetail(userId, 'bank', { ...account, ifsc_code: ' ' })).toEqual({
    kind: 'refused',
    message: 'ifsc_code is required!',
  });
  const detailId = await addDetails(wallet, userId);
  expect((await wallet.addDetail(userId, 'bank', account)).kind).toBe('refused');
  expect(wallet.listDetails(userId, 'bank')).toEqual([{ detailId, methodId: 'bank', fields: account }]);
  expect((await wallet.removeDetail(userId, detailId)).kind).toBe('done');
  expect([(await wallet.removeDetail(userId, detailId)).kind, wallet.listDetails(userId)]).toEqual(['refused', []]);
});

test('the wallet records a request that came due while the page was closed once, however many tabs open', async () => {
  const first = await openWallet({ store: openIndexedDbStore('wallet-tabs') });
  await first.wallet.deposit(first.userId, depositInput);
  const detailId = await addDetails(first.wallet, first.userId, { ...account, account_no: '99990000' });
  await first.wallet.withdraw(first.userId, { amount: 700, detailId, remark: '' });
  await first.exchange.waitUntilSaved();
  first.exchange.dispose();
  const tabs = await Promise.all([
    openWallet({ store: openIndexedDbStore('wallet-tabs') }),
    openWallet({ store: openIndexedDbStore('wallet-tabs') }),
  ]);
  for (const { exchange } of tabs) exchange.clock.advance(2 * MINUTE_MS);
  for (const { exchange, wallet, userId } of tabs) {
    await exchange.waitUntilSaved();
    expect((await wallet.listRequests(userId, {})).rows.map(({ decision }) => decision)).toEqual([
      'rejected',
      'accepted',
    ]);
    await exchange.waitUntilSaved();
  }
  const { exchange, userId } = tabs[0];
  expect(exchange.betting.getBalance(userId).available).toBe(units(50_000) + 250_050);
  expect(listStatementAmounts(exchange, userId)).toHaveLength(4);
  tabs.forEach((tab) => tab.exchange.dispose());
});

test('the balance equals the sum of the accepted requests in any random order of requests', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('in' as const), amount: fc.integer({ min: 1, max: 3_000_000 }), fails: fc.boolean() }),
    fc.record({ do: fc.constant('out' as const), amount: fc.integer({ min: 1, max: 6_000_000 }), fails: fc.boolean() }),
    fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
  );
  const run = async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    const { exchange, wallet, userId, getAvailable } = await openWallet();
    const good = await addDetails(wallet, userId);
    const bad = await addDetails(wallet, userId, { ...account, account_no: '55550000' });
    for (const [index, each] of steps.entries()) {
      if (each.do === 'wait') exchange.clock.advance(each.seconds * SECOND_MS);
      else if (each.do === 'out')
        await wallet.withdraw(userId, { amount: each.amount / 100, detailId: each.fails ? bad : good, remark: '' });
      else
        await wallet.deposit(userId, {
          ...depositInput,
          amount: String(each.amount / 100),
          bankReference: `${100_000_000 + index}${each.fails ? '0000' : '1234'}`,
        });
    }
    exchange.clock.advance(10 * MINUTE_MS);
    const { rows } = await wallet.listRequests(userId, { limit: 1000 });
    const moved = rows
      .filter(({ decision }) => decision === 'accepted')
      .map(({ kind, amount }) => (kind === 'DEPOSIT' ? amount : negate(amount)));
    expect(rows.some(({ decision }) => decision === 'open')).toBe(false);
    expect(getAvailable()).toBe(moved.reduce<number>((total, amount) => total + amount, units(50_000)));
    expect(sum(listStatementAmounts(exchange, userId))).toBe(getAvailable());
    exchange.dispose();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), run), { numRuns: 40 });
});

test('the wallet refuses a deposit beyond the limit that the user has set', async () => {
  const { exchange, wallet, userId } = await openWallet();
  await exchange.responsibleGambling.setLimit(userId, 'deposit', { amount: units(3000), period: 'week' });
  await wallet.deposit(userId, depositInput);
  exchange.clock.advance(2 * MINUTE_MS);
  const secondDeposit = { ...depositInput, bankReference: '223456789012' };
  expect((await wallet.deposit(userId, secondDeposit)).message).toBe(
    'Your deposit limit of 3000 in 7 days does not allow this deposit.',
  );
  expect((await wallet.deposit(userId, { ...secondDeposit, amount: '499.50' })).kind).toBe('done');
});

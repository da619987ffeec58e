import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { DAY_MS, MINUTE_MS } from '#shared/format/durations.ts';
import { createClock } from '../clock.ts';
import { EVENING, findUserId } from '../tests/test-exchange.ts';
import { account, addDetails, depositInput, openWallet } from './testing/test-wallet.ts';
import { EMPTY_WALLET, rememberResult, type WalletState } from './wallet-state.ts';

const OPENING_CASH = units(50_000);

/** Opens a wallet whose timers come late, so that a call finds a request that is due. */
const openLateWallet = () => openWallet({ clock: { ...createClock({ now: EVENING }), scheduleAt: () => () => {} } });

test('the wallet credits a due deposit once when its reference is repeated', async () => {
  const { exchange, wallet, userId, getAvailable } = await openLateWallet();
  const first = await wallet.deposit(userId, depositInput, 'press');
  exchange.clock.advance(2 * MINUTE_MS);
  for (let i = 0; i < 3; i += 1) expect(await wallet.deposit(userId, depositInput, 'press')).toEqual(first);
  expect(getAvailable()).toBe(OPENING_CASH + 250_050);
});

test('the wallet returns a rejected withdrawal once when its reference is repeated', async () => {
  const { exchange, wallet, userId, getAvailable } = await openLateWallet();
  const detailId = await addDetails(wallet, userId, { ...account, account_no: '123450000' });
  const withdrawal = { amount: 500, detailId, remark: '' };
  const first = await wallet.withdraw(userId, withdrawal, 'press');
  exchange.clock.advance(2 * MINUTE_MS);
  for (let i = 0; i < 3; i += 1) expect(await wallet.withdraw(userId, withdrawal, 'press')).toEqual(first);
  expect(getAvailable()).toBe(OPENING_CASH);
});

test('the wallet keeps the result of a reference for 24 hours, whatever the number of later calls', async () => {
  const { exchange, wallet, userId } = await openWallet();
  const first = await wallet.deposit(userId, depositInput, 'first');
  exchange.clock.advance(DAY_MS - MINUTE_MS);
  for (let i = 0; i < 120; i += 1) await wallet.deposit(userId, { ...depositInput, amount: '1' }, `later-${i}`);
  expect(await wallet.deposit(userId, depositInput, 'first')).toEqual(first);
  expect((await wallet.listRequests(userId, {})).total).toBe(1);
});

test('the wallet drops a result after a day, and dates one that was saved without a time', () => {
  const result = { kind: 'done', message: '' } as const;
  const savedWithoutTime: WalletState = { ...EMPTY_WALLET, results: [{ reference: 'undated', result }] };
  const listReferences = (wallet: WalletState) => wallet.results.map(({ reference }) => reference);
  const dated = rememberResult(savedWithoutTime, 'new', result, 0);
  expect(listReferences(rememberResult(dated, 'newer', result, DAY_MS - 1))).toEqual(['newer', 'new', 'undated']);
  expect(listReferences(rememberResult(dated, 'newest', result, DAY_MS))).toEqual(['newest']);
});

test('the wallet refuses a bank reference that another account has used', async () => {
  const { exchange, wallet, userId } = await openWallet();
  const otherUserId = findUserId(exchange, 'demo2');
  await wallet.deposit(userId, depositInput);
  expect(await wallet.deposit(otherUserId, depositInput)).toEqual({
    kind: 'refused',
    message: 'This reference number has already been used!',
  });
});

test.each([{ page: 0 }, { limit: 0 }, { from: 'yesterday' }, { to: 'soon' }])(
  'the wallet lists all requests with the unusable filter %j',
  async (filter) => {
    const { wallet, userId } = await openWallet();
    await wallet.deposit(userId, depositInput);
    expect(await wallet.listRequests(userId, filter)).toMatchObject({ rows: [{ kind: 'DEPOSIT' }], total: 1 });
  },
);

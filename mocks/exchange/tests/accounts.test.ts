import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { EVENING, findUserId, openExchange } from './test-exchange.ts';

function openAccounts() {
  let now = EVENING;
  const exchange = openExchange(EVENING, { wallClock: () => now });
  return { exchange, accounts: exchange.accounts, advance: (ms: number) => (now += ms) };
}

const demo = { userName: 'demo', password: 'Demo1234' };

test('a correct password opens a session that ends by expiry, by sign-out and by a lock of the account', async () => {
  const { exchange, accounts, advance } = openAccounts();
  const tokens: string[] = [];
  for (let i = 0; i < 3; i++) {
    const result = await accounts.signIn({ ...demo, userName: ' DEMO ' });
    if (result.kind !== 'signed-in') throw new Error(result.kind);
    tokens.push(result.session.accessToken);
    expect(Date.parse(result.session.expiresAt)).toBe(EVENING + 24 * HOUR_MS);
  }
  const [first = '', second = '', third = ''] = tokens;
  expect(new Set(tokens).size).toBe(3);
  expect(accounts.findUserId(first)).toBe(findUserId(exchange, 'demo'));
  await accounts.signOut(first);
  expect([accounts.findUserId(first), accounts.findUserId('made up')]).toEqual([null, null]);
  expect(accounts.findUserId(second)).not.toBeNull();
  advance(24 * HOUR_MS);
  expect(accounts.findUserId(second)).toBeNull();
  advance(-HOUR_MS);
  await exchange.operator.setUser(findUserId(exchange, 'demo'), { accountLocked: true });
  expect(accounts.findUserId(third)).toBeNull();
  expect(await accounts.signIn(demo)).toEqual({ kind: 'refused', message: 'Your account is locked!' });
});

test('signIn refuses wrong names and wrong passwords with the same message', async () => {
  const { accounts } = openAccounts();
  const refused = { kind: 'refused', message: 'Password did not match!' };
  expect(await accounts.signIn({ ...demo, password: 'demo1234' })).toEqual(refused);
  expect(await accounts.signIn({ ...demo, userName: 'nobody' })).toEqual(refused);
});

test('signIn accepts a fresh code of the second step once', async () => {
  const { accounts, advance } = openAccounts();
  const credentials = { userName: 'twostep', password: 'Demo1234' };
  expect(await accounts.signIn(credentials)).toMatchObject({
    kind: 'second-step',
    account: { secondStep: 'secure-auth' },
  });
  expect(await accounts.signIn({ ...credentials, otp: '999999' })).toEqual({
    kind: 'refused',
    message: 'Invalid OTP! Please try again.',
  });
  advance(4 * MINUTE_MS);
  expect(await accounts.signIn({ ...credentials, otp: '123456' })).toEqual({
    kind: 'refused',
    message: 'OTP has been expired!',
  });
  await accounts.signIn(credentials);
  expect((await accounts.signIn({ ...credentials, otp: '123456' })).kind).toBe('signed-in');
  expect((await accounts.signIn({ ...credentials, otp: '123456' })).kind).toBe('refused');
});

test('register creates an account that can bet when its form follows the rules', async () => {
  const { exchange, accounts } = openAccounts();
  const input = { userName: 'Newcomer', password: 'Abcdef12', mobile: '9876543210' };
  for (const [change, message] of [
    [{ userName: 'ab' }, 'Username should be minimum 3 digits.'],
    [{ userName: 'a b c' }, 'Username should contain only alphanumeric characters without spaces.'],
    [{ password: 'Short1' }, 'Minimum 8 letters required.'],
    [{ password: 'alllower1' }, 'Password should contain atleast one number and one lower case , one upper case.'],
    [{ mobile: '12345' }, 'Must be 10 digit'],
    [{ userName: 'demo' }, 'Username already exists!'],
  ] as const)
    expect(await accounts.register({ ...input, ...change })).toEqual({ kind: 'refused', message });
  expect((await accounts.register(input)).kind).toBe('done');
  const signedIn = await accounts.signIn({ userName: 'newcomer', password: 'Abcdef12' });
  expect(signedIn.kind).toBe('signed-in');
  expect(exchange.betting.getBalance(findUserId(exchange, 'newcomer')).available).toBe(units(10_000));
});

test('changePassword ends every session of the user', async () => {
  const { exchange, accounts } = openAccounts();
  const user = findUserId(exchange, 'demo');
  const result = await accounts.signIn(demo);
  const token = result.kind === 'signed-in' ? result.session.accessToken : '';
  expect((await accounts.changePassword(user, { oldPassword: 'wrong', newPassword: 'Newer1234' })).kind).toBe(
    'refused',
  );
  expect((await accounts.changePassword(user, { oldPassword: 'Demo1234', newPassword: 'weak' })).kind).toBe('refused');
  expect(accounts.findUserId(token)).toBe(user);
  expect((await accounts.changePassword(user, { oldPassword: 'Demo1234', newPassword: 'Newer1234' })).kind).toBe(
    'done',
  );
  expect(accounts.findUserId(token)).toBeNull();
  expect((await accounts.signIn({ userName: 'demo', password: 'Newer1234' })).kind).toBe('signed-in');
});

test('an account connects Telegram through its bot and disconnects it by a code', async () => {
  const { exchange, accounts } = openAccounts();
  const user = findUserId(exchange, 'demo');
  expect(await accounts.createTelegramConnection(user, 'wrong')).toBeNull();
  const connection = await accounts.createTelegramConnection(user, 'Demo1234');
  expect((await accounts.connectTelegram(connection?.connectionId ?? '')).kind).toBe('done');
  expect((await accounts.signIn(demo)).kind).toBe('second-step');
  expect((await accounts.sendTelegramOtp(user)).kind).toBe('done');
  expect((await accounts.disableTelegram(user, '000000')).kind).toBe('refused');
  expect((await accounts.disableTelegram(user, accounts.findCurrentOtp(user) ?? '')).kind).toBe('done');
  expect((await accounts.signIn(demo)).kind).toBe('signed-in');
});

test('an authenticator app is linked only by a code from the page', async () => {
  const { exchange, accounts, advance } = openAccounts();
  const user = findUserId(exchange, 'demo');
  expect(await accounts.requestOtpToEnableApp(user, 'wrong')).toBeNull();
  const first = await accounts.requestOtpToEnableApp(user, 'Demo1234');
  expect(first).toMatchObject({ otp: expect.stringMatching(/^\d{6}$/) as string, expiresInSeconds: 180 });
  expect((await accounts.signIn(demo)).kind).toBe('signed-in');
  advance(180 * SECOND_MS);
  expect(await accounts.linkApp(first?.otp ?? '')).toEqual({ kind: 'refused', message: 'OTP has been expired!' });
  const second = await accounts.requestOtpToEnableApp(user, 'Demo1234');
  expect((await accounts.linkApp('none')).kind).toBe('refused');
  expect((await accounts.linkApp(second?.otp ?? '')).kind).toBe('done');
  expect((await accounts.linkApp(second?.otp ?? '')).kind).toBe('refused');
  expect(await accounts.signIn(demo)).toMatchObject({ kind: 'second-step', account: { secondStep: 'app' } });
});

test('a code of the authenticator app signs in once, until the code after it has expired', async () => {
  const { exchange, accounts, advance } = openAccounts();
  const user = findUserId(exchange, 'demo');
  const link = await accounts.requestOtpToEnableApp(user, 'Demo1234');
  await accounts.linkApp(link?.otp ?? '');
  const enter = async (otp: string | null) => {
    const result = await accounts.signIn({ ...demo, otp: otp ?? '' });
    return result.kind === 'refused' ? result.message : result.kind;
  };
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const first = accounts.findCurrentOtp(user);
  expect(await enter(wrong(first ?? ''))).toBe('Invalid OTP! Please try again.');
  advance(30 * SECOND_MS);
  expect(accounts.findCurrentOtp(user)).not.toBe(first);
  expect(await enter(first)).toBe('signed-in');
  expect(await enter(first)).toBe('OTP has been expired!');
  const second = accounts.findCurrentOtp(user);
  advance(60 * SECOND_MS);
  expect(await enter(second)).toBe('OTP has been expired!');
  expect((await accounts.disableApp(user, second ?? '')).kind).toBe('refused');
  expect((await accounts.disableApp(user, accounts.findCurrentOtp(user) ?? '')).kind).toBe('done');
  expect(await enter('')).toBe('signed-in');
});

test('an inbox lists only the codes and messages that wait in it', async () => {
  const { exchange, accounts, advance } = openAccounts();
  const user = findUserId(exchange, 'demo');
  expect(accounts.listInboxes()).toEqual([]);
  await accounts.signIn({ userName: 'twostep', password: 'Demo1234' });
  const link = await accounts.requestOtpToEnableApp(user, 'Demo1234');
  expect(accounts.listInboxes()).toMatchObject([
    { userName: 'demo', linkCode: link?.otp, app: null },
    { userName: 'twostep', message: '123456' },
  ]);
  advance(3 * MINUTE_MS);
  expect(accounts.listInboxes()).toEqual([]);
  const bot = await accounts.createTelegramConnection(user, 'Demo1234');
  expect(accounts.listInboxes()).toMatchObject([{ connectionId: bot?.connectionId }]);
  await accounts.connectTelegram(bot?.connectionId ?? '');
  expect(accounts.listInboxes()).toEqual([]);
});

test('saveStakes refuses any number of stakes but eight', async () => {
  const { exchange, accounts } = openAccounts();
  const user = findUserId(exchange, 'demo');
  expect((await accounts.saveStakes(user, [units(1)])).kind).toBe('refused');
  expect(accounts.getStakes(user)).toEqual([100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units));
});

test('saveStakes saves eight quick stakes', async () => {
  const { exchange, accounts } = openAccounts();
  const user = findUserId(exchange, 'demo');
  const quickStakes = [1, 2, 3, 4, 5, 6, 7, 8].map(units);
  expect((await accounts.saveStakes(user, quickStakes)).kind).toBe('done');
  expect(accounts.getStakes(user)).toEqual(quickStakes);
});

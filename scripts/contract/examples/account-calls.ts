import type { Exchange } from '#mocks/exchange/exchange.ts';
import { demoOtp, demoPassword } from '#mocks/exchange/state/initial-state.ts';
import { findUserId } from './exchange.ts';
import { readText } from './read-value.ts';
import type { ExampleRecorder } from './recorder.ts';

const createCredentials = (userName: string) =>
  ({ grant_type: 'password', user_name: userName, password: demoPassword }) as const;

/** Records the calls of sign-in, registration and settings. Resolves to the token of the demo account. */
export async function recordSignIn(recorder: ExampleRecorder): Promise<string> {
  const signedIn = await recorder.send('userLogin', 'signed in', createCredentials('demo'));
  await recorder.send('userLogin', 'second step expected', createCredentials('twostep'));
  await recorder.send('userLogin', 'refused', { ...createCredentials('demo'), password: 'wrong' });
  await recorder.send('verifyOTP', 'signed in', { ...createCredentials('twostep'), otp: demoOtp });
  await recorder.send('verifyOTP', 'refused', { ...createCredentials('twostep'), otp: '000000' });
  const newUser = { user_name: 'asha_1', name: 'asha_1', password: demoPassword, mobile: '9000000009' };
  await recorder.send('register', 'registered', newUser);
  await recorder.send('register', 'refused', newUser);
  await recorder.send('getLogo', 'found', { key: btoa('exchange.example') });
  return readText(signedIn, 'token', 'accessToken');
}

export async function recordAccountCalls(recorder: ExampleRecorder, exchange: Exchange, token: string): Promise<void> {
  const session = { token };
  const userId = findUserId(exchange, 'demo');
  await recorder.send('getUserBalanceV1', 'found', { userid: userId }, session);
  await recorder.send('getUserBalanceV1', 'session ended', { userid: userId }, { token: 'expired' });
  const stakes = [100, 200, 500, 1000, 2000, 5000, 10_000, 25_000];
  await recorder.send('updateMatchStack', 'saved', { match_stack: stakes }, session);
  await recorder.send('getUserMatchStack', 'found', {}, session);
  await recorder.send('getSocketStatus', 'socket offered', {}, session);
  await recorder.send('applyValidation', 'found', {}, session);
  await recorder.send('getNews', 'found', {}, session);
}

/** Records the calls that change how an account signs in, on a second account. */
export async function recordTwoStepCalls(recorder: ExampleRecorder, exchange: Exchange): Promise<void> {
  const userId = findUserId(exchange, 'demo2');
  const signedIn = await recorder.send('userLogin', '', createCredentials('demo2'), { isPreparation: true });
  const session = { token: readText(signedIn, 'token', 'accessToken') };
  const readOtp = (): string => exchange.accounts.findCurrentOtp(userId) ?? '';

  const link = await recorder.send('generateTelegramConnectionId', 'created', { password: demoPassword }, session);
  await recorder.send('generateTelegramConnectionId', 'refused', { password: 'wrong' }, session);
  await exchange.accounts.connectTelegram(readText(link, 'data', 'connection_id'));
  await recorder.send('disableTelegramSentOTP', 'sent', {}, session);
  await recorder.send('disableTelegramVerifyOTP', 'refused', { otp: '000000' }, session);
  await recorder.send('disableTelegramVerifyOTP', 'disabled', { otp: readOtp() }, session);

  const app = await recorder.send('getOtpToEnableApp', 'created', { password: demoPassword }, session);
  await exchange.accounts.linkApp(readText(app, 'otp'));
  await recorder.send('twoStep', 'app enabled', {}, session);
  await recorder.send('disableApp', 'disabled', { otp: readOtp() }, session);

  await recorder.send('limits', 'no limit', {}, session);
  await recorder.send('setLimits', 'applied at once', { kind: 'loss', amount: 5000, period: 'week' }, session);
  await recorder.send('setLimits', 'a looser limit waits', { kind: 'loss', amount: 9000, period: 'week' }, session);
  await recorder.send('timeOut', 'started', { hours: 24 }, session);

  const passwords = { oldPassword: demoPassword, newPassword: 'Demo5678' };
  await recorder.send('updatePassword', 'changed', passwords, session);
  const again = await recorder.send(
    'userLogin',
    '',
    { ...createCredentials('demo2'), password: 'Demo5678' },
    { isPreparation: true },
  );
  await recorder.send('logout', 'signed out', {}, { token: readText(again, 'token', 'accessToken') });
}

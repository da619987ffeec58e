import { getLogo } from '#shared/api/contract/content.ts';
import { disableApp, twoStep } from '#shared/api/contract/two-step.ts';
import { getUserBalanceV1, logout } from '#shared/api/contract/user-session.ts';
import { userLogin, verifyOTP } from '#shared/api/contract/user-sign-in.ts';
import { disableTelegramSentOTP, disableTelegramVerifyOTP, getUserMatchStack, register, updateMatchStack, updatePassword } from '#shared/api/contract/user.ts';
import { decimal, parseMoney, type Money } from '#shared/domain/money.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import type { Account, SignIn } from '../exchange/interface/accounts.ts';
import { handle, handleWhole } from '../handle.ts';
import { balanceOf } from './wire.ts';

const replyTo = (answer: Answer) => ({ status: answer.kind === 'done', msg: answer.message }) as { status: true; msg: string } | { status: false; msg: string };

const flagsOf = ({ secondStep }: Account) => ({
  is_auth_app_enabled: secondStep === 'app' ? 1 : 0,
  is_telegram_enable: secondStep === 'telegram' ? 1 : 0,
  is_secure_auth_enabled: secondStep === 'secure-auth' ? 1 : 0,
});

const profileOf = (account: Account) => ({
  _id: account.userId,
  parent_id: account.parentId,
  domain_id: account.domainId,
  user_id: account.userId,
  user_name: account.userName,
  ...flagsOf(account),
});

function signInReply(answer: SignIn) {
  if (answer.kind === 'refused') return { status: false as const, msg: answer.message };
  const data = profileOf(answer.account);
  if (answer.kind === 'second-step') return { msg: 'One-time password required', data };
  const { accessToken, refreshToken, expiresAt } = answer.session;
  return { msg: 'Signed in', token: { accessToken, accessTokenExpiresAt: expiresAt, refreshToken }, data };
}

export const userHandlers = (exchange: Exchange) => [
  handleWhole(exchange, userLogin, async ({ user_name, password, otp }) => signInReply(await exchange.accounts.signIn({ userName: user_name, password, otp }))),
  handleWhole(exchange, verifyOTP, async ({ user_name, password, otp }) => signInReply(await exchange.accounts.signIn({ userName: user_name, password, otp }))),
  handle(exchange, register, async ({ user_name, password, mobile }) => replyTo(await exchange.accounts.register({ userName: user_name, password, mobile }))),
  handle(exchange, logout, async (_body, { token }) => {
    await exchange.accounts.signOut(token);
    return { status: true, msg: 'Signed out' };
  }),
  handle(exchange, updatePassword, async (body, { userId }) => replyTo(await exchange.accounts.changePassword(userId, body))),
  handle(exchange, disableTelegramSentOTP, async (_body, { userId }) => replyTo(await exchange.accounts.sendTelegramOtp(userId))),
  handle(exchange, disableTelegramVerifyOTP, async ({ otp }, { userId }) => replyTo(await exchange.accounts.disableTelegram(userId, otp))),
  handle(exchange, twoStep, (_body, { userId }) => {
    const account = exchange.accounts.account(userId);
    return account === null ? { status: false, msg: 'No such account' } : { status: true, data: flagsOf(account) };
  }),
  handle(exchange, disableApp, async ({ otp }, { userId }) => replyTo(await exchange.accounts.disableApp(userId, otp))),
  handle(exchange, getUserBalanceV1, (_body, { userId }) => {
    return { status: true, data: balanceOf(exchange.betting.balance(userId)) };
  }),
  handleWhole(exchange, getUserMatchStack, (_body, { userId }) => ({ match_stack: exchange.accounts.stakes(userId).map(decimal) })),
  handle(exchange, updateMatchStack, async ({ match_stack }, { userId }) =>
    replyTo(await exchange.accounts.saveStakes(userId, match_stack.map((stake) => parseMoney(stake) ?? (0 as Money))))),
  // The demo's operator has no picture: the app shows the text LOGO.
  handle(exchange, getLogo, () => ({ status: false, msg: 'No logo' })),
];

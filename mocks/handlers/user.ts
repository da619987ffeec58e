import { disableApp, twoStep } from '#shared/api/contract/account/two-step.ts';
import {
  disableTelegramSentOTP,
  disableTelegramVerifyOTP,
  getUserMatchStack,
  register,
  updateMatchStack,
  updatePassword,
} from '#shared/api/contract/account/user.ts';
import { getUserBalanceV1, logout } from '#shared/api/contract/account/user-session.ts';
import { userLogin, verifyOTP } from '#shared/api/contract/account/user-sign-in.ts';
import { getLogo } from '#shared/api/contract/content/content.ts';
import { type Money, parseMoney, toDecimal } from '#shared/domain/money/money.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { ExchangeAccount, SignInResult } from '../exchange/interface/accounts.ts';
import type { ActionResult } from '../exchange/interface/paging-and-results.ts';
import { toWireBalance } from './to-wire.ts';

const toResponse = ({ kind, message }: ActionResult): { status: true; msg: string } | { status: false; msg: string } =>
  kind === 'done' ? { status: true, msg: message } : { status: false, msg: message };

const toWireFlags = ({ secondStep }: ExchangeAccount) => ({
  is_auth_app_enabled: secondStep === 'app' ? 1 : 0,
  is_telegram_enable: secondStep === 'telegram' ? 1 : 0,
  is_secure_auth_enabled: secondStep === 'secure-auth' ? 1 : 0,
});

const toWireProfile = (account: ExchangeAccount) => ({
  _id: account.userId,
  parent_id: account.parentId,
  domain_id: account.domainId,
  user_id: account.userId,
  user_name: account.userName,
  ...toWireFlags(account),
});

function toSignInResponse(result: SignInResult) {
  if (result.kind === 'refused') return { status: false as const, msg: result.message };
  const data = toWireProfile(result.account);
  if (result.kind === 'second-step') return { msg: 'One-time password required', data };
  const { accessToken, refreshToken, expiresAt } = result.session;
  return { msg: 'Signed in', token: { accessToken, accessTokenExpiresAt: expiresAt, refreshToken }, data };
}

export const createUserHandlers = (exchange: Exchange, logo?: string) => [
  createEnvelopeHandler(exchange, userLogin, async ({ user_name, password, otp }) =>
    toSignInResponse(await exchange.accounts.signIn({ userName: user_name, password, otp })),
  ),
  createEnvelopeHandler(exchange, verifyOTP, async ({ user_name, password, otp }) =>
    toSignInResponse(await exchange.accounts.signIn({ userName: user_name, password, otp })),
  ),
  createHandler(exchange, register, async ({ user_name, password, mobile }) =>
    toResponse(await exchange.accounts.register({ userName: user_name, password, mobile })),
  ),
  createHandler(exchange, logout, async (_body, { token }) => {
    await exchange.accounts.signOut(token);
    return { status: true, msg: 'Signed out' };
  }),
  createHandler(exchange, updatePassword, async (body, { userId }) =>
    toResponse(await exchange.accounts.changePassword(userId, body)),
  ),
  createHandler(exchange, disableTelegramSentOTP, async (_body, { userId }) =>
    toResponse(await exchange.accounts.sendTelegramOtp(userId)),
  ),
  createHandler(exchange, disableTelegramVerifyOTP, async ({ otp }, { userId }) =>
    toResponse(await exchange.accounts.disableTelegram(userId, otp)),
  ),
  createHandler(exchange, twoStep, (_body, { userId }) => {
    const account = exchange.accounts.findAccount(userId);
    return account === null ? { status: false, msg: 'No such account' } : { status: true, data: toWireFlags(account) };
  }),
  createHandler(exchange, disableApp, async ({ otp }, { userId }) =>
    toResponse(await exchange.accounts.disableApp(userId, otp)),
  ),
  createHandler(exchange, getUserBalanceV1, (_body, { userId }) => {
    return { status: true, data: toWireBalance(exchange.betting.getBalance(userId)) };
  }),
  createEnvelopeHandler(exchange, getUserMatchStack, (_body, { userId }) => ({
    match_stack: exchange.accounts.getStakes(userId).map(toDecimal),
  })),
  createHandler(exchange, updateMatchStack, async ({ match_stack }, { userId }) =>
    toResponse(
      await exchange.accounts.saveStakes(
        userId,
        match_stack.map((stake) => parseMoney(stake) ?? (0 as Money)),
      ),
    ),
  ),
  createHandler(exchange, getLogo, () =>
    logo === undefined
      ? { status: false, msg: 'No logo' }
      : { status: true, data: { description: logo, self_host: false } },
  ),
];

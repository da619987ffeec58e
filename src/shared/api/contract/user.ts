import * as z from 'zod/mini';
import type { Balance } from '../../domain/bet.ts';
import { decimal, ZERO, type Money } from '../../domain/money.ts';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, id, momentOrNull, nothingMore, textOrNull } from './edge.ts';
import { secondStepFlags, secondStepOf, type SecondStep } from './two-step.ts';

const credentials = { grant_type: z.literal('password'), user_name: z.string(), password: z.string() };

const profile = z.object({
  _id: id,
  parent_id: textOrNull,
  domain_id: textOrNull,
  user_id: textOrNull,
  user_name: textOrNull,
  ...secondStepFlags,
});

const token = z.object({ accessToken: id, accessTokenExpiresAt: momentOrNull, refreshToken: textOrNull });

/** Who signed in. `session` is null when the password was right and a one-time password is still wanted. */
export interface SignInAnswer {
  readonly session: { readonly token: string; readonly expiresAt: string | null; readonly refreshToken: string | null } | null;
  readonly user: {
    readonly id: string;
    readonly parentId: string | null;
    readonly domainId: string | null;
    readonly userId: string | null;
    readonly userName: string | null;
  };
  readonly secondStep: SecondStep;
}

const signedIn = z.pipe(
  z.object({ token: z.optional(z.nullable(token)), data: profile }),
  z.transform(({ token: given, data }): SignInAnswer => ({
    session: given ? { token: given.accessToken, expiresAt: given.accessTokenExpiresAt, refreshToken: given.refreshToken } : null,
    user: { id: data._id, parentId: data.parent_id, domainId: data.domain_id, userId: data.user_id, userName: data.user_name },
    secondStep: secondStepOf(data),
  })),
);

const signIn = { method: 'POST', access: 'application', encoding: 'form', reply: 'whole', timeoutMs: 15_000, answer: signedIn } as const;

/** The password step, and with `otp` the second step. A refusal means wrong credentials or a locked account. */
export const userLogin = endpoint({ ...signIn, path: '/user/userLogin', request: z.object({ ...credentials, otp: z.optional(z.string()) }) });

export const verifyOTP = endpoint({ ...signIn, path: '/user/verifyOTP', request: z.object({ ...credentials, otp: z.string() }) });

/** The body of `userLogin`: usernames are lower case (specification 5). */
export const loginBody = (input: { userName: string; password: string; otp?: string }): z.input<typeof userLogin.request> => ({
  grant_type: 'password',
  user_name: input.userName.toLowerCase(),
  password: input.password,
  ...(input.otp === undefined ? {} : { otp: input.otp }),
});

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'application',
  encoding: 'json',
  reply: 'data',
  timeoutMs: 15_000,
  request: z.object({ user_name: z.string(), name: z.string(), password: z.string(), mobile: z.string() }),
  answer: nothingMore,
});

/** The body of `register`: the name is the username (specification 7). */
export const registerBody = (input: { userName: string; password: string; mobile: string }): z.input<typeof register.request> => ({
  user_name: input.userName,
  name: input.userName,
  password: input.password,
  mobile: input.mobile,
});

const ofSession = { method: 'POST', access: 'session', timeoutMs: 15_000 } as const;
const plain = { ...ofSession, encoding: 'json', reply: 'data', answer: nothingMore } as const;

export const logout = endpoint({ ...plain, path: '/user/logout', request: z.object({}) });

/** Ends every session of the user, this one too. */
export const updatePassword = endpoint({
  ...plain,
  path: '/user/updatePassword',
  request: z.object({ oldPassword: z.string(), newPassword: z.string() }),
});

/** Has a one-time password sent to the messaging app, which `disableTelegramVerifyOTP` then wants. */
export const disableTelegramSentOTP = endpoint({ ...plain, path: '/user/disableTelegramSentOTP', request: z.object({}) });

export const disableTelegramVerifyOTP = endpoint({
  ...ofSession,
  path: '/user/disableTelegramVerifyOTP',
  encoding: 'form',
  reply: 'data',
  request: z.object({ otp: z.string() }),
  answer: nothingMore,
});

/** The balance is net of exposure already. */
export const getUserBalanceV1 = endpoint({
  ...ofSession,
  path: '/user/getUserBalanceV1',
  encoding: 'json',
  reply: 'data',
  request: z.object({ userid: z.string() }),
  answer: z.pipe(
    z.object({ balance: z.union([z.string(), z.number()]), liability: amountOrNull, profit_loss: amountOrNull }),
    z.transform((wire, reading): Balance => {
      const available = amountOrNull.parse(wire.balance);
      if (available === null) reading.issues.push({ code: 'custom', message: 'expected an amount', input: wire.balance, path: ['balance'] });
      // Some servers send what is at risk without its minus.
      const exposure = (-Math.abs(wire.liability ?? 0) || 0) as Money;
      return { available: available ?? ZERO, exposure, profitAndLoss: wire.profit_loss ?? ZERO };
    }),
  ),
});

const stakes = z.array(amountOrNull);

/** The eight quick stakes. Empty where the server keeps none: then the specification's own apply. */
export const getUserMatchStack = endpoint({
  ...ofSession,
  path: '/user/getUserMatchStack',
  encoding: 'json',
  reply: 'whole',
  nothing: [],
  request: z.object({}),
  answer: z.pipe(
    z.object({
      match_stack: z.optional(z.nullable(stakes)),
      data: z.optional(z.nullable(z.union([z.object({ match_stack: z.optional(z.nullable(stakes)) }), stakes]))),
    }),
    z.transform((wire): readonly Money[] => {
      const inner = Array.isArray(wire.data) ? wire.data : wire.data?.match_stack;
      return (wire.match_stack ?? inner ?? []).filter((stake) => stake !== null && stake > 0).slice(0, 8) as Money[];
    }),
  ),
});

export const updateMatchStack = endpoint({
  ...plain,
  path: '/user/updateMatchStack',
  request: z.object({ match_stack: z.array(z.number()).check(z.length(8)) }),
});

/** The body of `updateMatchStack`. */
export const stakesBody = (list: readonly Money[]): z.input<typeof updateMatchStack.request> => ({ match_stack: list.map(decimal) });

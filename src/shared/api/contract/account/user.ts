import * as z from 'zod/mini';
import { type Money, toDecimal } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { list } from '../schema/rows.ts';
import { amountOrNull, orAbsent, statusOnly } from '../schema/wire-types.ts';

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'application',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  request: z.object({ user_name: z.string(), name: z.string(), password: z.string(), mobile: z.string() }),
  response: statusOnly,
});

/** Builds the body of `register`. The name is the username. */
export const toRegisterBody = (input: {
  userName: string;
  password: string;
  mobile: string;
}): z.input<typeof register.request> => ({
  user_name: input.userName,
  name: input.userName,
  password: input.password,
  mobile: input.mobile,
});

const sessionCall = { method: 'POST', access: 'session', timeoutMs: 15_000 } as const;
const simpleCall = { ...sessionCall, encoding: 'json', responseShape: 'data', response: statusOnly } as const;

/** Ends every session of the user, including this one. */
export const updatePassword = endpoint({
  ...simpleCall,
  path: '/user/updatePassword',
  request: z.object({ oldPassword: z.string(), newPassword: z.string() }),
});

/** Sends a one-time password to the messaging app. `disableTelegramVerifyOTP` requires it. */
export const disableTelegramSentOTP = endpoint({
  ...simpleCall,
  path: '/user/disableTelegramSentOTP',
  request: z.object({}),
});

export const disableTelegramVerifyOTP = endpoint({
  ...sessionCall,
  path: '/user/disableTelegramVerifyOTP',
  encoding: 'form',
  responseShape: 'data',
  request: z.object({ otp: z.string() }),
  response: statusOnly,
});

const stakes = list(amountOrNull);

/** Reads the eight quick stakes. Empty when the server keeps none: the app then uses its defaults. */
export const getUserMatchStack = endpoint({
  ...sessionCall,
  path: '/user/getUserMatchStack',
  encoding: 'json',
  responseShape: 'envelope',
  emptyResponse: [],
  request: z.object({}),
  response: z.pipe(
    z.object({
      match_stack: orAbsent(stakes),
      data: orAbsent(z.union([stakes, z.object({ match_stack: orAbsent(stakes) })])),
    }),
    z.transform((wire): readonly Money[] => {
      const inner = wire.data && 'match_stack' in wire.data ? wire.data.match_stack : wire.data;
      const found = wire.match_stack ?? (Array.isArray(inner) ? (inner as (Money | null)[]) : []);
      return found.filter((stake): stake is Money => stake !== null && stake > 0).slice(0, 8);
    }),
  ),
});

export const updateMatchStack = endpoint({
  ...simpleCall,
  path: '/user/updateMatchStack',
  request: z.object({ match_stack: z.array(z.number()).check(z.refine((amounts) => amounts.length === 8)) }),
});

/** Builds the body of `updateMatchStack`. */
export const toStakesBody = (amounts: readonly Money[]): z.input<typeof updateMatchStack.request> => ({
  match_stack: amounts.map(toDecimal),
});

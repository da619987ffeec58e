import * as z from 'zod/mini';
import { getFailure } from '#shared/api/failure.ts';
import { unreachableTexts } from '#shared/api/texts.ts';
import { texts } from '../texts.ts';
import { ClockError } from './sign-in-outcome.ts';

/** Password rules apply to registration and change only, so that old passwords still sign in. */
const password = z.string().check(z.minLength(1, { error: () => texts.required }));
const userName = z.string().check(z.trim(), z.minLength(1, { error: () => texts.required }), z.toLowerCase());

export const passwordStepSchema = z.object({ userName, password, otp: z.string() });
export const otpStepSchema = z.object({
  userName,
  password,
  otp: z.string().check(z.regex(/^\d{6}$/, { error: () => texts.otpDigits })),
});

/** Form values as typed. */
export type Credentials = z.input<typeof passwordStepSchema>;

export interface LoginProblem {
  readonly message: string;
  /** The server's message, where it helps: the one-time password is wrong or expired. */
  readonly detail: string | null;
}

/**
 * Describes why a sign-in failed. A refusal has a fixed message, independent of the server's:
 * docs/requirements.md#24-login-and-registration.
 */
export function describeLoginProblem(error: unknown, step: 'password' | 'otp'): LoginProblem {
  if (error instanceof ClockError) return { message: texts.wrongClock, detail: null };
  const failure = getFailure(error);
  if (failure?.kind === 'unreachable') return { message: unreachableTexts[failure.code], detail: null };
  const isRefused = failure?.kind === 'signed-out' || (failure?.kind === 'refused' && failure.message !== '');
  if (!isRefused) return { message: texts.failed, detail: null };
  return { message: texts.incorrect, detail: step === 'otp' && failure.kind === 'refused' ? failure.message : null };
}

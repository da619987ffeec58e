import * as z from 'zod/mini';
import { getFailure } from '#shared/api/failure.ts';
import { texts } from '../texts.ts';

/** The rules a new password keeps bind registration and change, never this form: old passwords must still open the door. */
const password = z.string().check(z.minLength(1, texts.required));
const userName = z.string().check(z.trim(), z.minLength(1, texts.required), z.toLowerCase());

export const passwordStepSchema = z.object({ userName, password, otp: z.string() });
export const otpStepSchema = z.object({
  userName,
  password,
  otp: z.string().check(z.regex(/^\d{6}$/, texts.otpDigits)),
});

/** What the form holds, as typed. */
export type Credentials = z.input<typeof passwordStepSchema>;

export interface LoginProblem {
  readonly message: string;
  /** The server's own words, where they help: the one-time password was wrong or too old. */
  readonly detail: string | null;
}

/** What is said in place of a sign-in. The specification has its own words for a refusal, whatever the server's are. */
export function describeLoginProblem(error: unknown, step: 'password' | 'otp'): LoginProblem {
  const failure = getFailure(error);
  if (failure?.kind === 'unreachable') return { message: texts.unreachable[failure.code], detail: null };
  const isRefused = failure?.kind === 'signed-out' || (failure?.kind === 'rejected' && failure.message !== '');
  if (!isRefused) return { message: texts.failed, detail: null };
  return { message: texts.incorrect, detail: step === 'otp' && failure.kind === 'rejected' ? failure.message : null };
}

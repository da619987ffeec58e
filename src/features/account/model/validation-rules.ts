import * as z from 'zod/mini';
import { texts } from '../texts.ts';

/**
 * Requires a text. This check must stand first, so that an empty field shows its message. It does not abort, because an
 * aborted field skips the checks of the form.
 */
const requireText = (error: () => string) => z.minLength(1, { error });

export const anyPassword = z.string().check(requireText(() => texts.rules.required));

/**
 * Rules of a new account (docs/requirements.md#51-registration-on-every-change). The form shows the first broken rule.
 */
export const newUserName = z.string().check(
  requireText(() => texts.rules.required),
  z.minLength(3, { error: () => texts.rules.userNameShort }),
  z.maxLength(12, { error: () => texts.rules.userNameLong }),
  z.regex(/^[A-Za-z0-9_-]+$/, { error: () => texts.rules.userNameChars }),
);

export const newMobile = z.string().check(
  requireText(() => texts.rules.mobileRequired),
  z.regex(/^[0-9]+$/, { error: () => texts.rules.mobileDigits }),
  z.refine((digits) => digits.length === 10, { error: () => texts.rules.mobileLength }),
);

/** Rules of a new password, one by one, for the checklist. */
export const passwordChecks = {
  length: (text: string) => text.length >= 8 && text.length <= 12,
  lower: (text: string) => /[a-z]/.test(text),
  upper: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  allowed: (text: string) => /^[A-Za-z0-9@$!#%*?&_]+$/.test(text),
} as const;

export type PasswordCheck = keyof typeof passwordChecks;

export const passwordCheckNames = [
  'length',
  'lower',
  'upper',
  'digit',
  'allowed',
] as const satisfies readonly PasswordCheck[];

const { lower, upper, digit, allowed } = passwordChecks;
const hasRequiredMix = (text: string): boolean => [lower, upper, digit, allowed].every((check) => check(text));

/** Applies to registration and to a change of password, never to login: older passwords must keep working. */
export const newPassword = z.string().check(
  requireText(() => texts.rules.required),
  z.minLength(8, { error: () => texts.rules.passwordShort }),
  z.maxLength(12, { error: () => texts.rules.passwordLong }),
  z.refine(hasRequiredMix, { error: () => texts.rules.passwordMix }),
);

export const otp = z.string().check(z.regex(/^[0-9]{6}$/, { error: () => texts.rules.otp }));

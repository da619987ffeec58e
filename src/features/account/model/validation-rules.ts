import * as z from 'zod/mini';
import { texts } from '../texts.ts';

const { rules } = texts;

/** Stands first, so that it is what an empty field says. It does not abort: that would silence the checks of a form as a whole. */
const requireText = (message: string) => z.minLength(1, message);

export const anyPassword = z.string().check(requireText(rules.required));

/** The specification's rules of a new account (section 5). The first one that is broken is the one to be read. */
export const newUserName = z
  .string()
  .check(
    requireText(rules.required),
    z.minLength(3, rules.userNameShort),
    z.maxLength(12, rules.userNameLong),
    z.regex(/^[A-Za-z0-9_-]+$/, rules.userNameChars),
  );

export const newMobile = z.string().check(
  requireText(rules.mobileRequired),
  z.regex(/^[0-9]+$/, rules.mobileDigits),
  z.refine((digits) => digits.length === 10, rules.mobileLength),
);

/** What a new password must have, each by itself, for a list that is ticked while it is typed. */
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

/** Binds registration and change, never sign-in: old passwords must still open the door. */
export const newPassword = z
  .string()
  .check(
    requireText(rules.required),
    z.minLength(8, rules.passwordShort),
    z.maxLength(12, rules.passwordLong),
    z.refine(hasRequiredMix, rules.passwordMix),
  );

export const otp = z.string().check(z.regex(/^[0-9]{6}$/, rules.otp));

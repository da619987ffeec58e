import * as z from 'zod/mini';
import { texts } from '../texts.ts';

const { rules } = texts;

/** Stands first, so that it is what an empty field says. It does not abort: that would silence the checks of a form as a whole. */
const filled = (message: string) => z.minLength(1, message);

export const anyPassword = z.string().check(filled(rules.required));

/** The specification's rules of a new account (section 5). The first one that is broken is the one to be read. */
export const newUserName = z
  .string()
  .check(filled(rules.required), z.minLength(3, rules.userNameShort), z.maxLength(12, rules.userNameLong), z.regex(/^[A-Za-z0-9_-]+$/, rules.userNameChars));

export const newMobile = z.string().check(filled(rules.mobileRequired), z.regex(/^[0-9]+$/, rules.mobileDigits), z.refine((digits) => digits.length === 10, rules.mobileLength));

/** What a new password must have, each by itself, for a list that is ticked while it is typed. */
export const passwordChecks = {
  length: (typed: string) => typed.length >= 8 && typed.length <= 12,
  lower: (typed: string) => /[a-z]/.test(typed),
  upper: (typed: string) => /[A-Z]/.test(typed),
  digit: (typed: string) => /[0-9]/.test(typed),
  allowed: (typed: string) => /^[A-Za-z0-9@$!#%*?&_]+$/.test(typed),
} as const;

export type PasswordCheck = keyof typeof passwordChecks;

export const passwordCheckNames = ['length', 'lower', 'upper', 'digit', 'allowed'] as const satisfies readonly PasswordCheck[];

const { lower, upper, digit, allowed } = passwordChecks;
const mixed = (typed: string): boolean => [lower, upper, digit, allowed].every((check) => check(typed));

/** Binds registration and change, never sign-in: old passwords must still open the door. */
export const newPassword = z
  .string()
  .check(filled(rules.required), z.minLength(8, rules.passwordShort), z.maxLength(12, rules.passwordLong), z.refine(mixed, rules.passwordMix));

export const otp = z.string().check(z.regex(/^[0-9]{6}$/, rules.otp));

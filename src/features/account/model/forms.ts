import * as z from 'zod/mini';
import { texts } from '../texts.ts';
import { anyPassword, newMobile, newPassword, newUserName, otp } from './validation-rules.ts';

/** The name the register call also wants is the username (specification 7), and has no field. */
export const newAccountForm = z.object({ userName: newUserName, password: newPassword, mobile: newMobile });

export type NewAccount = z.output<typeof newAccountForm>;

export const passwordForm = z
  .object({ old: anyPassword, next: newPassword, confirm: anyPassword })
  // Zod runs a check of the whole only where every field is fine by itself; this one is wanted while the others are still wrong.
  .check(
    z.refine(({ next, confirm }) => next === confirm, {
      error: texts.rules.confirm,
      path: ['confirm'],
      when: () => true,
    }),
  );

export type PasswordChange = z.output<typeof passwordForm>;

export const passwordPromptForm = z.object({ password: anyPassword });

export const otpForm = z.object({ otp });

import * as z from 'zod/mini';
import { texts } from '../texts.ts';
import { anyPassword, newMobile, newPassword, newUserName, otp } from './validation-rules.ts';

/** Registration form. The call also needs a name (docs/requirements.md#7-calls): `toRegisterBody` sends userName. */
export const newAccountForm = z.object({ userName: newUserName, password: newPassword, mobile: newMobile });

export type NewAccount = z.output<typeof newAccountForm>;

export const passwordForm = z
  .object({ old: anyPassword, next: newPassword, confirm: anyPassword })
  // `when` makes zod run this check while other fields are still invalid.
  .check(
    z.refine(({ next, confirm }) => next === confirm, {
      error: () => texts.rules.confirm,
      path: ['confirm'],
      when: () => true,
    }),
  );

export type PasswordChange = z.output<typeof passwordForm>;

export const passwordPromptForm = z.object({ password: anyPassword });

export const otpForm = z.object({ otp });

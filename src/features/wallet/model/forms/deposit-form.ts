import * as z from 'zod/mini';
import { toPlainText } from '#shared/domain/money/money.ts';
import { texts } from '../../texts.ts';
import type { PaymentIntent } from '../payment/payment.ts';
import { amountField, createRequiredText, remarkField } from './amount-input.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/**
 * Reason why a file cannot be sent as a screenshot; null when it can. The preview shows whether the picture can be
 * opened.
 */
export function findPictureProblem(file: Pick<File, 'type' | 'size'> | null): string | null {
  if (file === null || file.size === 0) return texts.form.picture;
  if (!PICTURE_TYPES.some((type) => type === file.type)) return texts.form.pictureType;
  return file.size > MAX_PICTURE_BYTES ? texts.form.pictureSize : null;
}

const picture = z
  .custom<File | null>((value) => value === null || value instanceof File)
  .check(
    z.superRefine((file, context) => {
      const problem = findPictureProblem(file);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    }),
  );

export const depositSchema = z.object({
  amount: amountField,
  // Banks print the digits in groups; the server accepts them without spaces.
  bankReference: createRequiredText().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{12,14}$/, { error: () => texts.form.bankReference }),
  ),
  picture,
  remark: remarkField,
});

/** Values of the form as typed. */
export type DepositForm = z.input<typeof depositSchema>;

/** Initial values of the form, from a request without an outcome or one not taken. The picture is not stored. */
export const createInitialDepositForm = (pendingIntent: PaymentIntent | null): DepositForm => ({
  amount: pendingIntent === null ? '' : toPlainText(pendingIntent.amount),
  bankReference: pendingIntent?.bankReference ?? '',
  picture: null,
  remark: pendingIntent?.remark ?? '',
});

import * as z from 'zod/mini';
import { plainText } from '#shared/domain/money.ts';
import { texts } from '../texts.ts';
import type { Intent } from './payment.ts';
import { amount, filled, remark } from './typed.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024;

/** Why a file is no screenshot to send; null for one that is. Whether it can be opened is seen when it is drawn. */
export function pictureProblem(file: Pick<File, 'type' | 'size'> | null): string | null {
  if (file === null || file.size === 0) return texts.form.picture;
  if (!PICTURE_TYPES.some((type) => type === file.type)) return texts.form.pictureType;
  return file.size > LARGEST_PICTURE_BYTES ? texts.form.pictureSize : null;
}

const picture = z.custom<File | null>((value) => value === null || value instanceof File).check(
  z.superRefine((file, context) => {
    const problem = pictureProblem(file);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
);

export const depositForm = z.object({
  amount,
  // Banks print the digits in groups; the server takes them without spaces.
  reference: filled().check(z.overwrite((text) => text.replace(/\s/g, '')), z.regex(/^\d{12,14}$/, texts.form.reference)),
  picture,
  remark,
});

/** What the form holds, as typed. */
export type DepositForm = z.input<typeof depositForm>;

/** A form that starts with what was sent before the page was loaded: the picture alone is gone. */
export const depositStart = (sent: Intent | null): DepositForm => ({
  amount: sent === null ? '' : plainText(sent.amount),
  reference: sent?.bankReference ?? '',
  picture: null,
  remark: sent?.remark ?? '',
});

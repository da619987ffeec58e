import * as z from 'zod/mini';
import { getPositiveAmount, parseAmount } from '#shared/domain/money/amount-input.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { texts } from '../../texts.ts';

/** Parses the amount field; null when it is empty, 0 or unreadable. */
export const parseAmountInput = (text: string): Money | null => getPositiveAmount(parseAmount(text));

/** Reason why the amount field cannot be sent; null when it can, and when it is empty. */
export function findAmountProblem(text: string): string | null {
  const input = parseAmount(text);
  if (input.kind === 'empty') return null;
  if (input.kind === 'amount') return getPositiveAmount(input) === null ? texts.form.amount : null;
  if (input.problem === 'too-large') return texts.form.largest;
  return input.problem === 'negative' || input.problem === 'decimals'
    ? texts.form.amount
    : describeAmountProblem(input.problem);
}

/** Whether the text of the amount field is unreadable, which blocks the request. */
export const isUnreadableAmount = (text: string): boolean => parseAmount(text).kind === 'unreadable';

/**
 * Message beside the field for an unreadable text. A 0 may be the beginning of 0.5, so its message appears on submit.
 */
export const describeUnreadableAmount = (text: string): string | null =>
  isUnreadableAmount(text) ? findAmountProblem(text) : null;

/**
 * Checks for an empty field first, so that it shows the required message:
 * docs/requirements.md#51-registration-on-every-change.
 */
export const createRequiredText = () =>
  z.string().check(z.trim(), z.minLength(1, { error: () => texts.required, abort: true }));

export const amountField = createRequiredText().check(
  z.superRefine((text, context) => {
    const problem = findAmountProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem, continue: false });
  }),
);

/** Checks that a text has at most `most` characters. */
export const checkLength = (most: number) => z.maxLength(most, { error: () => texts.form.longest({ most }) });

const LONGEST_REMARK = 100;

export const remarkField = z.string().check(z.trim(), checkLength(LONGEST_REMARK));

import * as z from 'zod/mini';
import { getPositiveAmount, parseAmount } from '#shared/domain/money/amount-input.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { texts } from '../../texts.ts';

/** The amount that the text of the amount field means; null where it is empty, 0 or cannot be read. */
export const parseAmountInput = (text: string): Money | null => getPositiveAmount(parseAmount(text));

/** Why the text of the amount field is no amount to send; null where it is one, and where it is empty. */
export function amountProblem(text: string): string | null {
  const input = parseAmount(text);
  if (input.kind === 'empty') return null;
  if (input.kind === 'amount') return getPositiveAmount(input) === null ? texts.form.amount : null;
  if (input.problem === 'too-large') return texts.form.largest;
  return input.problem === 'negative' || input.problem === 'decimals'
    ? texts.form.amount
    : describeAmountProblem(input.problem);
}

/** Whether the amount field holds a text that no request can be sent with. */
export const isUnreadableAmount = (text: string): boolean => parseAmount(text).kind === 'unreadable';

/** Said beside the field as soon as its text cannot be read. A 0 may be the beginning of 0.5: it gets its message when the form is sent. */
export const describeUnreadableAmount = (text: string): string | null =>
  isUnreadableAmount(text) ? amountProblem(text) : null;

/** Emptiness is told before form (specification 5). */
export const requiredText = () => z.string().check(z.trim(), z.minLength(1, { error: texts.required, abort: true }));

export const amountField = requiredText().check(
  z.superRefine((text, context) => {
    const problem = amountProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem, continue: false });
  }),
);

const LONGEST_REMARK = 100;

export const remarkField = z.string().check(z.trim(), z.maxLength(LONGEST_REMARK, texts.form.remark));

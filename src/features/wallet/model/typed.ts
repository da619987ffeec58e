import * as z from 'zod/mini';
import { parseMoney, ZERO, type Money } from '#shared/domain/money.ts';
import { LARGEST_STAKE } from '#shared/domain/stake.ts';
import { texts } from '../texts.ts';

/** An amount as people type it: grouped or not, with two decimals at most. Null where it is none. */
export function amountOf(typed: string): Money | null {
  const plain = typed.replace(/[,\s]/g, '');
  return /^\d{1,13}(\.\d{1,2})?$/.test(plain) ? parseMoney(plain) : null;
}

/** Emptiness is told before form (specification 5). */
export const filled = () => z.string().check(z.trim(), z.minLength(1, { error: texts.required, abort: true }));

export const amount = filled().check(
  z.refine((typed) => (amountOf(typed) ?? ZERO) > ZERO, { error: texts.form.amount, abort: true }),
  z.refine((typed) => (amountOf(typed) ?? ZERO) <= LARGEST_STAKE, texts.form.largest),
);

const LONGEST_REMARK = 100;

export const remark = z.string().check(z.trim(), z.maxLength(LONGEST_REMARK, texts.form.remark));

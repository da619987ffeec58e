import * as z from 'zod/mini';
import { plainText, ZERO, type Money } from '#shared/domain/money.ts';
import { texts } from '../texts.ts';
import type { Intent } from './payment.ts';
import { amount, amountOf, remark } from './typed.ts';

/** `available` is null until the balance is read: the exchange decides then. */
export const withdrawForm = (available: Money | null) =>
  z.object({
    amount: amount.check(z.refine((typed) => available === null || (amountOf(typed) ?? ZERO) <= available, texts.insufficient)),
    detailId: z.string().check(z.minLength(1, texts.withdraw.choose)),
    remark,
  });

export type WithdrawForm = z.input<ReturnType<typeof withdrawForm>>;

export const withdrawStart = (sent: Intent | null): WithdrawForm => ({
  amount: sent === null ? '' : plainText(sent.amount),
  detailId: sent?.targetId ?? '',
  remark: sent?.remark ?? '',
});

import * as z from 'zod/mini';
import { type Money, toPlainText, ZERO } from '#shared/domain/money/money.ts';
import { texts } from '../../texts.ts';
import type { PaymentIntent } from '../payment/payment.ts';
import { amountField, parseAmountInput, remarkField } from './amount-input.ts';

/**
 * Creates the schema of a withdrawal. `available`: null until the balance loads; then only the exchange checks the
 * amount.
 */
export const createWithdrawSchema = (available: Money | null) =>
  z.object({
    amount: amountField.check(
      z.refine(
        (amountText) => available === null || (parseAmountInput(amountText) ?? ZERO) <= available,
        texts.insufficient,
      ),
    ),
    detailId: z.string().check(z.minLength(1, texts.withdraw.choose)),
    remark: remarkField,
  });

export type WithdrawForm = z.input<ReturnType<typeof createWithdrawSchema>>;

export const createInitialWithdrawForm = (pendingIntent: PaymentIntent | null): WithdrawForm => ({
  amount: pendingIntent === null ? '' : toPlainText(pendingIntent.amount),
  detailId: pendingIntent?.targetId ?? '',
  remark: pendingIntent?.remark ?? '',
});

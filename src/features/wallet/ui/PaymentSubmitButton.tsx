import type { Money } from '#shared/domain/money/money.ts';
import { formatCurrency } from '#shared/format/amount.ts';
import { Button } from '#ui-kit';
import { describePaymentBlockReason, type PaymentBlockReason } from '../model/payment/payment-block-reasons.ts';

export interface PaymentSubmitButtonProps {
  /** Reason that blocks the payment; null when it can be sent. */
  blockReason: PaymentBlockReason | null;
  /** Whether a part outside the amount is missing. */
  isIncomplete?: boolean;
  /** Null until the field holds an amount. */
  amount: Money | null;
  /** The button's texts, without and with the amount. */
  labels: { readonly send: string; readonly sendAmount: (values: { amount: string }) => string };
}

/** Sends a payment. The button names the amount, or what blocks the payment. */
export function PaymentSubmitButton({ blockReason, isIncomplete = false, amount, labels }: PaymentSubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      full
      busy={blockReason === 'sent'}
      aria-disabled={blockReason !== null || isIncomplete}
    >
      {blockReason !== null
        ? describePaymentBlockReason(blockReason)
        : amount === null
          ? labels.send
          : labels.sendAmount({ amount: formatCurrency(amount) })}
    </Button>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { CashOutAmount, OpenDialogButton } from './CashOut.styles.ts';
import { texts } from './texts.ts';

export interface CashOutButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Result of every outcome after the cash-out. Null without a figure. */
  amount: Money | null;
  /** Reason for a missing figure or a blocked cash-out, shown on demand and to screen readers. */
  reason?: string | null;
  /** `idle`: nothing to close, so it has no space for an amount. `busy`: its bets are being placed. */
  state?: 'open' | 'idle' | 'busy';
}

/** Opens the cash-out from a market's head. It opens in every state, because the dialog shows the reason as text. */
export function CashOutButton({ amount, reason = null, state = 'open', ...rest }: CashOutButtonProps) {
  return (
    <OpenDialogButton
      {...rest}
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      aria-description={reason ?? undefined}
      title={reason ?? undefined}
    >
      {state === 'busy' ? texts.placing : texts.cashOut}
      {state === 'open' && <CashOutAmount>{amount !== null && formatAmount(amount, { sign: 'always' })}</CashOutAmount>}
    </OpenDialogButton>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { CashOutAmount, OpenDialogButton } from './CashOut.styles.ts';
import { texts } from './texts.ts';

export interface CashOutButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What every outcome would bring; null where no figure can be had. */
  amount: Money | null;
  /** Why there is no figure, or why it cannot be placed now: told on demand, and to a screen reader. */
  reason?: string | null;
  /** `idle` has nothing to close; `placing` while its bets are on their way. */
  state?: 'open' | 'idle' | 'placing';
}

/** Stands in a market's head and opens its cash-out. */
export function CashOutButton({ amount, reason = null, state = 'open', ...rest }: CashOutButtonProps) {
  return (
    <OpenDialogButton
      {...rest}
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      aria-disabled={state === 'idle' || undefined}
      aria-description={reason ?? undefined}
      title={reason ?? undefined}
    >
      {state === 'placing' ? texts.placing : texts.cashOut}
      {state === 'open' && <CashOutAmount>{amount !== null && formatAmount(amount, { sign: 'always' })}</CashOutAmount>}
    </OpenDialogButton>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { Figure } from './Amount.styles.ts';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Hundredths. The sign sets the colour. */
  value: Money;
  /** `always` for results (+850.00), `negative` for balances. */
  sign?: 'always' | 'negative';
  /** `none` rounds for display only. */
  decimals?: 'two' | 'none';
  /**
   * `signed`: red below zero, green above zero with `sign="always"`. `neutral`: the colour of the text. `quiet`: a
   * hypothetical figure.
   */
  tone?: 'signed' | 'neutral' | 'quiet';
}

/** Shows an amount of money. A minus or plus repeats what the colour says. */
export function Amount({ value, sign = 'negative', decimals = 'two', tone = 'signed', ...rest }: AmountProps) {
  const direction = value < 0 ? 'loss' : value > 0 && sign === 'always' ? 'gain' : undefined;
  return (
    <Figure {...rest} data-tone={tone === 'signed' ? direction : tone}>
      {formatAmount(value, { sign, decimals })}
    </Figure>
  );
}

import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../Amount/Amount.tsx';
import { AmountBar, AmountBarList, BarTrack } from './AmountBars.styles.ts';

export interface AmountBarRow {
  /** Unique in its list. */
  readonly id: string;
  /** A name, or a link to what the amount belongs to. */
  readonly name: ReactNode;
  readonly amount: Money;
}

export interface AmountBarsProps {
  /** Accessible name of the list. */
  label: string;
  /** One bar each, in this order. */
  rows: readonly AmountBarRow[];
  /** `always` writes a plus before gains, for results. */
  sign: 'negative' | 'always';
}

/** Bar lengths are rounded to this fraction. */
const SHARE_STEPS = 1_000;

/**
 * Amounts as horizontal bars, each with its figure, so that no table has to repeat them. Losses extend to the left of
 * the middle; if all amounts have one sign, all bars begin at the start.
 */
export function AmountBars({ label, rows, sign }: AmountBarsProps) {
  const amounts = rows.map(({ amount }) => amount);
  const maxAmount = Math.max(1, ...amounts.map(Math.abs));
  const isOneSided = amounts.every((amount) => amount <= 0) || amounts.every((amount) => amount >= 0);
  return (
    <AmountBarList aria-label={label}>
      {rows.map(({ id, name, amount }) => (
        <AmountBar key={id}>
          <span>{name}</span>
          <BarTrack
            aria-hidden
            data-direction={amount < 0 ? 'loss' : 'gain'}
            data-one-sided={isOneSided || undefined}
            style={{ '--kit-bar-share': Math.round((Math.abs(amount) * SHARE_STEPS) / maxAmount) / SHARE_STEPS }}
          />
          <Amount value={amount} sign={sign} />
        </AmountBar>
      ))}
    </AmountBarList>
  );
}

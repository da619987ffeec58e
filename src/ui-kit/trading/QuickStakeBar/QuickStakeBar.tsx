import { memo } from 'react';
import { type Money, toWholeUnits } from '#shared/domain/money/money.ts';
import { isAddingQuickStake } from '#shared/domain/money/stake.ts';
import { formatShortAmount, formatStake } from '#shared/format/amount.ts';
import { Bar, Preset } from './QuickStakeBar.styles.ts';
import { texts } from './texts.ts';

export interface QuickStakeBarProps {
  /** Eight amounts. More are not drawn. */
  quickStakes: readonly Money[];
  /** Receives the index of the pressed amount. */
  onQuickStake: (index: number) => void;
  /** Focusable, but ignores presses (a bet is being placed). */
  disabled?: boolean;
}

const VISIBLE_STAKES = 8;

/** Amounts as buttons: the first four set the stake, the others add to it. */
export const QuickStakeBar = memo(function QuickStakeBar({
  quickStakes,
  onQuickStake,
  disabled = false,
}: QuickStakeBarProps) {
  return (
    <Bar role="group" aria-label={texts.group}>
      {quickStakes.slice(0, VISIBLE_STAKES).map((amount, index) => {
        const adds = isAddingQuickStake(index);
        const full = formatStake(amount);
        const label = adds ? formatAddition(amount) : full;
        return (
          <Preset
            // Two stakes may be equal, so the index is the key.
            key={index}
            type="button"
            data-way={adds ? 'add' : 'set'}
            aria-label={adds ? texts.add({ label, amount: full }) : texts.set({ amount: full })}
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && onQuickStake(index)}
          >
            {label}
          </Preset>
        );
      })}
    </Bar>
  );
});

/** Shortens "+5k", so that four of these fit into the slip's width. Lakhs and uneven amounts stay long. */
function formatAddition(amount: Money): string {
  const amountUnits = toWholeUnits(amount);
  return amountUnits % 1000 === 0 && amountUnits < 100_000
    ? texts.thousands({ count: amountUnits / 1000 })
    : texts.plus({ amount: formatShortAmount(amount) });
}

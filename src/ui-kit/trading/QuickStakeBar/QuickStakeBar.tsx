import { memo } from 'react';
import { toWholeUnits, type Money } from '#shared/domain/money/money.ts';
import { formatAmount, formatShortAmount } from '#shared/format/amount.ts';
import { Bar, Preset } from './QuickStakeBar.styles.ts';
import { texts } from './texts.ts';

export interface QuickStakeBarProps {
  /** Eight amounts; more are not drawn. */
  presets: readonly Money[];
  /** The index of the amount pressed. */
  onPreset: (index: number) => void;
  /** Focusable, but a press does nothing (a bet is on its way). */
  locked?: boolean;
}

const VISIBLE_PRESETS = 8;
/** From this index on a preset adds to the stake (specification 2, bet slip). */
const FIRST_ADDING_INDEX = 4;

/** Amounts to press: the first four set the stake, the rest add to it. */
export const QuickStakeBar = memo(function QuickStakeBar({ presets, onPreset, locked = false }: QuickStakeBarProps) {
  return (
    <Bar role="group" aria-label={texts.group}>
      {presets.slice(0, VISIBLE_PRESETS).map((amount, index) => {
        const adds = index >= FIRST_ADDING_INDEX;
        const full = formatAmount(amount, { decimals: 'auto' });
        const label = adds ? formatAddition(amount) : full;
        return (
          <Preset
            // Two presets may be the same amount: the place is the identity.
            key={index}
            type="button"
            data-way={adds ? 'add' : 'set'}
            aria-label={adds ? texts.add(label, full) : texts.set(full)}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onPreset(index)}
          >
            {label}
          </Preset>
        );
      })}
    </Bar>
  );
});

/** "+5k": four of these share the width of a slip. Lakhs and odd amounts stay as they are. */
function formatAddition(amount: Money): string {
  const amountUnits = toWholeUnits(amount);
  return amountUnits % 1000 === 0 && amountUnits < 100_000
    ? texts.thousands(amountUnits / 1000)
    : texts.plus(formatShortAmount(amount));
}

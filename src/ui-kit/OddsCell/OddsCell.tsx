import { memo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import type { MarketKind, Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { sideWord } from '../words/sideWord.ts';
import { Cell } from './OddsCell.styles.ts';
import { texts } from './texts.ts';

export interface OddsCellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Back wears blue, lay pink. */
  side: Side;
  /** 0 is the best price; the deeper two are not drawn on phones. */
  level: 0 | 1 | 2;
  /** Null is "no offer": drawn as a dash, never as a number. */
  price: Odds | null;
  /** What can be had at this price. Null: nothing on offer. */
  size: Money | null;
  /** How the price is written: decimal odds, or the payout on 100. */
  kind: MarketKind;
  /** Whom the cell bets on, for its spoken name. */
  runner: string;
  /** `selected`: its price is on the slip. `locked`: focusable, but a press does nothing (suspended, stale). */
  state?: 'open' | 'selected' | 'locked';
}

/**
 * One price. The element stays the same through every tick, so focus does too. `data-movement="up" | "down"` is not React's:
 * whoever feeds the cell sets and sweeps it on the element.
 */
export const OddsCell = memo(function OddsCell({ side, level, price, size, kind, runner, state = 'open', onClick, ...rest }: OddsCellProps) {
  const locked = state === 'locked' || price === null;
  const shown = formatPrice(price, kind);
  const available = size === null ? null : formatSize(size);
  const word = sideWord(kind, side);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!locked) onClick?.(event);
  };
  return (
    <Cell
      type="button"
      tabIndex={-1}
      {...rest}
      data-cell=""
      data-side={side}
      data-level={level}
      aria-label={price === null ? texts.noPrice(word, runner) : texts.name(word, runner, shown, available)}
      aria-pressed={state === 'selected'}
      aria-disabled={locked || undefined}
      onClick={press}
    >
      {/* A text that changes its width begins elsewhere when centred, which counts as a layout shift; a new text does not. */}
      <b key={`price${shown.length}`}>{shown}</b> <small key={`size${available?.length ?? 0}`}>{available}</small>
    </Cell>
  );
});

import { type ComponentPropsWithRef, memo, type MouseEvent } from 'react';
import { Cell } from './OddsCell.styles.ts';
import { describeOdds, type DisplayedOdds, getPriceDigitsStyle } from './write-odds.ts';

export interface OddsCellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, DisplayedOdds {
  /** 0 is the best price. The deeper two are not drawn on phones. */
  level: 0 | 1 | 2;
  /** `selected`: its price is on the slip. `locked`: focusable, but ignores presses (suspended, stale). */
  state?: 'open' | 'selected' | 'locked';
}

/**
 * One price. The element stays the same on every price change, so it keeps the focus. `data-movement="up" | "down"` is
 * outside React: the data flush sets and removes it.
 */
export const OddsCell = memo(function OddsCell({
  side,
  level,
  price,
  size,
  kind,
  runner,
  state = 'open',
  onClick,
  ...rest
}: OddsCellProps) {
  const isLocked = state === 'locked' || price === null;
  const {
    displayedPrice: priceText,
    available: sizeText,
    name,
  } = describeOdds({ side, price, size, kind, runner, best: level === 0 });
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isLocked) onClick?.(event);
  };
  return (
    <Cell
      type="button"
      tabIndex={-1}
      {...rest}
      data-cell=""
      data-side={side}
      data-level={level}
      aria-label={name}
      aria-pressed={state === 'selected'}
      aria-disabled={isLocked || undefined}
      onClick={handleClick}
    >
      {/* A centred text that changes its width counts as a layout shift, a new text node does not. */}
      <b key={`price${priceText.length}`} style={getPriceDigitsStyle(priceText)}>
        {priceText}
      </b>{' '}
      <small key={`size${sizeText?.length ?? 0}`}>{sizeText}</small>
    </Cell>
  );
});

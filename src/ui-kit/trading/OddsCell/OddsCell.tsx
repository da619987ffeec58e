import { memo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Cell } from './OddsCell.styles.ts';
import { priceDigitsStyle, type DisplayedOdds, describeOdds } from './write-odds.ts';

export interface OddsCellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, DisplayedOdds {
  /** 0 is the best price; the deeper two are not drawn on phones. */
  level: 0 | 1 | 2;
  /** `selected`: its price is on the slip. `locked`: focusable, but a press does nothing (suspended, stale). */
  state?: 'open' | 'selected' | 'locked';
}

/**
 * One price. The element stays the same through every tick, so focus does too. `data-movement="up" | "down"` is not React's:
 * whoever feeds the cell sets and sweeps it on the element.
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
    shown: priceText,
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
      {/* A text that changes its width begins elsewhere when centred, which counts as a layout shift; a new text does not. */}
      <b key={`price${priceText.length}`} style={priceDigitsStyle(priceText)}>
        {priceText}
      </b>{' '}
      <small key={`size${sizeText?.length ?? 0}`}>{sizeText}</small>
    </Cell>
  );
});

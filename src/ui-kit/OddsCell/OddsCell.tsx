import { memo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Cell } from './OddsCell.styles.ts';
import { digits, type OddsShown, oddsWords } from './writeOdds.ts';

export interface OddsCellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, OddsShown {
  /** 0 is the best price; the deeper two are not drawn on phones. */
  level: 0 | 1 | 2;
  /** `selected`: its price is on the slip. `locked`: focusable, but a press does nothing (suspended, stale). */
  state?: 'open' | 'selected' | 'locked';
}

/**
 * One price. The element stays the same through every tick, so focus does too. `data-movement="up" | "down"` is not React's:
 * whoever feeds the cell sets and sweeps it on the element.
 */
export const OddsCell = memo(function OddsCell({ side, level, price, size, kind, runner, state = 'open', onClick, ...rest }: OddsCellProps) {
  const locked = state === 'locked' || price === null;
  const { shown, available, name } = oddsWords({ side, price, size, kind, runner, best: level === 0 });
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
      aria-label={name}
      aria-pressed={state === 'selected'}
      aria-disabled={locked || undefined}
      onClick={press}
    >
      {/* A text that changes its width begins elsewhere when centred, which counts as a layout shift; a new text does not. */}
      <b key={`price${shown.length}`} style={digits(shown)}>{shown}</b> <small key={`size${available?.length ?? 0}`}>{available}</small>
    </Cell>
  );
});

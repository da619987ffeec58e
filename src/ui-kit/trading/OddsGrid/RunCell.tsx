import { type ComponentPropsWithRef, memo } from 'react';
import type { RunLine } from '#shared/domain/market/market.ts';
import { Cell } from '../OddsCell/OddsCell.styles.ts';
import { texts } from './texts.ts';

export interface RunCellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Yes (the run or more) has the back colour, No the lay colour. */
  side: 'no' | 'yes';
  /** Null is "no line": drawn as a dash. */
  line: RunLine | null;
  /** Name of the session line, for the accessible name. */
  lineName: string;
  /** `selected` is on the slip. `locked` ignores presses. */
  state?: 'open' | 'selected' | 'locked';
  /** The previous run. A mark shows the direction of the change. Null: unchanged. */
  previousRun?: number | null;
}

function describeRun(
  { side, line, lineName }: Pick<RunCellProps, 'side' | 'line' | 'lineName'>,
  previous: number | null,
): string {
  if (line === null) return texts.noLine({ side, sessionLine: lineName });
  const offer = { side, sessionLine: lineName, run: line.run, size: line.size };
  return previous === null ? texts.runName(offer) : texts.runNameChanged({ ...offer, previous });
}

/** One side of a session line: the run, and its size (the payout on 100). */
export const RunCell = memo(function RunCell({
  side,
  line,
  lineName,
  state = 'open',
  previousRun = null,
  onClick,
  ...rest
}: RunCellProps) {
  const direction =
    line === null || previousRun === null || previousRun === line.run ? null : previousRun < line.run ? 'up' : 'down';
  const isLocked = state === 'locked' || line === null;
  return (
    <Cell
      type="button"
      tabIndex={-1}
      {...rest}
      data-cell=""
      data-side={side === 'yes' ? 'back' : 'lay'}
      data-level={0}
      aria-label={describeRun({ side, line, lineName }, direction === null ? null : previousRun)}
      aria-pressed={state === 'selected'}
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        if (!isLocked) onClick?.(event);
      }}
    >
      <b>{line?.run ?? texts.none}</b>{' '}
      <small>
        {direction !== null && texts.directionMark[direction]}
        {line?.size}
      </small>
    </Cell>
  );
});

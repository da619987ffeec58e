import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FancyLine, RunLine, Side } from '#shared/domain/market/market.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { useFlasher } from '#shared/live/react/live-hooks.tsx';
import { Badge, OddsRow, RunCell, type RunCellProps } from '#ui-kit';
import { texts } from '../../texts.ts';
import { usePress } from '../usePress.ts';

/** A line as it was on screen when the press began. */
export interface PressedLine extends RunLine {
  readonly changedAgoMs: number;
}

export interface LiveFancyRowProps {
  line: FancyLine;
  /** Side of this session in the slip. */
  selected: Side | null;
  /** True when the list takes no bets, because its prices are old or recorded. */
  locked: boolean;
  /** Must keep its identity from render to render. */
  onPress: (line: FancyLine, side: Side, pressed: PressedLine) => void;
  /** Renders an action before the name, such as the replay button. Must keep its identity too. */
  renderAction?: ((line: FancyLine) => ReactNode) | undefined;
  /** Renders a detail under the name, such as the worst case. Must keep its identity too. */
  renderDetail?: ((line: FancyLine) => ReactNode) | undefined;
}

interface RunSideCellProps extends LiveFancyRowProps {
  side: 'no' | 'yes';
}

interface RunOnScreen {
  readonly at: number;
  readonly line: RunLine | null;
}

/**
 * Returns the previous run of a line; null while it has not changed. A line that closes and reopens is compared with
 * its last run.
 */
function usePreviousRun(run: RunLine | null): number | null {
  const [runs, setRuns] = useState<{ now: number | null; before: number | null }>({
    now: run?.run ?? null,
    before: null,
  });
  if (run !== null && run.run !== runs.now) setRuns({ now: run.run, before: runs.now });
  return runs.before;
}

function RunSideCell({ line, side, selected, locked, onPress }: RunSideCellProps) {
  const betSide: Side = side === 'yes' ? 'back' : 'lay';
  const run = line[side];
  const element = useRef<HTMLButtonElement>(null);
  const runOnScreen = useRef<RunOnScreen>({ at: 0, line: null });
  const flasher = useFlasher();
  useLayoutEffect(() => {
    const { line: before } = runOnScreen.current;
    if (before?.run === run?.run && before?.size === run?.size) return;
    runOnScreen.current = { at: performance.now(), line: run };
    if (before && run && before.run !== run.run && element.current)
      flasher.mark(element.current, run.run > before.run ? 'up' : 'down');
  }, [run, flasher]);
  const isLocked = locked || line.lockedBy !== null;
  const press = usePress(
    () => (isLocked ? null : run),
    (pressed, { at }) => {
      // The run may change during the press. `changedAgoMs` alone reports that change.
      const since = runOnScreen.current.at;
      if (pressed !== null) onPress(line, betSide, { ...pressed, changedAgoMs: Math.max(0, at - since) });
    },
  );
  const previousRun = usePreviousRun(run);
  const state: RunCellProps['state'] = isLocked ? 'locked' : selected === betSide ? 'selected' : 'open';
  return (
    <RunCell
      ref={element}
      side={side}
      line={run}
      lineName={line.name}
      state={state}
      previousRun={previousRun}
      {...press}
    />
  );
}

const formatLimit = (amount: FancyLine['minStake']): string => formatAmount(amount, { decimals: 'none' });

/** One session line: No before Yes, its limits, and an overlay while it is locked. */
export const LiveFancyRow = memo(function LiveFancyRow(props: LiveFancyRowProps) {
  const { line, renderAction, renderDetail } = props;
  return (
    <OddsRow
      name={line.name}
      detail={
        <>
          {renderAction?.(line)}
          {line.rateChanged && <Badge tone="warn">{texts.rateChanged}</Badge>} {renderDetail?.(line)} {line.news}
        </>
      }
      overlay={line.lockedBy}
      back={<RunSideCell {...props} side="no" />}
      lay={<RunSideCell {...props} side="yes" />}
      aside={line.maxStake > 0 ? texts.range({ min: formatLimit(line.minStake), max: formatLimit(line.maxStake) }) : ''}
    />
  );
});

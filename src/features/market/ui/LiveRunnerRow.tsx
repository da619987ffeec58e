import { memo, type ReactNode } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { Level, MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { useRunnerFacts } from '#shared/live/react.tsx';
import { Badge, OddsRow } from '#ui-kit';
import { runnerCover } from '../model/cover.ts';
import { texts } from '../texts.ts';
import type { SelectedPrices } from '../selection.ts';
import type { RunnerFigure } from './LiveMarketCard.tsx';
import { LiveOddsCell, type PressCell } from './LiveOddsCell.tsx';

export interface LiveRunnerRowProps {
  market: MarketOutline;
  runner: RunnerOutline;
  /** The market takes no bets, whatever the runner's own state. */
  locked: boolean;
  selected: SelectedPrices | undefined;
  /** The same object while no figure differs. */
  figure: RunnerFigure | undefined;
  /** The market's limits, in the small print of grids that have room for it. */
  range: string | null;
  detailOf?: ((runner: RunnerOutline) => ReactNode) | undefined;
  onPress: PressCell;
}

const deepToBest: readonly Level[] = [2, 1, 0];
const bestToDeep: readonly Level[] = [0, 1, 2];
const bestOnly: readonly Level[] = [0];

/** A runner's name, figures and prices. Renders when its status, position or lock changes, never for a price or a press. */
export const LiveRunnerRow = memo(function LiveRunnerRow({ market, runner, locked, selected, figure, range, detailOf, onPress }: LiveRunnerRowProps) {
  const cover = runnerCover(useRunnerFacts(market.marketId, runner.runnerId)?.status ?? null);
  const deep = market.kind === 'odds';
  const cells = (side: Side, levels: readonly Level[]): ReactNode =>
    levels.map((level) => (
      <LiveOddsCell
        key={level}
        market={market}
        runner={runner}
        side={side}
        level={level}
        locked={locked || cover !== null}
        selected={selected}
        onPress={onPress}
      />
    ));
  const result = cover === 'winner' || cover === 'loser';
  return (
    <OddsRow
      name={runner.name}
      // A runner that was taken out can neither win nor lose.
      position={cover === 'removed' || figure === undefined || (figure.now === null && figure.whatIf === null) ? undefined : figure}
      detail={result ? <Badge tone={cover === 'winner' ? 'gain' : 'neutral'}>{texts.runner[cover]}</Badge> : detailOf?.(runner)}
      overlay={cover !== null && !result ? texts.runner[cover] : null}
      back={cells('back', deep ? deepToBest : bestOnly)}
      lay={cells('lay', deep ? bestToDeep : bestOnly)}
      aside={deep ? undefined : range}
    />
  );
});

import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { memo, type ReactNode } from 'react';
import type { Side } from '#shared/domain/market/market.ts';
import type { PriceLevel, MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { Badge, OddsRow } from '#ui-kit';
import { getRunnerOverlay } from '../../model/market-overlay.ts';
import { texts } from '../../texts.ts';
import type { SelectedPrices } from '../../model/selection.ts';
import { LiveOddsCell, type PressPrice } from './LiveOddsCell.tsx';

/** What the market brings if the runner wins: as bets stand, and with the bet on the slip. Null: no figure. */
export interface RunnerFigure {
  readonly runnerId: RunnerId;
  readonly now: Money | null;
  readonly whatIf: Money | null;
  /** Where several runners win: the least the market brings if this one does not; the two above are then the least if it does. */
  readonly ifNot?: { readonly now: Money | null; readonly whatIf: Money | null } | undefined;
}

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
  onPress: PressPrice;
}

const deepToBest: readonly PriceLevel[] = [2, 1, 0];
const bestToDeep: readonly PriceLevel[] = [0, 1, 2];
const bestOnly: readonly PriceLevel[] = [0];

/** A runner's name, figures and prices. Renders when its status, position or lock changes, never for a price or a press. */
export const LiveRunnerRow = memo(function LiveRunnerRow({
  market,
  runner,
  locked,
  selected,
  figure,
  range,
  detailOf,
  onPress,
}: LiveRunnerRowProps) {
  const overlay = getRunnerOverlay(useRunnerFacts(market.marketId, runner.runnerId)?.status ?? null);
  const hasLevels = market.kind === 'odds';
  const cells = (side: Side, levels: readonly PriceLevel[]): ReactNode =>
    levels.map((level) => (
      <LiveOddsCell
        key={level}
        market={market}
        runner={runner}
        side={side}
        level={level}
        locked={locked || overlay !== null}
        selected={selected}
        onPress={onPress}
      />
    ));
  const isResult = overlay === 'winner' || overlay === 'loser';
  return (
    <OddsRow
      name={runner.name}
      // A runner that was taken out can neither win nor lose.
      position={
        overlay === 'removed' || figure === undefined || (figure.now === null && figure.whatIf === null)
          ? undefined
          : figure
      }
      detail={
        isResult ? (
          <Badge tone={overlay === 'winner' ? 'gain' : 'neutral'}>{texts.runner[overlay]}</Badge>
        ) : (
          detailOf?.(runner)
        )
      }
      overlay={overlay !== null && !isResult ? texts.runner[overlay] : null}
      back={cells('back', hasLevels ? deepToBest : bestOnly)}
      lay={cells('lay', hasLevels ? bestToDeep : bestOnly)}
      aside={hasLevels ? undefined : range}
    />
  );
});

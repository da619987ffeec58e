import { memo, type ReactNode } from 'react';
import type { RunnerFigure } from '#shared/domain/bet/runner-figures.ts';
import type { PriceLevel, Side } from '#shared/domain/market/market.ts';
import { isTeam, splitTeams } from '#shared/domain/market/split-teams.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { Badge, Crest, OddsRow } from '#ui-kit';
import { getRunnerOverlay } from '../../model/market-overlay.ts';
import { texts } from '../../texts.ts';
import { LiveOddsCell, type SelectedPrices, type SelectPrice } from './LiveOddsCell.tsx';

export interface LiveRunnerRowProps {
  market: MarketOutline;
  runner: RunnerOutline;
  /** True when the market takes no bets, even on an active runner. */
  locked: boolean;
  selected: SelectedPrices | undefined;
  /** Must keep its identity while no figure changes. */
  figure: RunnerFigure | undefined;
  /** Prices of each side. */
  levels: 'all' | 'best';
  /** Limits of the market, for layouts with space for them. */
  range: string | null;
  detailOf?: ((runner: RunnerOutline) => ReactNode) | undefined;
  onSelect: SelectPrice;
}

const deepToBest: readonly PriceLevel[] = [2, 1, 0];
const bestToDeep: readonly PriceLevel[] = [0, 1, 2];
const bestOnly: readonly PriceLevel[] = [0];

/**
 * Name, figures and prices of a runner. Renders when its status, figures or lock change, never for a price or a press.
 */
export const LiveRunnerRow = memo(function LiveRunnerRow({
  market,
  runner,
  locked,
  selected,
  figure,
  levels,
  range,
  detailOf,
  onSelect,
}: LiveRunnerRowProps) {
  const facts = useRunnerFacts(market.marketId, runner.runnerId);
  const overlay = getRunnerOverlay(facts?.status ?? null);
  const hasAllLevels = levels === 'all';
  const renderCells = (side: Side, order: readonly PriceLevel[]): ReactNode =>
    order.map((level) => (
      <LiveOddsCell
        key={level}
        market={market}
        runner={runner}
        side={side}
        level={level}
        locked={locked || overlay !== null}
        selected={selected}
        onSelect={onSelect}
      />
    ));
  const isResult = overlay === 'winner' || overlay === 'loser';
  return (
    <OddsRow
      name={runner.name}
      crest={renderCrest(market, runner.name)}
      // A removed runner can neither win nor lose.
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
      back={renderCells('back', hasAllLevels ? deepToBest : bestOnly)}
      lay={renderCells('lay', hasAllLevels ? bestToDeep : bestOnly)}
      aside={market.kind === 'odds' ? undefined : range}
    />
  );
});

/** Returns null for a runner beside teams, such as the draw, and undefined in a market without teams. */
function renderCrest(market: MarketOutline, name: string): ReactNode {
  const teams = splitTeams(market);
  if (teams === null) return undefined;
  return isTeam(teams, name) ? <Crest name={name} opponent={teams.first} size="small" /> : null;
}

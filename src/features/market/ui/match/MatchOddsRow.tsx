import { type KeyboardEvent, memo, useMemo } from 'react';
import type { OddsSelection, SelectionMarket } from '#shared/domain/bet/selection.ts';
import { getHandicap } from '#shared/domain/market/runner-id.ts';
import type { MatchOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { isRightToLeft } from '#ui-kit';
import { describeOverlay } from '../../model/describe-overlay.ts';
import { getMarketOverlay, getRunnerOverlay } from '../../model/market-overlay.ts';
import { arrangeRunners } from '../../model/match-odds-columns.ts';
import { texts } from '../../model/price-texts.ts';
import { LiveOddsCell, type LiveOddsCellProps } from '../card/LiveOddsCell.tsx';
import { usePriceAge } from '../usePriceAge.ts';
import { OverlayLabel, PriceColumns, RowPrices, RunnerPrices } from './MatchOddsRow.styles.ts';

export interface MatchOddsRowProps {
  /** The market without its prices, which change outside React. */
  outline: MatchOutline;
  /** `coupon`: home, draw, away, so that all rows align. `teams` has no column for the draw. */
  columns?: 'coupon' | 'teams';
  /** Called with the price that was on screen when the press began. */
  onSelect: (selection: OddsSelection) => void;
}

interface RunnerPairProps {
  market: LiveOddsCellProps['market'];
  /** True for the runner that holds the row's Tab stop. */
  first: boolean;
  runner: RunnerOutline;
  locked: boolean;
  onSelect: MatchOddsRowProps['onSelect'];
}

const RunnerPair = memo(function RunnerPair({ market, first, runner, locked, onSelect }: RunnerPairProps) {
  const facts = useRunnerFacts(market.marketId, runner.runnerId);
  const overlay = getRunnerOverlay(facts?.status ?? null);
  const shared = {
    market,
    runner,
    level: 0,
    locked: locked || overlay !== null || getHandicap(runner.runnerId) !== 0,
    onSelect,
  } as const;
  return (
    <RunnerPrices>
      <LiveOddsCell {...shared} side="back" tabStop={first} />
      <LiveOddsCell {...shared} side="lay" />
    </RunnerPrices>
  );
});

/** Moves the focus between the row's prices with the left and right arrow keys, as in the market grid. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const forward = isRightToLeft(event.currentTarget) ? -step : step;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  cells[cells.indexOf(event.target as HTMLElement) + forward]?.focus();
  event.preventDefault();
}

/** Match odds of a home row: best back and lay of each runner. */
export const MatchOddsRow = memo(function MatchOddsRow({ outline, columns = 'coupon', onSelect }: MatchOddsRowProps) {
  const { marketId, runners } = outline;
  const overlay = useMarketFact(marketId, getMarketOverlay);
  const priceAgeHandlers = usePriceAge(marketId);
  const market = useMemo((): SelectionMarket => {
    const { sportId, matchId, matchName, marketName: name } = outline;
    // A home row has no price ladder. The match page supplies it before the bet is placed.
    return {
      kind: 'odds',
      type: 'match-odds',
      sportId,
      matchId,
      matchName,
      marketId,
      name,
      ladder: 'step',
      winners: 1,
    };
  }, [outline, marketId]);
  const columnRunners = columns === 'teams' ? runners.slice(0, 2) : arrangeRunners(runners);
  const overlayText = describeOverlay(overlay);
  return (
    <RowPrices
      {...priceAgeHandlers}
      role="group"
      aria-label={texts.oddsOf({ match: outline.matchName })}
      data-freshness={overlay === 'stale' ? 'stale' : undefined}
      onKeyDown={moveFocus}
    >
      <PriceColumns>
        {columnRunners.map((runner, index) =>
          runner === undefined ? (
            <RunnerPrices key={index} />
          ) : (
            <RunnerPair
              key={runner.runnerId}
              market={market}
              first={index === 0}
              runner={runner}
              locked={overlay !== 'none'}
              onSelect={onSelect}
            />
          ),
        )}
      </PriceColumns>
      {overlayText !== null && <OverlayLabel>{overlayText}</OverlayLabel>}
    </RowPrices>
  );
});

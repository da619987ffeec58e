import { type ReactNode, useRef } from 'react';
import type { RunnerFigure } from '#shared/domain/bet/runner-figures.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useIsStale, useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { Badge, OddsGrid } from '#ui-kit';
import { describeOverlay } from '../../model/describe-overlay.ts';
import { describeLimits } from '../../model/limit-labels.ts';
import { getMarketOverlay } from '../../model/market-overlay.ts';
import { texts } from '../../texts.ts';
import { usePriceAge } from '../usePriceAge.ts';
import type { SelectedPrices } from './LiveOddsCell.tsx';
import { LiveRunnerRow } from './LiveRunnerRow.tsx';
import { MarketBadges } from './MarketBadges.tsx';
import { useMarketOnScreen } from './useMarketOnScreen.ts';
import { useStructuralSharing } from './useStructuralSharing.ts';

export interface LiveMarketCardProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Limits of the account in this market. The market's own limits apply until these have loaded. */
  limits?: Limits | null | undefined;
  /** Result of the market for each runner. */
  figures?: readonly RunnerFigure[] | undefined;
  /** Prices in the slip. The cells observe them. */
  selected?: SelectedPrices | undefined;
  /**
   * Called with the price that was on screen when the press began. Null: the prices are read-only.
   */
  onSelect: ((selection: OddsSelection) => void) | null;
  /** Content at the end of the head, such as cash-out and menu. */
  action?: ReactNode;
  /** Content between the head and the rows, such as the price chart. */
  panel?: ReactNode;
  /**
   * Renders the line under a runner's name, such as jockey and draw. Must keep its identity, or every row renders
   * again.
   */
  detailOf?: ((runner: RunnerOutline) => ReactNode) | undefined;
}

/**
 * Card of a market with live prices. Lock, overlay and rows follow the feed; a price change renders cells only.
 * Handicap lines are read-only, because no bet of the contract can name one.
 */
export function LiveMarketCard({
  outline,
  limits,
  figures,
  selected,
  onSelect: onSelectPrice,
  action,
  panel,
  detailOf,
}: LiveMarketCardProps) {
  const { marketId } = outline;
  const isHandicap = hasHandicap(outline.runners);
  const onSelect = isHandicap ? null : onSelectPrice;
  const section = useRef<HTMLElement>(null);
  useMarketOnScreen(section, marketId);
  const priceAgeHandlers = usePriceAge(marketId);
  const overlay = useMarketFact(marketId, getMarketOverlay);
  const isStale = useIsStale(marketId);
  const news = useMarketFact(marketId, (facts) => facts?.news ?? null);

  const labels = describeLimits({
    type: outline.type,
    minStake: limits?.minStake ?? outline.minStake,
    maxStake: limits?.maxStake ?? outline.maxStake,
  });
  const hasLevels = outline.kind === 'odds';
  const { isOn: isLite } = useLiteMode();
  const stableFigures = useStructuralSharing(figures);
  return (
    <OddsGrid
      {...priceAgeHandlers}
      ref={section}
      data-market={marketId}
      name={outline.name}
      variant={!hasLevels ? 'limits' : isLite ? 'pair' : 'levels'}
      slots={{
        badges: (
          <MarketBadges
            marketId={marketId}
            winners={getWinnerCount(outline) ?? 1}
            delaySeconds={limits?.delaySeconds ?? null}
            live={onSelectPrice !== null}
          />
        ),
        action,
        panel,
        notice:
          isHandicap && onSelectPrice !== null
            ? [texts.pricesOnly, news].filter((part) => part !== null).join(' ')
            : news,
      }}
      captions={{
        ...(!isHandicap && (hasLevels ? { names: labels.names } : { aside: texts.limitsHead })),
        ...(isStale && { names: <Badge tone="warn">{texts.stale}</Badge> }),
      }}
      freshness={isStale ? 'stale' : 'live'}
      overlay={describeOverlay(overlay)}
    >
      {outline.runners.map((runner) => {
        const figure = stableFigures?.find(({ runnerId }) => runnerId === runner.runnerId);
        return (
          <LiveRunnerRow
            key={runner.runnerId}
            market={outline}
            runner={runner}
            locked={overlay !== 'none' || onSelect === null}
            selected={selected}
            figure={figure}
            levels={hasLevels && !isLite ? 'all' : 'best'}
            range={hasLevels || isHandicap ? null : labels.range}
            detailOf={detailOf}
            onSelect={onSelect}
          />
        );
      })}
    </OddsGrid>
  );
}

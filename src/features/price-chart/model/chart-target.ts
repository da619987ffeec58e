import { type FancyLine, type MarketKind } from '#shared/domain/market/market.ts';
import { SESSION_RUNNER_ID } from '#shared/domain/market/price-history.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { plotTexts } from '../plot-texts.ts';

/** Subject of a chart: a market, such as a `MarketOutline`, or a session line as a market of one runner. */
export interface ChartTarget extends Pick<
  MarketOutline,
  'marketId' | 'matchId' | 'sportId' | 'name' | 'ladder' | 'runners'
> {
  readonly kind: MarketKind;
}

/** Turns a session line into the target of a chart. */
export const toLineTarget = (line: Pick<FancyLine, 'fancyId' | 'matchId' | 'name'>, sportId: string): ChartTarget => ({
  marketId: line.fancyId,
  matchId: line.matchId,
  sportId,
  name: line.name,
  ladder: 'step',
  kind: 'fancy',
  runners: [{ runnerId: SESSION_RUNNER_ID, name: plotTexts.runs, metadata: undefined }],
});

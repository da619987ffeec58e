import type { MarketKind } from '#shared/domain/market/market.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { arrangeRunners } from './match-odds-columns.ts';

/** Runners whose names fit beside the figures of a chance bar. */
const MOST_RUNNERS = 3;

/** Returns the runners with the draw between the teams; a longer field keeps its order. */
export const orderRunners = <Runner>(runners: readonly Runner[]): readonly Runner[] =>
  runners.length > MOST_RUNNERS ? runners : arrangeRunners(runners).filter((runner) => runner !== undefined);

type ChanceMarket<Runner> = Pick<MarketOutline, 'type' | 'winners'> & {
  readonly kind: MarketKind;
  readonly runners: readonly Runner[];
};

/**
 * Returns the runners of a match's chance bar, the draw between the teams. Null for a market whose prices are not the
 * chances of one winner: bookmaker rates, places, handicap lines, and a field of more than three.
 */
export function listChanceRunners<Runner extends Pick<RunnerOutline, 'runnerId'>>(
  market: ChanceMarket<Runner>,
): readonly Runner[] | null {
  const { kind, runners } = market;
  if (kind !== 'odds' || getWinnerCount(market) !== 1 || hasHandicap(runners)) return null;
  if (runners.length < 2 || runners.length > MOST_RUNNERS) return null;
  return orderRunners(runners);
}

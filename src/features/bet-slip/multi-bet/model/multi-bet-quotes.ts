import type { RunnerStatus } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { MarketFacts } from '#shared/live/live-feed.ts';

/** Best prices of a runner, and whether it still runs. */
export interface RunnerQuote {
  readonly runnerId: number;
  readonly status: RunnerStatus | null;
  readonly back: Odds | null;
  readonly lay: Odds | null;
}

export interface MultiBetQuotes {
  readonly facts: MarketFacts | null;
  readonly runners: readonly RunnerQuote[];
}

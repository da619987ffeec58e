import type { Side } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { getWinnerCount } from '#shared/domain/bet/market-positions.ts';
import type { PriceLevel, MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';

/** A price pressed on the ladder: what a cell of the market's grid hands to the slip, at a price that need not be on offer. */
export interface LadderSelection {
  readonly kind: 'odds';
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: MarketOutline['ladder'];
  /** How many runners win; null where a to-be-placed market does not say. */
  readonly winners: number | null;
  readonly runnerId: number;
  readonly runnerName: string;
  readonly side: Side;
  readonly price: Odds;
  /** Which of the best three stood there; undefined for a price nothing is known of. */
  readonly level: PriceLevel | undefined;
  /** How long the row had stood in its place when the press began, in milliseconds. A row keeps its price, but the window may move. */
  readonly changedAgoMs: number;
}

export function createLadderSelection(
  market: MarketOutline,
  runner: RunnerOutline,
  pressedRow: Pick<LadderSelection, 'side' | 'price' | 'level' | 'changedAgoMs'>,
): LadderSelection {
  const { sportId, matchId, matchName, marketId, name, ladder } = market;
  return {
    kind: 'odds',
    sportId,
    matchId,
    matchName,
    marketId,
    marketName: name,
    ladder,
    winners: getWinnerCount(market),
    runnerId: runner.runnerId,
    runnerName: runner.name,
    ...pressedRow,
  };
}

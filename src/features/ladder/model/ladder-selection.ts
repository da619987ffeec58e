import type { Side } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { getWinnerCount } from '#shared/domain/bet/market-positions.ts';
import type { PriceLevel, MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';

/** A pressed price of the ladder. Unlike a price of the market grid, it need not be on offer. */
export interface LadderSelection {
  readonly kind: 'odds';
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: MarketOutline['ladder'];
  /** Number of winners; null when a to-be-placed market does not name it. */
  readonly winners: number | null;
  readonly runnerId: number;
  readonly runnerName: string;
  readonly side: Side;
  readonly price: Odds;
  /** Level of the offer (0 is the best); undefined when no offer is known at this price. */
  readonly level: PriceLevel | undefined;
  /**
   * Milliseconds between the row's last move and the start of the press. A row keeps its price, but the window may
   * move.
   */
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

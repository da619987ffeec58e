import type { Side } from '#shared/domain/market.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { winnersOf } from '#shared/domain/standing.ts';
import type { Level, MarketOutline, RunnerOutline } from '#shared/live/live.ts';

/** A price pressed on the ladder: what a cell of the market's grid hands to the slip, at a price that need not be on offer. */
export interface LadderPick {
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
  readonly level: Level | undefined;
  /** How long the row had stood in its place when the press began, in milliseconds. A row keeps its price, but the window may move. */
  readonly changedAgoMs: number;
}

export function pickOf(market: MarketOutline, runner: RunnerOutline, chosen: Pick<LadderPick, 'side' | 'price' | 'level' | 'changedAgoMs'>): LadderPick {
  const { sportId, matchId, matchName, marketId, name, ladder } = market;
  return { kind: 'odds', sportId, matchId, matchName, marketId, marketName: name, ladder, winners: winnersOf(market), runnerId: runner.runnerId, runnerName: runner.name, ...chosen };
}

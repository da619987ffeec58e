import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';
import type { ChartTarget } from './chart-target.ts';

/** One of the bettor's bets, where it was placed. */
export interface BetMark {
  readonly betId: string;
  readonly runnerId: RunnerId;
  readonly at: number;
  readonly side: Side;
  readonly price: BetPrice;
}

/** Most bets that a chart marks: the latest. */
const MAX_BET_MARKS = 50;

/** Finds the bets on the target with the runner that each names. A session line has one runner. */
export function listBetMarks(bets: readonly Bet[], { marketId, kind, runners }: ChartTarget): readonly BetMark[] {
  const findRunner = (name: string): RunnerId | undefined =>
    kind === 'fancy' ? runners[0]?.runnerId : runners.find((runner) => runner.name === name)?.runnerId;
  return bets
    .flatMap((bet): BetMark[] => {
      const at = parseTimestamp(bet.placedAt);
      const runnerId = bet.marketId === marketId ? findRunner(bet.selectionName) : undefined;
      if (at === null || runnerId === undefined || bet.state !== 'active') return [];
      return [{ betId: bet.betId, runnerId, at, side: bet.side, price: bet.price }];
    })
    .sort((one, other) => one.at - other.at)
    .slice(-MAX_BET_MARKS);
}

/** Joins the events of the server with those that the page knows. The same event at the same moment counts once. */
export function mergeEvents(one: readonly PriceEvent[], other: readonly PriceEvent[]): readonly PriceEvent[] {
  const byKey = new Map([...other, ...one].map((event) => [`${event.kind} ${event.at}`, event]));
  return [...byKey.values()].sort((first, second) => first.at - second.at);
}

import { type LineRun, lineRun } from '#shared/domain/odds/odds.ts';
import type { Core } from '../../core.ts';
import type { FancyOrder, MarketOrder } from '../../interface/betting.ts';
import type { OrderLeg } from '../../state/state.ts';
import type { MatchAnnouncement } from '../../world/simulated-match.ts';

/** Returns what the bet lists say of a match. Empty for an unknown market, whose order is refused. */
const describeMatch = (match: MatchAnnouncement | undefined) => ({
  sportId: match?.sportId ?? '',
  sportName: match?.sportName ?? '',
  seriesName: match?.seriesName ?? '',
  matchId: match?.matchId ?? '',
  matchName: match?.matchName ?? '',
  startsAt: match?.startsAt ?? 0,
});

/** Creates an order leg with the names that its lists need. */
export function createMarketLeg({ world }: Pick<Core, 'world'>, order: MarketOrder): OrderLeg {
  const market = world.findMarket(order.marketId);
  const runner = market?.runners.find((each) => each.runnerId === order.runnerId);
  return {
    kind: market?.kind ?? 'odds',
    ...describeMatch(market?.announcement),
    eventId: order.marketId,
    eventName: market?.name ?? '',
    runnerId: order.runnerId,
    selectionName: runner?.name ?? '',
    side: order.side,
    price: order.price,
    size: 0,
    stake: order.stake,
  };
}

/** Run that no line offers, in hundredths. It stands for a run that is no exact positive number. */
const UNOFFERED_RUN = 1;

function parseRun(run: number): LineRun {
  const hundredths = Math.round(run * 100);
  return lineRun(Number.isSafeInteger(hundredths) && hundredths > 0 ? hundredths : UNOFFERED_RUN);
}

export function createFancyLeg({ world }: Pick<Core, 'world'>, order: FancyOrder): OrderLeg {
  const line = world.findLine(order.fancyId);
  return {
    kind: 'fancy',
    ...describeMatch(line?.announcement),
    eventId: order.fancyId,
    eventName: line?.name ?? '',
    runnerId: null,
    selectionName: order.side === 'yes' ? 'YES' : 'NO',
    side: order.side === 'yes' ? 'back' : 'lay',
    price: parseRun(order.run),
    size: Math.round(order.size * 100),
    stake: order.stake,
  };
}

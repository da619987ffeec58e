import type { Offer, Side } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { createFancyLeg, createMarketLeg } from '../services/betting/order-legs.ts';
import type { OrderLeg } from '../state/state.ts';
import type { Rng } from '../world/rng.ts';
import type { SimulatedLine, SimulatedMarket, SimulatedMatch } from '../world/simulated-match.ts';
import type { World } from '../world/world.ts';

export interface PastBet {
  readonly leg: OrderLeg;
  readonly placedAt: number;
}

/** Small stakes are common. */
const stakes = [100, 100, 200, 200, 300, 500, 500, 1000, 1000, 2000, 5000].map(units);

/** Long shots are rarely backed and almost never laid. */
const MAX_BACK_ODDS = 1500;
const MAX_LAY_ODDS = 400;
const MAX_ATTEMPTS = 4;
const AT_A_MOMENT = 3;

const isPlausiblePrice = (side: Side, offer: Offer | null): offer is Offer =>
  offer !== null && offer.price <= (side === 'back' ? MAX_BACK_ODDS : MAX_LAY_ODDS);

/** Finds a moment at which the market took bets: in the last hours before the start, or in play. */
function findOpenMoment(market: SimulatedMarket, rng: Rng): number | null {
  const { startsAt } = market.announcement;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const time =
      startsAt +
      (rng.happens(0.5)
        ? -rng.integer(1, 120)
        : rng.integer(1, Math.max(1, Math.floor((market.settlesAt - startsAt) / MINUTE_MS)))) *
        MINUTE_MS;
    if (time < market.settlesAt && market.getStateAt(time).status === 'open') return time;
  }
  return null;
}

/** Creates up to three bets of one moment at the prices of that moment. */
function createMarketBet(world: World, market: SimulatedMarket, rng: Rng): PastBet[] {
  const time = findOpenMoment(market, rng);
  if (time === null) return [];
  const { runners } = market.getStateAt(time);
  return Array.from({ length: rng.integer(1, AT_A_MOMENT) }, (_, index): PastBet[] => {
    const side = rng.happens(0.7) ? 'back' : 'lay';
    const hasOffer = runners.filter((runner) => runner.status === 'active' && isPlausiblePrice(side, runner[side][0]));
    const price = hasOffer.length === 0 ? null : rng.choose(hasOffer);
    const offer = price?.[side][0];
    if (price === null || !offer) return [];
    const order = {
      marketId: market.marketId,
      runnerId: price.runnerId,
      side,
      price: offer.price,
      stake: rng.choose(stakes),
    } as const;
    return [{ leg: createMarketLeg({ world }, order), placedAt: time + index * 7_000 }];
  }).flat();
}

function createLineBet(world: World, line: SimulatedLine, rng: Rng): PastBet[] {
  const placedAt = Math.floor(rng.drawBetween(line.opensAt, line.settlesAt));
  const moment = line.getQuoteAt(placedAt);
  const side = rng.happens(0.6) ? 'yes' : 'no';
  const quote = moment[side];
  if (moment.lockedBy !== null || quote === null) return [];
  return [
    { leg: createFancyLeg({ world }, { fancyId: line.fancyId, side, ...quote, stake: rng.choose(stakes) }), placedAt },
  ];
}

/** Generates plausible bets on a finished match, about as many as requested and fewer when no market was open. */
export function generatePastBets(world: World, match: SimulatedMatch, count: number, rng: Rng): PastBet[] {
  const lines = match.linesOpenAt === null ? [] : match.getLines().filter((line) => line.category !== 'ball-by-ball');
  const bets: PastBet[] = [];
  for (let attempt = 0; bets.length < count && attempt < count * MAX_ATTEMPTS; attempt++) {
    bets.push(
      ...(lines.length > 0 && rng.happens(0.4)
        ? createLineBet(world, rng.choose(lines), rng)
        : createMarketBet(world, rng.choose(match.markets), rng)),
    );
  }
  return bets.slice(0, count);
}

import type { Bet } from '#shared/domain/bet/bet.ts';
import { type BetTerms, calculateLiability, calculateProfit } from '#shared/domain/bet/profit.ts';
import { asMarketPrice, payoutPer100 } from '#shared/domain/odds/odds.ts';
import type { BetRecord } from '../../state/state.ts';
import { toIso } from '../paging.ts';

/** Converts a bet to the terms of the arithmetic. For a fancy, the size takes the place of the price. */
const toTerms = ({ kind, side, price, size, stake }: BetRecord): BetTerms => ({
  kind,
  side,
  price: kind === 'fancy' ? payoutPer100(size) : asMarketPrice(price),
  stake,
});

/** Converts a bet record to the domain's bet. */
export function toBet(bet: BetRecord): Bet {
  const terms = toTerms(bet);
  return {
    betId: bet.betId,
    sportId: bet.sportId,
    matchId: bet.matchId,
    matchName: bet.matchName,
    marketId: bet.eventId,
    marketName: bet.eventName,
    selectionName: bet.selectionName,
    kind: bet.kind,
    side: bet.side,
    price: bet.price,
    size: bet.kind === 'fancy' ? bet.size : bet.stake,
    stake: bet.stake,
    liability: calculateLiability(terms),
    profit: calculateProfit(terms),
    result: bet.state === 'active' ? null : bet.result,
    matched: true,
    winnerName: bet.winnerName,
    state: bet.state === 'settled' ? 'active' : bet.state,
    deletedReason: bet.deletedReason,
    placedAt: toIso(bet.placedAt),
    settledAt: bet.settledAt === null ? null : toIso(bet.settledAt),
    reference: bet.reference,
  };
}

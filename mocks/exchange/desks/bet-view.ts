import type { Bet } from '#shared/domain/bet.ts';
import { odds } from '#shared/domain/odds.ts';
import { liability, profit, type Terms } from '#shared/domain/profit.ts';
import type { BetRecord } from '../state/state.ts';
import { iso } from './page.ts';

/** What the arithmetic takes: for a fancy the size stands in for the price. */
const termsOf = ({ kind, side, price, size, stake }: BetRecord): Terms => ({ kind, side, price: kind === 'fancy' ? odds(size) : price, stake });

/** A bet as the exchange lists it. */
export function betView(bet: BetRecord): Bet {
  const terms = termsOf(bet);
  return {
    betId: bet.betId, sportId: bet.sportId, matchId: bet.matchId, matchName: bet.matchName, marketId: bet.eventId, marketName: bet.eventName,
    selectionName: bet.selectionName, kind: bet.kind, side: bet.side, price: bet.price, size: bet.kind === 'fancy' ? bet.size : bet.stake,
    stake: bet.stake, liability: liability(terms), profit: profit(terms), result: bet.state === 'active' ? null : bet.result, matched: true,
    winnerName: bet.winnerName, state: bet.state === 'settled' ? 'active' : bet.state, deletedReason: bet.deletedReason,
    placedAt: iso(bet.placedAt), settledAt: bet.settledAt === null ? null : iso(bet.settledAt), reference: bet.reference,
  };
}

import type { Market } from '#shared/domain/market/market.ts';
import type { PracticeResult } from './practice-account.ts';
import type { PracticeBet } from './practice-storage.ts';

/** A row of the results, for markets that the exchange no longer lists. */
export interface MarketResultRow {
  readonly matchName: string;
  readonly marketName: string;
  readonly winnerName: string;
  /** ISO 8601. */
  readonly settledAt: string;
}

/**
 * Returns the outcome of a bet's market as the exchange lists it; null while it is open. Bets on a removed runner are
 * void.
 */
export function readResultFromMarket(bet: PracticeBet, market: Market): PracticeResult | null {
  const ownRunner = market.runners.find(({ runnerId }) => runnerId === bet.runnerId);
  if (ownRunner?.status === 'removed') return { kind: 'void' };
  if (market.status !== 'closed') return null;
  const winners = market.runners.filter(({ status }) => status === 'winner');
  // With several winners (place markets) the bet's own runner decides.
  const winner = winners.find(({ runnerId }) => runnerId === bet.runnerId) ?? winners[0];
  return winner === undefined ? null : { kind: 'won', winnerId: winner.runnerId, winnerName: winner.name };
}

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const VOID_WORDS = /^(void|abandoned|cancelled|no result)$/i;

/**
 * Returns the outcome of a bet's market from the results. They have no ids, so a result must have the same match and
 * market name, and a later time than the bet. An unknown winner settles nothing, so that no bet is settled wrongly.
 */
export function readResultFromRows(bet: PracticeBet, rows: readonly MarketResultRow[]): PracticeResult | null {
  const row = rows.find(
    (each) =>
      isSameName(each.matchName, bet.matchName) &&
      isSameName(each.marketName, bet.marketName) &&
      Date.parse(each.settledAt) >= Date.parse(bet.placedAt),
  );
  if (row === undefined) return null;
  if (VOID_WORDS.test(row.winnerName.trim())) return { kind: 'void' };
  const winner = bet.runners.find(({ name }) => isSameName(name, row.winnerName));
  return winner === undefined ? null : { kind: 'won', winnerId: winner.runnerId, winnerName: winner.name };
}

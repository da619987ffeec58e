import { calculateLiability } from '#shared/domain/bet/profit.ts';
import {
  calculateBetResult,
  calculateSingleWinnerExposure,
  calculateSingleWinnerPositions,
} from '#shared/domain/bet/single-winner-positions.ts';
import { scaleRounded } from '#shared/domain/money/hundredths.ts';
import { add, type Money, negate, sum, units, ZERO } from '#shared/domain/money/money.ts';
import {
  MAX_PRACTICE_BETS,
  type PracticeAccount,
  type PracticeBet,
  type PracticeBetStatus,
} from './practice-storage.ts';

/** Initial practice credits. They are never money. */
export const START_CREDITS: Money = units(10_000);
/** Maximum number of open bets. More of them would take too long to read and to settle. */
export const MAX_OPEN_PRACTICE_BETS = 50;

export const listOpenPracticeBets = ({ bets }: PracticeAccount): readonly PracticeBet[] =>
  bets.filter(({ settled }) => settled === null);
export const listSettledPracticeBets = ({ bets }: PracticeAccount): readonly PracticeBet[] =>
  bets.filter(({ settled }) => settled !== null);

/** Groups the open bets by market. */
export function groupOpenBetsByMarket(account: PracticeAccount): ReadonlyMap<string, readonly PracticeBet[]> {
  const markets = new Map<string, PracticeBet[]>();
  for (const bet of listOpenPracticeBets(account))
    markets.set(bet.marketId, [...(markets.get(bet.marketId) ?? []), bet]);
  return markets;
}

/** Calculates the result of a market's open practice bets for each runner, like real bets. */
export const calculatePracticePositions = (bets: readonly PracticeBet[]) =>
  calculateSingleWinnerPositions(bets[0]?.kind ?? 'odds', bets, bets[0]?.runners.map(({ runnerId }) => runnerId) ?? []);

/** 0 or below. */
export const calculatePracticeExposure = (account: PracticeAccount): Money =>
  calculateSingleWinnerExposure([...groupOpenBetsByMarket(account).values()].map(calculatePracticePositions));

const sumResults = (account: PracticeAccount): Money =>
  add(
    account.olderBetTotals.result,
    sum(listSettledPracticeBets(account).map(({ settled }) => settled?.result ?? ZERO)),
  );

/** Returns the credits available for bets: initial credits plus settled results, less the exposure of open bets. */
export const calculateAvailableCredits = (account: PracticeAccount): Money =>
  add(add(START_CREDITS, sumResults(account)), calculatePracticeExposure(account));

export type PracticeRefusal = 'no-credits' | 'too-many';

/**
 * Returns the credits left after a bet; below 0 it cannot be placed. A bet that covers another one may cost nothing.
 */
export const calculateAvailableCreditsAfter = (account: PracticeAccount, bet: PracticeBet): Money =>
  calculateAvailableCredits({ ...account, bets: [bet, ...account.bets] });

export function checkPracticeBet(account: PracticeAccount, bet: PracticeBet): PracticeRefusal | null {
  if (listOpenPracticeBets(account).length >= MAX_OPEN_PRACTICE_BETS) return 'too-many';
  return calculateAvailableCreditsAfter(account, bet) < 0 ? 'no-credits' : null;
}

const countByStatus = (bets: readonly PracticeBet[], status: PracticeBetStatus): number =>
  bets.filter(({ settled }) => settled?.status === status).length;

/** Moves the oldest settled bets into the totals when the account is full. Open bets always stay. */
function trimAccount(account: PracticeAccount): PracticeAccount {
  const excess = account.bets.length - MAX_PRACTICE_BETS;
  if (excess <= 0) return account;
  const droppedBets = listSettledPracticeBets(account).slice(-excess);
  const totals = account.olderBetTotals;
  return {
    bets: account.bets.filter((bet) => !droppedBets.includes(bet)),
    olderBetTotals: {
      won: totals.won + countByStatus(droppedBets, 'won'),
      lost: totals.lost + countByStatus(droppedBets, 'lost'),
      void: totals.void + countByStatus(droppedBets, 'void'),
      staked: add(totals.staked, sum(droppedBets.filter(isCountedForRecord).map(calculatePracticeLiability))),
      result: add(totals.result, sum(droppedBets.map(({ settled }) => settled?.result ?? ZERO))),
    },
  };
}

export const addBet = (account: PracticeAccount, bet: PracticeBet): PracticeAccount =>
  trimAccount({ ...account, bets: [bet, ...account.bets] });

/** How a market ended: a runner won, or its bets are void. */
export type PracticeResult =
  { readonly kind: 'won'; readonly winnerId: number; readonly winnerName: string } | { readonly kind: 'void' };

/** Returns the bet with its result. `at`: ISO 8601. */
export function settlePracticeBet(bet: PracticeBet, marketResult: PracticeResult, at: string): PracticeBet {
  if (marketResult.kind === 'void') return { ...bet, settled: { at, result: ZERO, status: 'void', winnerName: null } };
  const { winnerId, winnerName } = marketResult;
  const result = calculateBetResult(bet.kind, bet, winnerId);
  const isWon = result > 0 || (result === 0 && (bet.runnerId === winnerId) === (bet.side === 'back'));
  return { ...bet, settled: { at, result, status: isWon ? 'won' : 'lost', winnerName } };
}

/** Settles every open bet whose result `findResult` returns. Returns the same account when there is none. */
export function settlePracticeBets(
  account: PracticeAccount,
  findResult: (bet: PracticeBet) => PracticeResult | null,
  at: string,
): PracticeAccount {
  const bets = account.bets.map((bet) => {
    const marketResult = bet.settled === null ? findResult(bet) : null;
    return marketResult === null ? bet : settlePracticeBet(bet, marketResult, at);
  });
  return bets.some((bet, index) => bet !== account.bets[index]) ? { ...account, bets } : account;
}

const isCountedForRecord = ({ settled }: PracticeBet): boolean => settled !== null && settled.status !== 'void';
const calculatePracticeLiability = ({ kind, side, price, stake }: PracticeBet): Money =>
  calculateLiability({ kind, side, price, stake });

export interface PracticeRecord {
  readonly won: number;
  readonly lost: number;
  readonly void: number;
  /** Liability of the settled bets, without void ones. */
  readonly staked: Money;
  readonly result: Money;
  /** Result divided by the liability, in hundredths of a per cent; null before the first settled bet. */
  readonly yieldInHundredthsOfPercent: number | null;
}

export function summarizeRecord(account: PracticeAccount): PracticeRecord {
  const settledBets = listSettledPracticeBets(account);
  const totals = account.olderBetTotals;
  const staked = add(totals.staked, sum(settledBets.filter(isCountedForRecord).map(calculatePracticeLiability)));
  const result = sumResults(account);
  return {
    won: totals.won + countByStatus(settledBets, 'won'),
    lost: totals.lost + countByStatus(settledBets, 'lost'),
    void: totals.void + countByStatus(settledBets, 'void'),
    staked,
    result,
    yieldInHundredthsOfPercent: staked === 0 ? null : scaleRounded(result, 10_000, staked),
  };
}

/** Returns the liability of all open bets, 0 or above. */
export const calculateOpenPracticeLiability = (account: PracticeAccount): Money =>
  negate(calculatePracticeExposure(account));

import { add, negate, scaleMoney, sum, units, ZERO, type Money } from '#shared/domain/money/money.ts';
import { calculateBetResult, calculateExposure, calculatePositions } from '#shared/domain/bet/position.ts';
import { calculateLiability } from '#shared/domain/bet/profit.ts';
import { MAX_PRACTICE_BETS, type PracticeBet, type PracticeBook } from './practice-storage.ts';

/** Initial practice credits. They are never money. */
export const START_CREDITS: Money = units(10_000);
/** Maximum number of open bets. More of them would take too long to read and to settle. */
export const MAX_OPEN_BETS = 50;

export const openPracticeBets = ({ bets }: PracticeBook): readonly PracticeBet[] =>
  bets.filter(({ settled }) => settled === null);
export const listSettledPracticeBets = ({ bets }: PracticeBook): readonly PracticeBet[] =>
  bets.filter(({ settled }) => settled !== null);

/** Groups the open bets by market. */
export function groupOpenBetsByMarket(book: PracticeBook): ReadonlyMap<string, readonly PracticeBet[]> {
  const markets = new Map<string, PracticeBet[]>();
  for (const bet of openPracticeBets(book)) markets.set(bet.marketId, [...(markets.get(bet.marketId) ?? []), bet]);
  return markets;
}

/** Calculates the result of a market's open practice bets for each runner, like real bets. */
export const computePracticePositions = (bets: readonly PracticeBet[]) =>
  calculatePositions(bets[0]?.kind ?? 'odds', bets, bets[0]?.runners.map(({ runnerId }) => runnerId) ?? []);

/** 0 or below. */
export const computeBookExposure = (book: PracticeBook): Money =>
  calculateExposure([...groupOpenBetsByMarket(book).values()].map(computePracticePositions));

const sumResults = (book: PracticeBook): Money =>
  add(book.older.result, sum(listSettledPracticeBets(book).map(({ settled }) => settled?.result ?? ZERO)));

/** Returns the credits available for bets: initial credits plus settled results, less the exposure of open bets. */
export const computeAvailableCredits = (book: PracticeBook): Money =>
  add(add(START_CREDITS, sumResults(book)), computeBookExposure(book));

export type PracticeRefusal = 'no-credits' | 'too-many';

/**
 * Returns the credits left after a bet; below 0 it cannot be placed. A bet that covers another one may cost nothing.
 */
export const computeAvailableCreditsAfter = (book: PracticeBook, bet: PracticeBet): Money =>
  computeAvailableCredits({ ...book, bets: [bet, ...book.bets] });

export function checkPracticeBet(book: PracticeBook, bet: PracticeBet): PracticeRefusal | null {
  if (openPracticeBets(book).length >= MAX_OPEN_BETS) return 'too-many';
  return computeAvailableCreditsAfter(book, bet) < 0 ? 'no-credits' : null;
}

/** Moves the oldest settled bets into the totals when the book is full. Open bets always stay. */
function trimBook(book: PracticeBook): PracticeBook {
  const excess = book.bets.length - MAX_PRACTICE_BETS;
  if (excess <= 0) return book;
  const droppedBets = listSettledPracticeBets(book).slice(-excess);
  const { older } = book;
  const count = (end: 'won' | 'lost' | 'void') => droppedBets.filter(({ settled }) => settled?.end === end).length;
  return {
    bets: book.bets.filter((bet) => !droppedBets.includes(bet)),
    older: {
      won: older.won + count('won'),
      lost: older.lost + count('lost'),
      void: older.void + count('void'),
      staked: add(older.staked, sum(droppedBets.filter(isCountedForRecord).map(calculateBetRisk))),
      result: add(older.result, sum(droppedBets.map(({ settled }) => settled?.result ?? ZERO))),
    },
  };
}

export const addBet = (book: PracticeBook, bet: PracticeBet): PracticeBook =>
  trimBook({ ...book, bets: [bet, ...book.bets] });

/** How a market ended: a runner won, or its bets are void. */
export type MarketOutcome =
  { readonly kind: 'won'; readonly winnerId: number; readonly winnerName: string } | { readonly kind: 'void' };

/** Returns the bet with its result. `at`: ISO 8601. */
export function settlePracticeBet(bet: PracticeBet, end: MarketOutcome, at: string): PracticeBet {
  if (end.kind === 'void') return { ...bet, settled: { at, result: ZERO, end: 'void', winnerName: null } };
  const result = calculateBetResult(bet.kind, bet, end.winnerId);
  return {
    ...bet,
    settled: {
      at,
      result,
      end: result > 0 || (result === 0 && (bet.runnerId === end.winnerId) === (bet.side === 'back')) ? 'won' : 'lost',
      winnerName: end.winnerName,
    },
  };
}

/** Settles every open bet whose outcome `findOutcome` returns. Returns the same book when there is none. */
export function settleBook(
  book: PracticeBook,
  findOutcome: (bet: PracticeBet) => MarketOutcome | null,
  at: string,
): PracticeBook {
  const bets = book.bets.map((bet) => {
    const end = bet.settled === null ? findOutcome(bet) : null;
    if (end === null) return bet;
    return settlePracticeBet(bet, end, at);
  });
  return bets.some((bet, position) => bet !== book.bets[position]) ? { ...book, bets } : book;
}

const isCountedForRecord = ({ settled: ended }: PracticeBet): boolean => ended !== null && ended.end !== 'void';
const calculateBetRisk = ({ kind, side, price, stake }: PracticeBet): Money =>
  calculateLiability({ kind, side, price, stake });

export interface PracticeRecord {
  readonly won: number;
  readonly lost: number;
  readonly void: number;
  /** Liability of the settled bets, without void ones. */
  readonly staked: Money;
  readonly result: Money;
  /** Result divided by the liability, in hundredths of a per cent; null before the first settled bet. */
  readonly yield: Money | null;
}

export function summarizeRecord(book: PracticeBook): PracticeRecord {
  const ended = listSettledPracticeBets(book);
  const count = (end: 'won' | 'lost' | 'void') => ended.filter(({ settled: each }) => each?.end === end).length;
  const staked = add(book.older.staked, sum(ended.filter(isCountedForRecord).map(calculateBetRisk)));
  const result = sumResults(book);
  return {
    won: book.older.won + count('won'),
    lost: book.older.lost + count('lost'),
    void: book.older.void + count('void'),
    staked,
    result,
    yield: staked === 0 ? null : scaleMoney(result, 10_000, staked),
  };
}

/** Returns the liability of all open bets, 0 or above. */
export const computeBookRisk = (book: PracticeBook): Money => negate(computeBookExposure(book));

import { add, negate, share, sum, units, ZERO, type Money } from '#shared/domain/money.ts';
import { betResult, exposureOf, positionsOf } from '#shared/domain/position.ts';
import { liability } from '#shared/domain/profit.ts';
import { MAX_DREAM_BETS, type DreamBet, type DreamBook } from '#shared/storage/dream.ts';

/** What everybody practises with. No money, and never any. */
export const START_CREDITS: Money = units(10_000);
/** Open at once: more would be neither read nor settled in good time. */
export const MAX_OPEN = 50;

export const openBets = ({ bets }: DreamBook): readonly DreamBet[] => bets.filter(({ settled }) => settled === null);
export const settledBets = ({ bets }: DreamBook): readonly DreamBet[] => bets.filter(({ settled }) => settled !== null);

/** The open bets by market. */
export function openMarkets(book: DreamBook): ReadonlyMap<string, readonly DreamBet[]> {
  const markets = new Map<string, DreamBet[]>();
  for (const bet of openBets(book)) markets.set(bet.marketId, [...(markets.get(bet.marketId) ?? []), bet]);
  return markets;
}

/** What a market's open practice bets bring for each runner, by the arithmetic of real ones. */
export const positionsIn = (bets: readonly DreamBet[]) => positionsOf(bets[0]?.kind ?? 'odds', bets, bets[0]?.runners.map(({ runnerId }) => runnerId) ?? []);

/** 0 or below. */
export const exposureIn = (book: DreamBook): Money => exposureOf([...openMarkets(book).values()].map(positionsIn));

const resultsOf = (book: DreamBook): Money => add(book.older.result, sum(settledBets(book).map(({ settled }) => settled?.result ?? ZERO)));

/** Credits that can still be bet: the start, what was won and lost, less what open bets can lose. */
export const availableIn = (book: DreamBook): Money => add(add(START_CREDITS, resultsOf(book)), exposureIn(book));

export type Refusal = 'no-credits' | 'too-many';

/** What would be left after a bet; below 0 it cannot be placed. A bet that covers another may cost nothing. */
export const availableAfter = (book: DreamBook, bet: DreamBet): Money => availableIn({ ...book, bets: [bet, ...book.bets] });

export function refusalOf(book: DreamBook, bet: DreamBet): Refusal | null {
  if (openBets(book).length >= MAX_OPEN) return 'too-many';
  return availableAfter(book, bet) < 0 ? 'no-credits' : null;
}

/** Settled bets that find no room any more are counted and let go, the oldest first. Open ones always stay. */
function trimmed(book: DreamBook): DreamBook {
  const excess = book.bets.length - MAX_DREAM_BETS;
  if (excess <= 0) return book;
  const leaving = settledBets(book).slice(-excess);
  const { older } = book;
  const count = (end: 'won' | 'lost' | 'void') => leaving.filter(({ settled }) => settled?.end === end).length;
  return {
    bets: book.bets.filter((bet) => !leaving.includes(bet)),
    older: {
      won: older.won + count('won'),
      lost: older.lost + count('lost'),
      void: older.void + count('void'),
      staked: add(older.staked, sum(leaving.filter(counts).map(atRisk))),
      result: add(older.result, sum(leaving.map(({ settled }) => settled?.result ?? ZERO))),
    },
  };
}

export const withBet = (book: DreamBook, bet: DreamBet): DreamBook => trimmed({ ...book, bets: [bet, ...book.bets] });

/** How a market ended: somebody won, or its bets are void. */
export type MarketEnd = { readonly kind: 'won'; readonly winnerId: number; readonly winnerName: string } | { readonly kind: 'void' };

/** The bet with what became of it. `at`: ISO 8601. */
export function settled(bet: DreamBet, end: MarketEnd, at: string): DreamBet {
  if (end.kind === 'void') return { ...bet, settled: { at, result: ZERO, end: 'void', winnerName: null } };
  const result = betResult(bet.kind, bet, end.winnerId);
  return { ...bet, settled: { at, result, end: result > 0 || (result === 0 && (bet.runnerId === end.winnerId) === (bet.side === 'back')) ? 'won' : 'lost', winnerName: end.winnerName } };
}

/** Ends every open bet that `endOf` knows the end of; the same book where it knows none. */
export function settleBook(book: DreamBook, endOf: (bet: DreamBet) => MarketEnd | null, at: string): DreamBook {
  let changed = false;
  const bets = book.bets.map((bet) => {
    const end = bet.settled === null ? endOf(bet) : null;
    if (end === null) return bet;
    changed = true;
    return settled(bet, end, at);
  });
  return changed ? { ...book, bets } : book;
}

const counts = ({ settled: ended }: DreamBet): boolean => ended !== null && ended.end !== 'void';
const atRisk = ({ kind, side, price, stake }: DreamBet): Money => liability({ kind, side, price, stake });

export interface DreamRecord {
  readonly won: number;
  readonly lost: number;
  readonly void: number;
  /** What settled bets could have lost; void ones do not count. */
  readonly staked: Money;
  readonly result: Money;
  /** The result on what was at risk, in hundredths of a per cent; null before anything was. */
  readonly yield: Money | null;
}

export function recordOf(book: DreamBook): DreamRecord {
  const ended = settledBets(book);
  const count = (end: 'won' | 'lost' | 'void') => ended.filter(({ settled: each }) => each?.end === end).length;
  const staked = add(book.older.staked, sum(ended.filter(counts).map(atRisk)));
  const result = resultsOf(book);
  return {
    won: book.older.won + count('won'),
    lost: book.older.lost + count('lost'),
    void: book.older.void + count('void'),
    staked,
    result,
    yield: staked === 0 ? null : share(result, 10_000, staked),
  };
}

/** What is at risk in all open bets, as a figure to show: 0 or above. */
export const atRiskIn = (book: DreamBook): Money => negate(exposureIn(book));

import * as z from 'zod/mini';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { readUserId } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';

/** Practice bets kept one by one. Older ones count only in the totals. */
export const MAX_PRACTICE_BETS = 200;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.maxLength(300));
const moment = z.string().check(z.refine((value) => value.length <= 64 && Number.isFinite(Date.parse(value))));
const amount = z.pipe(
  integer(),
  z.transform((value) => value as Money),
);
const price = z.pipe(
  integer(1),
  z.transform((value) => value as MarketPrice),
);

const storedBetSchema = z.object({
  betId: id,
  sportId: id,
  matchId: id,
  matchName: name,
  marketId: id,
  marketName: name,
  kind: z.literal(['odds', 'bookmaker']),
  runnerId: integer(),
  runnerName: name,
  /** Every runner of the market at the time: the base of a position, and the names that a result refers to. */
  runners: z.array(z.object({ runnerId: integer(), name })).check(z.maxLength(100)),
  side: z.literal(['back', 'lay']),
  /** Hundredths. */
  price,
  stake: amount,
  placedAt: moment,
  settled: z.nullable(
    z.object({ at: moment, result: amount, end: z.literal(['won', 'lost', 'void']), winnerName: z.nullable(name) }),
  ),
});

type StoredBet = z.output<typeof storedBetSchema>;

/** Whether a settled practice bet won or lost, or its market was void. */
export type PracticeBetStatus = 'won' | 'lost' | 'void';

/** A practice bet, which never reaches an exchange. */
export type PracticeBet = Omit<StoredBet, 'settled'> & {
  /** Null while the bet is open. `at`: ISO 8601. */
  readonly settled: {
    readonly at: string;
    readonly result: Money;
    readonly status: PracticeBetStatus;
    readonly winnerName: string | null;
  } | null;
};

const storedAccountSchema = z.object({
  bets: z.array(storedBetSchema).check(z.maxLength(MAX_PRACTICE_BETS)),
  older: z.object({ won: integer(), lost: integer(), void: integer(), staked: amount, result: amount }),
});

type StoredAccount = z.output<typeof storedAccountSchema>;

/** One bettor's practice account, newest bet first. */
export interface PracticeAccount {
  readonly bets: readonly PracticeBet[];
  /** Totals of settled bets that are no longer kept one by one. */
  readonly olderBetTotals: StoredAccount['older'];
}

const NO_AMOUNT = 0 as Money;
export const EMPTY_PRACTICE_ACCOUNT: PracticeAccount = {
  bets: [],
  olderBetTotals: { won: 0, lost: 0, void: 0, staked: NO_AMOUNT, result: NO_AMOUNT },
};

const entry = createJsonEntry(
  safeLocalStorage,
  'dream@1',
  z.object({ owner: z.nullable(z.string()), book: storedAccountSchema }),
);

function toPracticeBet({ settled, ...bet }: StoredBet): PracticeBet {
  if (settled === null) return { ...bet, settled };
  const { at, result, end, winnerName } = settled;
  return { ...bet, settled: { at, result, status: end, winnerName } };
}

function toStoredBet({ settled, ...bet }: PracticeBet): StoredBet {
  if (settled === null) return { ...bet, settled };
  const { at, result, status, winnerName } = settled;
  return { ...bet, settled: { at, result, end: status, winnerName } };
}

/**
 * Returns the signed-in user's account on this device. Another user's account is hidden, and this user's first bet
 * replaces it.
 */
export function readPracticeAccount(): PracticeAccount {
  const stored = entry.read();
  if (stored === null || stored.owner !== readUserId()) return EMPTY_PRACTICE_ACCOUNT;
  return { bets: stored.book.bets.map(toPracticeBet), olderBetTotals: stored.book.older };
}

export const writePracticeAccount = ({ bets, olderBetTotals }: PracticeAccount): void =>
  entry.write({ owner: readUserId(), book: { bets: bets.map(toStoredBet), older: olderBetTotals } });

/** Calls back when another tab changed the account or cleared the storage. Returns the unsubscribe function. */
export const onPracticeChange = (onChange: () => void): (() => void) => subscribeToStorage([entry.key], onChange);

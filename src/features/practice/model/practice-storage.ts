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

const betSchema = z.object({
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

/** A practice bet, which never reaches an exchange. */
export type PracticeBet = z.output<typeof betSchema>;

const accountSchema = z.object({
  bets: z.array(betSchema).check(z.maxLength(MAX_PRACTICE_BETS)),
  /** Totals of settled bets that are no longer kept one by one. */
  older: z.object({ won: integer(), lost: integer(), void: integer(), staked: amount, result: amount }),
});

/** One bettor's practice account, newest bet first. */
export type PracticeAccount = z.output<typeof accountSchema>;

const NO_AMOUNT = 0 as Money;
export const EMPTY_PRACTICE_ACCOUNT: PracticeAccount = {
  bets: [],
  older: { won: 0, lost: 0, void: 0, staked: NO_AMOUNT, result: NO_AMOUNT },
};

const entry = createJsonEntry(
  safeLocalStorage,
  'dream@1',
  z.object({ owner: z.nullable(z.string()), book: accountSchema }),
);

/**
 * Returns the signed-in user's account on this device. Another user's account is hidden, and this user's first bet
 * replaces it.
 */
export function readPracticeAccount(): PracticeAccount {
  const stored = entry.read();
  return stored !== null && stored.owner === readUserId() ? stored.book : EMPTY_PRACTICE_ACCOUNT;
}

export const writePracticeAccount = (account: PracticeAccount): void =>
  entry.write({ owner: readUserId(), book: account });

/** Calls back when another tab changed the account or cleared the storage. Returns the unsubscribe function. */
export const onPracticeChange = (onChange: () => void): (() => void) => subscribeToStorage([entry.key], onChange);

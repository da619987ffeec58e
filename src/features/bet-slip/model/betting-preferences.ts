import * as z from 'zod/mini';
import { type Money, money } from '#shared/domain/money/money.ts';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';
import type { PricePolicy } from './ticket/price-policy.ts';

const preferencesSchema = z.object({
  /** Ask for confirmation before a bet is sent. */
  confirm: z.boolean(),
  /** Whether one press on a price sends a bet of the stake below (in hundredths). */
  oneClick: z.boolean(),
  oneClickStake: z.nullable(integer(1)),
  /** User who agreed to one-click betting. Other users of this device cannot bet with one click. */
  oneClickBy: z.nullable(z.string()),
  /** Rule for a bet whose price has moved. */
  price: z.literal(['only-mine', 'better', 'within']),
  /** Greatest distance for `within`, in price steps of the market. */
  ticks: integer(1, 10),
});

/** The bettor's preferences for sending bets, stored on this device. */
export type BettingPreferences = z.output<typeof preferencesSchema>;

/** The stored preferences; null before the bettor's first choice. */
export const preferencesEntry = createJsonEntry(safeLocalStorage, 'slip@2', preferencesSchema);

/** The safe defaults: the bettor confirms each bet, one-click betting is off, and better odds are accepted. */
export const DEFAULT_PREFERENCES: BettingPreferences = {
  confirm: true,
  oneClick: false,
  oneClickStake: null,
  oneClickBy: null,
  price: 'better',
  ticks: 2,
};

export const getPricePolicy = ({ price, ticks }: BettingPreferences): PricePolicy =>
  price === 'within' ? { kind: 'within', ticks } : { kind: price };

/** Stake of a one-click bet for this user; null when one-click betting is off, not agreed to, or without a stake. */
export const getOneClickStake = (
  { oneClick, oneClickBy, oneClickStake }: BettingPreferences,
  userId: string | null,
): Money | null =>
  oneClick && userId !== null && oneClickBy === userId && oneClickStake !== null ? money(oneClickStake) : null;

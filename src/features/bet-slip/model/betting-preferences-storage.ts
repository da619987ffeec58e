import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { createJsonEntry, type StorageEntry } from '#shared/storage/storage-entry.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';
import type { BettingPreferences } from './betting-preferences.ts';

/** The stored row. Its keys never change, or the bettor's choices are lost. */
const rowSchema = z.object({
  /** In code `asksToConfirm`. */
  confirm: z.boolean(),
  oneClick: z.boolean(),
  oneClickStake: z.nullable(integer(1)),
  oneClickBy: z.nullable(z.string()),
  /** In code `pricePolicyKind`. */
  price: z.literal(['only-mine', 'better', 'within']),
  ticks: integer(1, 10),
});

const entry = createJsonEntry(safeLocalStorage, 'slip@2', rowSchema);

/** The stored preferences; null before the bettor's first choice. */
export const preferencesEntry: StorageEntry<BettingPreferences> = {
  ...entry,
  read() {
    const row = entry.read();
    if (row === null) return null;
    const { confirm: asksToConfirm, price: pricePolicyKind, ...preferences } = row;
    return { ...preferences, asksToConfirm, pricePolicyKind };
  },
  write({ asksToConfirm, oneClick, oneClickStake, oneClickBy, pricePolicyKind, ticks }) {
    entry.write({ confirm: asksToConfirm, oneClick, oneClickStake, oneClickBy, price: pricePolicyKind, ticks });
  },
};

/** Calls back when another tab changed the preferences or cleared the storage. Returns the unsubscribe function. */
export const onPreferencesChange = (onChange: () => void): (() => void) => subscribeToStorage([entry.key], onChange);

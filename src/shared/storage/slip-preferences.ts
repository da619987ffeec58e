import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { integer } from './integer.ts';

const slipSchema = z.object({
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

export type SlipPreferences = z.output<typeof slipSchema>;

const slipEntry = jsonEntry(safeLocalStorage, 'slip@2', slipSchema);
export const readSlipPreferences = (): SlipPreferences | null => slipEntry.read();
export const writeSlipPreferences = (preferences: SlipPreferences): void => slipEntry.write(preferences);

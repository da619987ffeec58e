import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { integer } from './integer.ts';

const slipSchema = z.object({
  /** Ask once more before a bet is sent. */
  confirm: z.boolean(),
  /** One press on a price sends a bet of the stake below, in hundredths. */
  oneClick: z.boolean(),
  oneClickStake: z.nullable(integer(1)),
  /** The user who has read what one press does and agreed: nobody else on this device bets by one press. */
  oneClickBy: z.nullable(z.string()),
  /** What becomes of a bet whose price has moved. */
  price: z.literal(['only-mine', 'better', 'within']),
  /** How far `within` follows, in steps of the market. */
  ticks: integer(1, 10),
});

export type SlipPreferences = z.output<typeof slipSchema>;

const slipEntry = jsonEntry(safeLocalStorage, 'slip@2', slipSchema);
export const readSlipPreferences = (): SlipPreferences | null => slipEntry.read();
export const writeSlipPreferences = (preferences: SlipPreferences): void => slipEntry.write(preferences);

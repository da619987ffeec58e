import * as z from 'zod/mini';
import { jsonEntry, textEntry } from './entry.ts';
import { localRoom } from './room.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const themeEntry = textEntry(localRoom, 'theme@1', z.enum(['light', 'dark', 'system']));
const densityEntry = textEntry(localRoom, 'density@1', z.enum(['comfortable', 'compact']));

/** `null` where none was chosen: the caller follows the system. */
export const readTheme = (): ThemeChoice | null => themeEntry.read();
export const writeTheme = (choice: ThemeChoice): void => themeEntry.write(choice);

export const readDensity = (): Density | null => densityEntry.read();
export const writeDensity = (density: Density): void => densityEntry.write(density);

const slipSchema = z.object({
  /** Ask once more before a bet is sent. */
  confirm: z.boolean(),
  /** One press on a price sends a bet of the stake below, in hundredths. */
  oneClick: z.boolean(),
  oneClickStake: z.nullable(z.int().check(z.positive())),
  /** The user who has read what one press does and agreed: nobody else on this device bets by one press. */
  oneClickBy: z.nullable(z.string()),
  /** What becomes of a bet whose price has moved. */
  price: z.enum(['only-mine', 'better', 'within']),
  /** How far `within` follows, in steps of the market. */
  ticks: z.int().check(z.minimum(1), z.maximum(10)),
});

export type SlipPreferences = z.output<typeof slipSchema>;

const slipEntry = jsonEntry(localRoom, 'slip@2', slipSchema);
export const readSlipPreferences = (): SlipPreferences | null => slipEntry.read();
export const writeSlipPreferences = (preferences: SlipPreferences): void => slipEntry.write(preferences);

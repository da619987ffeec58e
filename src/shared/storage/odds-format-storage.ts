import * as z from 'zod/mini';
import { ODDS_FORMATS, type OddsFormatName } from '../domain/odds/formats/odds-format-name.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { createTextEntry } from './storage-entry.ts';

const oddsFormatEntry = createTextEntry(safeLocalStorage, 'odds-format@1', z.literal(ODDS_FORMATS));

/** Returns the format of odds of this device. Null: decimal odds. */
export const readOddsFormat = (): OddsFormatName | null => oddsFormatEntry.read();

/** Stores the format of odds of this device. Null: decimal odds, which is no row. */
export function writeOddsFormat(name: OddsFormatName | null): void {
  if (name === null) oddsFormatEntry.remove();
  else oddsFormatEntry.write(name);
}

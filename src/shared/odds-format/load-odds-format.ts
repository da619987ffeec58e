import { setOddsFormatter } from '../format/odds-format.ts';
import { readStoredOddsFormat } from '../storage/read-boot-hints.ts';

/**
 * Sets the format of odds that this device chose. Decimal odds need no further file. Without the file of the formats,
 * odds stay decimal.
 */
export async function loadOddsFormat(): Promise<void> {
  const name = readStoredOddsFormat();
  const formats = name && (await import('./odds-formats.ts').catch(() => null));
  setOddsFormatter(formats ? formats.createOddsFormatter(name) : null);
}

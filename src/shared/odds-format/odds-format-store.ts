import { useSyncExternalStore } from 'react';
import type { OddsFormatName } from '../domain/odds/formats/odds-format-name.ts';
import { getOddsFormatter, onOddsFormatChange, setOddsFormatter } from '../format/odds-format.ts';
import { writeOddsFormat } from '../storage/odds-format-storage.ts';
import { createOddsFormatter } from './odds-formats.ts';

/** A format of odds, or decimal odds. */
export type OddsFormatChoice = OddsFormatName | 'decimal';

/** Stores the choice on this device and writes all odds in it. Other tabs follow. */
export function chooseOddsFormat(choice: OddsFormatChoice): void {
  writeOddsFormat(choice === 'decimal' ? null : choice);
  setOddsFormatter(createOddsFormatter(choice));
}

const readChoice = (): OddsFormatChoice => (getOddsFormatter()?.name ?? 'decimal') as OddsFormatChoice;

export const useOddsFormatChoice = (): OddsFormatChoice =>
  useSyncExternalStore(onOddsFormatChange, readChoice, () => 'decimal');

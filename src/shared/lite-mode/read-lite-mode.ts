import { readStoredLiteChoice } from '../storage/read-boot-hints.ts';
import { isDataSaverOn } from './data-saver.ts';

/** Tells whether lite mode is on, before the app has loaded. The first script imports this file and nothing larger. */
export function readLiteMode(): boolean {
  const choice = readStoredLiteChoice();
  return choice === null ? isDataSaverOn() : choice === 'on';
}

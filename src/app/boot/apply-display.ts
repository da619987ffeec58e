import { configureDisplay } from '#shared/format/display.ts';
import { readDensity } from '#shared/storage/preferences.ts';
import { applyDensity } from '#ui-kit';
import type { Config } from './config/schema.ts';

/** Applies what changes the look of every screen: the operator's formats, and the chosen density. */
export function applyDisplay({ locale, currency, timeZone, digits }: Config): void {
  configureDisplay({ locale, currency, timeZone, digits });
  applyDensity(readDensity() ?? 'comfortable');
}

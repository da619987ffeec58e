import { configureDisplay } from '#shared/format/display.ts';
import { readDensity } from '#shared/storage/preferences.ts';
import { applyAccent, applyDensity } from '#ui-kit';
import type { Config } from './config/schema.ts';

/** Applies what changes the look of every screen: the operator's formats and accent, and the chosen density. */
export function applyDisplay({ locale, currency, timeZone, brand }: Config): void {
  configureDisplay({ locale, currency, timeZone });
  if (brand.accent !== undefined) applyAccent(brand.accent);
  applyDensity(readDensity() ?? 'comfortable');
}

import { getTextLanguage } from '#shared/texts/format-message.ts';
import { getDisplaySettings, toDisplayDigits } from './display.ts';
import { timeZoneTexts } from './time-zone-texts.ts';

function formatZone(moment: number, timeZoneName: 'long' | 'shortOffset'): string {
  const { timeZone } = getDisplaySettings();
  const parts = new Intl.DateTimeFormat(getTextLanguage(), {
    timeZone: timeZone === 'local' ? undefined : timeZone,
    timeZoneName,
    numberingSystem: 'latn',
  }).formatToParts(moment);
  return toDisplayDigits(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

/**
 * Names the display's time zone at a moment (milliseconds) in the language: "India Standard Time (GMT+5:30)". A zone
 * without a name is its offset.
 */
export function describeTimeZone(moment: number): string {
  const [name, offset] = [formatZone(moment, 'long'), formatZone(moment, 'shortOffset')];
  // Intl names such a zone "GMT+06:00".
  return /\p{Nd}/u.test(name) ? offset : timeZoneTexts.zone({ name, offset });
}

/** Says which zone the times of a table have: "Times in India Standard Time (GMT+5:30)". */
export const describeTableTimes = (moment: number): string => timeZoneTexts.timesIn({ zone: describeTimeZone(moment) });

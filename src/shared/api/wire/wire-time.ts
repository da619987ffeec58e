/** Epochs below this are seconds, from here on milliseconds (seconds would be the year 5138). */
const FIRST_MILLISECONDS = 1e11;
const EPOCH = /^\d+(?:\.\d+)?$/;
/** A time of day with a zone behind it: "13:05:00Z", "13:05 GMT+0530", "13:05:00.123+00". */
const ZONED = /\d:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m\s*)?(?:z|utc|gmt|(?:utc|gmt)?\s*[+-]\d{2}(?::?\d{2})?)$/i;
const ISO_DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,3})\d*)?\s*(.*)$/i;

const epochToMilliseconds = (value: number): number => (value < FIRST_MILLISECONDS ? value * 1000 : value);

/** ISO 8601 as every browser reads it: "T" before the time, three digits of a second, a zone of hours and minutes. */
function toIsoText(text: string): string {
  const parts = ISO_DAY_AND_TIME.exec(text);
  if (parts === null) return ZONED.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : `${text} UTC`;
  const [, day = '', time = '', fraction = '', zone = ''] = parts;
  const offset = /^([+-]\d{2}):?(\d{2})?$/.exec(zone);
  const named = zone === '' || /^(?:utc|gmt)$/i.test(zone) ? 'Z' : zone;
  const ending = offset === null ? named : `${offset[1]}:${offset[2] ?? '00'}`;
  return `${day}T${time}${fraction === '' ? '' : `.${fraction}`}${ending}`;
}

/**
 * A moment as servers write it, as ISO 8601 in UTC: a date with or without a zone (without: UTC), or an epoch in seconds
 * or milliseconds, as a number or in digits. Null for what is no moment, and for 0 and "0000-00-00 00:00:00", which
 * servers write for none.
 */
export function readMoment(raw: string | number | null | undefined): string | null {
  const text = String(raw ?? '')
    .trim()
    .replace(/\s*\([^)]*\)$/, '');
  // A text without a year is no date, though browsers read one into most words with a number.
  if (!EPOCH.test(text) && !/^[^-].*\d{4}|^\d{4}/.test(text)) return null;
  const at = new Date(EPOCH.test(text) ? epochToMilliseconds(Number(text)) : toIsoText(text));
  return Number.isNaN(at.getTime()) || at.getTime() === 0 ? null : at.toISOString();
}

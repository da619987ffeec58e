/** Epochs below this are seconds, others milliseconds (as seconds it is the year 5138). */
const FIRST_MILLISECONDS = 1e11;
const EPOCH = /^\d+(?:\.\d+)?$/;
/** Matches a time of day with a zone: "13:05:00Z", "13:05 GMT+0530", "13:05:00.123+00". */
const ZONED = /\d:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m\s*)?(?:z|utc|gmt|(?:utc|gmt)?\s*[+-]\d{2}(?::?\d{2})?)$/i;
const ISO_DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,3})\d*)?\s*(.*)$/i;

/** Matches a date as PHP's "d-m-Y" writes it: "24-11-2026". Browsers would read 05-11-2026 as the eleventh of May. */
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})\b/;

const toMilliseconds = (value: number): number => (value < FIRST_MILLISECONDS ? value * 1000 : value);

/**
 * Rewrites a text as ISO 8601 for every browser: "T" before the time, three digits of a second, a zone of hours and
 * minutes.
 */
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
 * Parses a moment and returns it as ISO 8601 in UTC. Accepts a date with or without a zone (UTC), or an epoch in
 * seconds or milliseconds, as number or digits. The day may stand first between dashes. Returns null for other values,
 * and for 0 and "0000-00-00 00:00:00", which servers send for "none".
 */
export function readMoment(raw: string | number | null | undefined): string | null {
  const text = String(raw ?? '')
    .trim()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(DAY_FIRST, '$3-$2-$1');
  // A text without a year is no date, although browsers parse most words with a number.
  if (!EPOCH.test(text) && !/^[^-].*\d{4}|^\d{4}/.test(text)) return null;
  const at = new Date(EPOCH.test(text) ? toMilliseconds(Number(text)) : toIsoText(text));
  return Number.isNaN(at.getTime()) || at.getTime() === 0 ? null : at.toISOString();
}

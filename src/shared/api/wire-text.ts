/** Longest name on screen, in UTF-16 units: teams, markets, runners, users. A longer one ends in "…". */
export const LONGEST_NAME = 200;
/** Longest running text: news, remarks, descriptions. */
export const LONGEST_PROSE = 4000;
/** Longest message of the server in a toast or an error panel. */
export const LONGEST_MESSAGE = 500;

/** Control characters, and the marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const cut = (text: string, longest: number): string =>
  // Half of a surrogate pair at the cut would be drawn as a broken character.
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;

/** A text of the server as the app keeps it: without invisible characters or outer spaces, at most `longest`. */
export const cleanText = (raw: string | number, longest = LONGEST_NAME): string =>
  // Cut once before the search, so that a text of megabytes costs nothing.
  cut(String(raw).slice(0, 4 * longest).replace(UNSEEN, ' ').trim(), longest);

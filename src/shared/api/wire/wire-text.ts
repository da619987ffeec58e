/** Longest name on screen, in UTF-16 units: teams, markets, runners, users. A longer one ends in "…". */
export const MAX_NAME_LENGTH = 200;
/** Longest running text: news, remarks, descriptions. */
export const MAX_PROSE_LENGTH = 4000;
/** Longest message of the server in a toast or an error panel. */
export const MAX_MESSAGE_LENGTH = 500;

/** Control characters, and the marks that turn the direction of the text around them. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const truncate = (text: string, maxLength: number): string =>
  // Half of a surrogate pair at the cut would be drawn as a broken character.
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

/** A text of the server as the app keeps it: without invisible characters or outer spaces, at most `longest`. */
export const cleanText = (raw: string | number, maxLength = MAX_NAME_LENGTH): string =>
  // Cut once before the search, so that a text of megabytes costs nothing.
  truncate(
    String(raw)
      .slice(0, 4 * maxLength)
      .replace(INVISIBLE_CHARACTERS, ' ')
      .trim(),
    maxLength,
  );

/** Longest name on screen, in UTF-16 units: teams, markets, runners, users. The app cuts longer ones and adds "…". */
export const MAX_NAME_LENGTH = 200;
/** Longest running text: news and remarks. */
export const MAX_PROSE_LENGTH = 4000;
/** Longest server message in a toast or an error panel, and longest text in a row of a statement. */
export const MAX_MESSAGE_LENGTH = 500;

/** Control characters and marks that change the text direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const truncateText = (text: string, maxLength: number): string =>
  // Half of a surrogate pair at the cut would show as a broken character.
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

/** Cleans a server text: removes invisible characters and outer spaces, and cuts it at `maxLength`. */
export const cleanText = (raw: string | number, maxLength = MAX_NAME_LENGTH): string =>
  // Cuts before the search too, so that a text of megabytes stays cheap.
  truncateText(
    String(raw)
      .slice(0, 4 * maxLength)
      .replace(INVISIBLE_CHARACTERS, ' ')
      .trim(),
    maxLength,
  );

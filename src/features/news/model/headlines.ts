import type { NewsItem } from '#shared/api/contract/news.ts';

/** More than a line can be read through; the page has them all. */
const MOST_ON_LINE = 12;
/** Characters. */
const LONGEST_ON_LINE = 140;
/** Characters a reader follows in a second while they move. */
const PACE = 9;
const SHORTEST_ROUND_SECONDS = 18;

const shortened = (text: string): string => (text.length <= LONGEST_ON_LINE ? text : `${text.slice(0, LONGEST_ON_LINE - 1).trimEnd()}…`);

/** What runs through the line: headings, or where one has none the beginning of its text. */
export const headlines = (items: readonly NewsItem[]): readonly string[] =>
  items.map(({ heading, description }) => shortened(heading || description)).filter((text) => text !== '').slice(0, MOST_ON_LINE);

/** How long one round of the line lasts, so that every length of news moves at one pace. */
export const roundSeconds = (lines: readonly string[]): number =>
  Math.max(SHORTEST_ROUND_SECONDS, Math.ceil(lines.reduce((length, line) => length + line.length, 0) / PACE));

/** Empty items are nothing to read. */
export const worthReading = (items: readonly NewsItem[]): readonly NewsItem[] => items.filter(({ heading, description }) => heading !== '' || description !== '');

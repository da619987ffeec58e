import type { NewsItem } from '#shared/api/contract/news.ts';

/** More than a line can be read through; the page has them all. */
const MOST_ON_LINE = 12;
/** Characters. */
const LONGEST_ON_LINE = 140;

const shortened = (text: string): string => (text.length <= LONGEST_ON_LINE ? text : `${text.slice(0, LONGEST_ON_LINE - 1).trimEnd()}…`);

/** What stands in the line, one after the other: headings, or where one has none the beginning of its text. */
export const headlines = (items: readonly NewsItem[]): readonly string[] =>
  items.map(({ heading, description }) => shortened(heading || description)).filter((text) => text !== '').slice(0, MOST_ON_LINE);

/** Empty items are nothing to read. */
export const worthReading = (items: readonly NewsItem[]): readonly NewsItem[] => items.filter(({ heading, description }) => heading !== '' || description !== '');

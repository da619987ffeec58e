import type { NewsItem } from '#shared/api/contract/content/news.ts';

/** More than a line can be read through; the page has them all. */
const MAX_HEADLINES = 12;
/** Characters. */
const MAX_HEADLINE_LENGTH = 140;

const shortenText = (text: string): string =>
  text.length <= MAX_HEADLINE_LENGTH ? text : `${text.slice(0, MAX_HEADLINE_LENGTH - 1).trimEnd()}…`;

/** What stands in the line, one after the other: headings, or where one has none the beginning of its text. */
export const listHeadlines = (items: readonly NewsItem[]): readonly string[] =>
  items
    .map(({ heading, description }) => shortenText(heading || description))
    .filter((text) => text !== '')
    .slice(0, MAX_HEADLINES);

/** Empty items are nothing to read. */
export const filterReadable = (items: readonly NewsItem[]): readonly NewsItem[] =>
  items.filter(({ heading, description }) => heading !== '' || description !== '');

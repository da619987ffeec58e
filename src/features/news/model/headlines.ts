import type { NewsItem } from '#shared/api/contract/content/news.ts';

/** Maximum number of headlines in the ticker. The news page lists all items. */
const MAX_HEADLINES = 12;
/** Characters. */
const MAX_HEADLINE_LENGTH = 140;

const shortenText = (text: string): string =>
  text.length <= MAX_HEADLINE_LENGTH ? text : `${text.slice(0, MAX_HEADLINE_LENGTH - 1).trimEnd()}…`;

/** Returns the headlines of the ticker: headings, or the start of the text when an item has none. */
export const listHeadlines = (items: readonly NewsItem[]): readonly string[] =>
  items
    .map(({ heading, description }) => shortenText(heading || description))
    .filter((text) => text !== '')
    .slice(0, MAX_HEADLINES);

/** Drops items without heading and text. */
export const filterReadable = (items: readonly NewsItem[]): readonly NewsItem[] =>
  items.filter(({ heading, description }) => heading !== '' || description !== '');

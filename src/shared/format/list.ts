import { texts } from './texts.ts';

/** Joins the items of a list with the comma of the language. */
export const joinList = (items: readonly string[]): string => items.join(texts.listSeparator);

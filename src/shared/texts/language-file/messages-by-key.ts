import type { CompiledMessage, CompiledTexts } from '../message-types.ts';

/** Messages by their full key: `wallet.deposit.title`. */
export type MessagesByKey = ReadonlyMap<string, CompiledMessage>;

type Catalogues = Readonly<Record<string, CompiledTexts>>;

const isCatalogue = (entry: CompiledMessage | CompiledTexts): entry is CompiledTexts =>
  typeof entry === 'object' && !Array.isArray(entry);

const flattenCatalogue = (texts: CompiledTexts, path: string): [key: string, message: CompiledMessage][] =>
  Object.entries(texts).flatMap(([key, entry]) => {
    const name = `${path}.${key}`;
    return isCatalogue(entry) ? flattenCatalogue(entry, name) : [[name, entry]];
  });

/** Lists the messages of catalogues by their full key. */
export const flattenCatalogues = (catalogues: Catalogues): MessagesByKey =>
  new Map(Object.entries(catalogues).flatMap(([id, texts]) => flattenCatalogue(texts, id)));

const replaceTexts = (texts: CompiledTexts, path: string, replacements: MessagesByKey): CompiledTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => {
      const name = `${path}.${key}`;
      return [key, isCatalogue(entry) ? replaceTexts(entry, name, replacements) : (replacements.get(name) ?? entry)];
    }),
  );

/** Copies catalogues with some messages replaced. */
export const replaceMessages = (catalogues: Catalogues, replacements: MessagesByKey): Catalogues =>
  Object.fromEntries(Object.entries(catalogues).map(([id, texts]) => [id, replaceTexts(texts, id, replacements)]));

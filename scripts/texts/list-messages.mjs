import { root } from '../lib/install.mjs';
import { flattenTexts, listArguments } from './compare-texts.mjs';
import { listLanguages, readLanguage } from './read-language.mjs';
import { listCatalogues } from './texts-plugin.mjs';

/**
 * Lists every message of the app for translators: key, English text, arguments, note, file, and its translation where
 * the language has one.
 */
export function listMessages(language = '') {
  const known = listLanguages().includes(language) ? readLanguage(language).messages : new Map();
  return listCatalogues().flatMap(({ id, texts, notes, file }) =>
    flattenTexts(texts, id).map(([key, source]) => ({
      key,
      source,
      target: language === 'en' ? source : known.get(key),
      arguments: listArguments(source),
      note: notes[key.slice(id.length + 1)],
      file: file.slice(root.length),
    })),
  );
}

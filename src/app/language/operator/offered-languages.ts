import { languageNames, type OfferedLanguage } from 'virtual:texts/language-names';
import type { LanguageDescription } from '#shared/texts/language-file/read-description.ts';
import { DEFAULT_LANGUAGE } from '#shared/texts/load-texts.ts';
import { languageStore } from '../language-store.ts';
import type { LanguageSettings } from './language-settings.ts';

const listShipped = (): readonly string[] => languageNames.map(({ tag }) => tag);

/** Lists the languages that only files have. */
export function listAddedTags({ files }: LanguageSettings): readonly string[] {
  const shipped = listShipped();
  return Object.keys(files).filter((tag) => !shipped.includes(tag));
}

/** Lists what the page offers: of the build, the languages that config.json names, and each that a file adds. */
export function listOfferedTags(settings: LanguageSettings): readonly [string, ...string[]] {
  const [shipped, added] = [listShipped(), listAddedTags(settings)];
  const tags = new Set([...(settings.offered ?? shipped), ...added]);
  const [first, ...others] = [...tags].filter((tag) => shipped.includes(tag) || added.includes(tag));
  return first === undefined ? [DEFAULT_LANGUAGE] : [first, ...others];
}

/** Describes a language of the build; an added one in the browser's words, until its file has arrived. */
function describeLanguage(tag: string): OfferedLanguage {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  return languageNames.find((language) => language.tag === tag) ?? { tag, name: names.of(tag) ?? tag, isDraft: false };
}

/** Puts languages into the list that the bettor chooses from. */
export const setOfferedLanguages = (tags: readonly string[]): void =>
  languageStore.setState({ offered: tags.map(describeLanguage) });

/** Puts what a language file says about its language into that list. */
export const renameLanguage = (tag: string, { name, isDraft }: LanguageDescription): void =>
  languageStore.setState(({ offered }) => ({
    offered: (offered ?? languageNames).map((language) =>
      language.tag === tag ? { tag, name: name ?? language.name, isDraft: isDraft ?? language.isDraft } : language,
    ),
  }));

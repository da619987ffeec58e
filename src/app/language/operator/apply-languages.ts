import { languages } from 'virtual:texts/languages';
import { liteMode } from '#shared/lite-mode/lite-mode.ts';
import { readDescription } from '#shared/texts/language-file/read-description.ts';
import { DEFAULT_LANGUAGE, getLanguage } from '#shared/texts/load-texts.ts';
import { readLanguage } from '#shared/texts/read-language.ts';
import { switchLanguage } from '#shared/texts/switch-language.ts';
import type { ConfigProblem } from '../../boot/config/load.ts';
import { waitAfterStartup } from '../../router/timing.ts';
import { languageStore } from '../language-store.ts';
import { fetchLanguageFile } from './fetch-language-file.ts';
import { type LanguageSettings, parseLanguageSettings } from './language-settings.ts';
import { listAddedTags, listOfferedTags, renameLanguage, setOfferedLanguages } from './offered-languages.ts';
import { createOperatorLanguage } from './operator-language.ts';
import { reportUnknownLanguages } from './report-file-problems.ts';

type Files = LanguageSettings['files'];

/**
 * Applies the key `languages` of config.json before the app renders: which languages the page offers, and the
 * operator's texts in that of this browser. Resolves to the invalid keys, or to null. A language file never rejects it.
 */
export async function applyLanguages(written: unknown): Promise<ConfigProblem | null> {
  const parsed = parseLanguageSettings(written);
  if (parsed.kind === 'wrong') return parsed;
  const { settings } = parsed;
  const tags = listOfferedTags(settings);
  const named = [...(settings.offered ?? []), settings.default ?? tags[0]];
  reportUnknownLanguages(named.filter((tag) => !tags.includes(tag)));
  registerFiles(settings.files);
  setOfferedLanguages(tags);
  const fallback = [settings.default, DEFAULT_LANGUAGE].find((tag) => tag !== undefined && tags.includes(tag));
  await showPreferred(tags, fallback ?? tags[0], settings.files);
  languageStore.setState({ language: getLanguage() });
  void readNames(settings).catch(() => undefined);
  return null;
}

/** Lets a language with a file read it, when a page chooses that language. */
function registerFiles(files: Files): void {
  const english = languages.en;
  for (const [tag, url] of Object.entries(files))
    languages[tag] = createOperatorLanguage({
      tag,
      url,
      english,
      shipped: languages[tag],
      onDescription: (description) => renameLanguage(tag, description),
    });
}

/** Shows the language that this browser prefers, else the next one that loads. */
async function showPreferred(tags: readonly string[], fallback: string, files: Files): Promise<void> {
  const tag = readLanguage(tags, fallback);
  // The start has loaded it.
  if (tag === getLanguage() && !Object.hasOwn(files, tag)) return;
  try {
    await switchLanguage(tag, () => true);
  } catch {
    const others = tags.filter((other) => other !== tag);
    const [next] = others;
    if (tag === getLanguage() || next === undefined) return;
    await showPreferred(others, fallback === tag ? next : fallback, files);
  }
}

/** Reads the names of added languages that are not in use. The browser has names for most of them. */
async function readNames(settings: LanguageSettings): Promise<void> {
  await waitAfterStartup();
  if (liteMode.read().isOn) return;
  for (const tag of listAddedTags(settings)) {
    const url = settings.files[tag];
    if (url === undefined || tag === getLanguage()) continue;
    const fetched = await fetchLanguageFile(url);
    if (fetched.kind === 'content') renameLanguage(tag, readDescription(fetched.content).description);
  }
}

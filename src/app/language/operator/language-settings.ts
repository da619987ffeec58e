import * as z from 'zod/mini';
import { type InvalidKey, listInvalidKeys, toInvalidKey } from '../../boot/config/parse.ts';

const isLanguageTag = (tag: string): boolean => {
  try {
    return /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** A path on this host. A browser reads a backslash as a slash. */
const isFilePath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])\S+$/.test(path);

/** BCP 47: `mr`, or `zh-Hant`. */
const languageTag = z.string().check(z.refine(isLanguageTag));

/** zod's own schema of a record would become a part of the first screens. */
const settingsSchema = z.strictObject({
  languages: z.strictObject({
    offered: z.optional(z.array(languageTag).check(z.minLength(1))),
    default: z.optional(languageTag),
    files: z._default(z.looseObject({}), {}),
  }),
});

/** The key `languages` of config.json. */
export interface LanguageSettings {
  /** The languages of this build that the page offers, in the order of the list. Default: all. */
  readonly offered?: readonly string[] | undefined;
  /** The language of a bettor who prefers none of them. Default: English, if the page offers it. */
  readonly default?: string | undefined;
  /** Language files by their language. One that this build lacks is offered too. */
  readonly files: Readonly<Record<string, string>>;
}

/** Parses the key `languages` of config.json, and lists every invalid key in it. */
export function parseLanguageSettings(
  languages: unknown,
):
  | { readonly kind: 'settings'; readonly settings: LanguageSettings }
  | { readonly kind: 'wrong'; readonly wrong: readonly InvalidKey[] } {
  const written = { languages };
  const { data, error } = settingsSchema.safeParse(written);
  if (data === undefined) return { kind: 'wrong', wrong: listInvalidKeys(written, error) };
  const entries = Object.entries(data.languages.files);
  const files = entries.filter((entry): entry is [string, string] => isLanguageTag(entry[0]) && isFilePath(entry[1]));
  const wrong = entries
    .filter(([tag]) => !files.some(([valid]) => valid === tag))
    .map(([tag]) => toInvalidKey(written, ['languages', 'files', tag]));
  if (wrong.length > 0) return { kind: 'wrong', wrong };
  return { kind: 'settings', settings: { ...data.languages, files: Object.fromEntries(files) } };
}

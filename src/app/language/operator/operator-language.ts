import type { Language, MessageFile } from 'virtual:texts/languages';
import { installTexts } from '#shared/texts/define-texts.ts';
import { flattenCatalogues, replaceMessages } from '#shared/texts/language-file/messages-by-key.ts';
import type { LanguageDescription } from '#shared/texts/language-file/read-description.ts';
import type { LanguageFile } from '#shared/texts/language-file/read-language-file.ts';
import { fetchLanguageFile } from './fetch-language-file.ts';
import { reportMissingFile, reportWrongEntries } from './report-file-problems.ts';

interface LanguageFileUse {
  readonly tag: string;
  /** The address of the language file. */
  readonly url: string;
  readonly english: Language;
  /** The language of the build. Undefined where the file adds it. */
  readonly shipped: Language | undefined;
  /** Receives what the file says about its language. */
  readonly onDescription: (description: LanguageDescription) => void;
}

/**
 * Creates a language that reads an operator's file once it is in use. A message that the file lacks is that of the
 * build, else English. Without its file a language of the build keeps its texts, and an added one does not load.
 */
export function createOperatorLanguage({ tag, url, english, shipped, onDescription }: LanguageFileUse): Language {
  let direction = shipped?.direction ?? 'ltr';
  let file: Promise<LanguageFile | null> | null = null;

  async function readFile(): Promise<LanguageFile | null> {
    // The parser is in this chunk alone.
    const [fetched, { readLanguageFile }, first, rest] = await Promise.all([
      fetchLanguageFile(url),
      import('#shared/texts/language-file/read-language-file.ts'),
      english.first(),
      english.rest(),
    ]);
    if (fetched.kind !== 'content') {
      reportMissingFile(url, fetched);
      return null;
    }
    const messages = flattenCatalogues({ ...first.catalogues, ...rest.catalogues });
    const read = readLanguageFile(fetched.content, messages, direction);
    reportWrongEntries(url, read.problems);
    direction = read.description.direction ?? direction;
    onDescription(read.description);
    return read;
  }

  /** Reads the file once. The next choice of the language reads a file again that has failed. */
  function loadFile(): Promise<LanguageFile | null> {
    file ??= readFile().then(
      (read) => {
        if (read === null) file = null;
        return read;
      },
      (error: unknown) => {
        file = null;
        throw error;
      },
    );
    return file;
  }

  async function loadPart(part: 'first' | 'rest'): Promise<MessageFile> {
    const [build, read] = await Promise.all([(shipped ?? english)[part](), loadFile()]);
    if (read === null && shipped === undefined) throw new Error(url);
    const catalogues = replaceMessages(build.catalogues, read?.messages ?? new Map());
    return { catalogues, install: () => installTexts(tag, catalogues), translateScreen: null };
  }

  return {
    get direction() {
      return direction;
    },
    first: loadPart.bind(null, 'first'),
    rest: loadPart.bind(null, 'rest'),
  };
}

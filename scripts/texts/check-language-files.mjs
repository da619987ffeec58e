import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openSources } from '../lib/load-sources.mjs';
import { parseJson } from '../lib/parse-json.mjs';
import { flattenTexts, listMissingPlurals } from './compare-texts.mjs';
import { compileMessage } from './compile-texts.mjs';
import { listLanguages } from './read-language.mjs';
import { listCatalogues } from './texts-plugin.mjs';

const MAX_BYTES = 1_000_000;

/** Returns the language of a file from its name, such as mr.json. Undefined for another name. */
const readTag = (file) => /^([a-z]{2,3}(?:-[A-Za-z\d]+)*)\.json$/.exec(basename(file))?.[1];

/**
 * Checks an operator's language files with the code of the app. Prints each wrong message with its key, the reason and
 * the English message, and how many are missing. `language`: their tag, where it is not their name. Resolves to whether
 * every file is ready.
 */
export async function checkLanguageFiles(files, language) {
  const sources = await openSources();
  try {
    const { readLanguageFile } = await sources.load('src/shared/texts/language-file/read-language-file.ts');
    const { describeFileProblem } = await sources.load('src/shared/texts/language-file/describe-file-problem.ts');
    const { texts } = await sources.load('src/shared/texts/language-file/texts.ts');
    const english = new Map(listCatalogues().flatMap(({ id, texts: catalogue }) => flattenTexts(catalogue, id)));
    const compiled = new Map([...english].map(([key, message]) => [key, compileMessage(message, key)]));
    const checkFile = (file) => {
      const tag = language ?? readTag(file);
      try {
        const text = readFileSync(file, 'utf8');
        if (Buffer.byteLength(text) > MAX_BYTES) return [texts.large];
        const content = parseJson(text);
        const { description, messages, problems } = readLanguageFile(content, compiled);
        const missing = [...english].filter(([key, source]) => source !== '' && !messages.has(key)).length;
        console.log(`${file}: ${messages.size} messages, ${missing} missing: the app shows ${describeOwnTexts(tag)}`);
        for (const key of messages.keys())
          if (content.messages[key] !== english.get(key)) reportMissingPlurals(key, content.messages[key], tag);
        return [
          ...listMissingEntries(description, problems, tag).map((key) => `${key}: missing in an added language`),
          ...problems.map((problem) => {
            const source = english.get(problem.key);
            return describeFileProblem(problem) + (source === undefined ? '' : `\n    English: ${source}`);
          }),
        ];
      } catch (error) {
        return [error.message];
      }
    };
    const problems = files.map((file) => ({ file, found: checkFile(file) }));
    for (const { file, found } of problems)
      console.log(found.length === 0 ? `${file}: ready` : [`${file}: ${found.length} wrong`, ...found].join('\n  '));
    return problems.every(({ found }) => found.length === 0);
  } finally {
    await sources.close();
  }
}

const isShipped = (tag) => tag === 'en' || listLanguages().includes(tag);

/** Names the texts that stand where a file has none. */
const describeOwnTexts = (tag) => (isShipped(tag) ? 'its own texts' : 'English');

/** Lists the entries that an added language lacks. The app has those of its own languages. */
const listMissingEntries = (description, problems, tag) =>
  tag === undefined || isShipped(tag)
    ? []
    : ['name', 'direction'].filter((key) => description[key] === null && !problems.some((each) => each.key === key));

/** Prints plural forms that a changed message leaves out. The app then shows the form `other`. */
function reportMissingPlurals(key, message, tag) {
  if (tag === undefined) return;
  for (const form of listMissingPlurals(message, tag))
    console.log(`  ${key}: no plural form ${form}, so the app shows other`);
}

import { parseArgs } from 'node:util';
import { checkLanguageFiles } from './check-language-files.mjs';
import { compareTexts, flattenTexts } from './compare-texts.mjs';
import { compileTexts } from './compile-texts.mjs';
import { listLanguages, readLanguage } from './read-language.mjs';
import { listCatalogues } from './texts-plugin.mjs';

// Checks the catalogues and every language, and names the drafts. `--release` also fails for them. With files, it
// checks these language files of an operator instead.
const { values, positionals: files } = parseArgs({
  options: { release: { type: 'boolean', default: false }, language: { type: 'string' } },
  allowPositionals: true,
});
if (files.length > 0) {
  const isReady = await checkLanguageFiles(files, values.language);
  process.exit(isReady ? 0 : 1);
}
const catalogues = listCatalogues();
const problems = [];

const ids = new Map();
for (const { id, file, texts } of catalogues) {
  if (ids.has(id)) problems.push(`${file}: the id ${id} stands in ${ids.get(id)} too`);
  ids.set(id, file);
  try {
    compileTexts(texts, id);
  } catch (error) {
    problems.push(`${file}: ${error.message}`);
  }
}

const english = new Map(catalogues.flatMap(({ id, texts }) => flattenTexts(texts, id)));
console.log(`en: ${english.size} messages in ${catalogues.length} catalogues`);

const drafts = [];
for (const tag of listLanguages()) {
  const { about, messages } = readLanguage(tag);
  const found = compareTexts(english, messages, tag);
  console.log(`${tag}: ${messages.size} messages, ${found.length} problems, ${about.status}`);
  problems.push(...found.map((problem) => `${tag}: ${problem}`));
  if (about.status !== 'reviewed') drafts.push(tag);
}
console.log(`drafts: ${drafts.join(', ') || 'none'}`);
if (values.release) problems.push(...drafts.map((tag) => `${tag}: it waits for a reviewer`));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

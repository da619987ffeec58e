import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/install.mjs';
import { compileTexts } from './compile-texts.mjs';
import { readCatalogues } from './read-catalogues.mjs';
import { writeLanguageList, writeLanguageNames, writeMessages } from './write-modules.mjs';

const PARSER = '@formatjs/icu-messageformat-parser';
const SOURCE = /\/(src|mocks|tests|\.storybook)\/.*\.tsx?$/;
const LISTS = { 'virtual:texts/languages': writeLanguageList, 'virtual:texts/language-names': writeLanguageNames };
/** The parser itself, for the language files of an operator. */
const REAL_PARSER = 'virtual:texts/parser';
/** Code of this folder that the app needs for those files. */
const SHARED_CODE = /^virtual:texts\/(isolate-arguments|message-arguments)$/;
const MESSAGES = /^virtual:texts\/([\w-]+)-(drawn|first|rest)$/;

/**
 * Compiles the messages of each `defineTexts` call. They stay in their module, except where a build separates them:
 * then a page downloads the messages of its language alone (src/shared/texts/load-texts.ts).
 *
 * `separate.isFirst` tells whether a file belongs to the first screens. Their messages are the part `first`.
 * `separate.isDrawn` tells whether a file draws the first prices. Its messages are also a part of their own, `drawn`.
 * `separate.drawScreens` resolves to the html of the prerendered screens, which are English.
 */
export function compileTextCatalogues({ separate = null } = {}) {
  return {
    name: 'text-catalogues',
    enforce: 'pre',
    // The parser stays out of the first screens, as the library's documentation recommends for compiled messages.
    config: (_, { command }) =>
      command === 'build'
        ? { resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }
        : {},
    resolveId(id) {
      if (id === REAL_PARSER) return fileURLToPath(import.meta.resolve(PARSER));
      const [, shared] = SHARED_CODE.exec(id) ?? [];
      if (shared !== undefined) return fileURLToPath(new URL(`${shared}.mjs`, import.meta.url));
      return Object.hasOwn(LISTS, id) || MESSAGES.test(id) ? `\0${id}` : null;
    },
    async load(id) {
      if (!id.startsWith('\0virtual:texts/')) return null;
      const name = id.slice(1);
      if (Object.hasOwn(LISTS, name)) return LISTS[name]();
      const [, language, part] = MESSAGES.exec(name) ?? [];
      if (language === undefined) return null;
      const { isFirst, isDrawn } = separate ?? { isFirst: () => true, isDrawn: () => true };
      const isInPart = { drawn: isDrawn, first: isFirst }[part] ?? ((file) => !isFirst(file));
      return writeMessages(
        language,
        listCatalogues().filter(({ file }) => isInPart(file)),
        part === 'first' ? ((await separate?.drawScreens()) ?? '') : '',
      );
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!code.includes('defineTexts(') || !SOURCE.test(file) || file.includes('/node_modules/')) return null;
      // From the end, so that the positions before stay true.
      const compiled = readCatalogues(code, file).reduceRight((text, { id: name, texts, start, end }) => {
        const messages = separate === null ? JSON.stringify(compileTexts(texts, name)) : 'undefined';
        return text.slice(0, start) + messages + text.slice(end);
      }, code);
      return compiled === code ? null : { code: compiled, map: null };
    },
  };
}

/** Lists the catalogues of the sources, with their file. */
export function listCatalogues() {
  return readdirSync(`${root}src`, { recursive: true })
    .filter((name) => name.endsWith('texts.ts'))
    .sort()
    .map((name) => `${root}src/${name}`)
    .flatMap((file) => readCatalogues(readFileSync(file, 'utf8'), file).map((catalogue) => ({ ...catalogue, file })));
}

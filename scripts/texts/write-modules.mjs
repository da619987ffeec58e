import { flattenTexts } from './compare-texts.mjs';
import { compileTexts } from './compile-texts.mjs';
import { listLanguages, readLanguage } from './read-language.mjs';

const english = { tag: 'en', name: 'English', direction: 'ltr', status: 'reviewed' };

const listAll = () => [english, ...listLanguages().map((tag) => readLanguage(tag).about)];

/** Writes the module of what the languages are called, for the list that the bettor chooses from. */
export const writeLanguageNames = () =>
  `export const languageNames = ${JSON.stringify(
    listAll().map(({ tag, name, status }) => ({ tag, name, isDraft: status !== 'reviewed' })),
  )};`;

/** Writes the module that lists the languages: how they read, and how each part of their messages loads. */
export function writeLanguageList() {
  const entries = listAll().map(
    ({ tag, direction }) => `  ${JSON.stringify(tag)}: {
    direction: ${JSON.stringify(direction)},
    first: () => import('virtual:texts/${tag}-first'),
    rest: () => import('virtual:texts/${tag}-rest'),
  },`,
  );
  return `export const languages = {\n${entries.join('\n')}\n};
export const loadDrawnTexts = () => import('virtual:texts/en-drawn');`;
}

/**
 * Writes the module of a part of a language's messages. Its `install` shows them. A message that the language lacks
 * stays English. `translateScreen` translates the prerendered screens in `html`, which are English.
 */
export function writeMessages(language, catalogues, html) {
  const { about, messages } =
    language === english.tag ? { about: english, messages: new Map() } : readLanguage(language);
  const compiled = catalogues.map(({ id, texts }) => [
    id,
    compileTexts(translate(texts, id, messages), id, about.direction),
  ]);
  return [
    "import { installTexts } from '#shared/texts/define-texts.ts';",
    ...(html === '' || language === english.tag
      ? ['export const translateScreen = null;']
      : [
          "import { replaceTexts } from '/src/app/boot/prerender/replace-texts.ts';",
          `export const translateScreen = (screen) => replaceTexts(screen, ${writePairs(catalogues, html)});`,
        ]),
    `export const catalogues = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`,
    `export const install = () => installTexts(${JSON.stringify(language)}, catalogues${writeZero(language)});`,
  ].join('\n');
}

/** Writes the code point of the language's own zero as a further argument. English has none. */
function writeZero(language) {
  if (language === english.tag) return '';
  const { numberingSystem } = readLanguage(language).about;
  return `, ${new Intl.NumberFormat('en', { numberingSystem }).format(0).codePointAt(0)}`;
}

function translate(texts, path, translated) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => {
      const name = `${path}.${key}`;
      return [key, typeof entry === 'string' ? (translated.get(name) ?? entry) : translate(entry, name, translated)];
    }),
  );
}

const escapeHtml = (text) =>
  text.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[mark]);

/** Writes an object that maps each whole text and attribute of the screens that is a message to its translation. */
function writePairs(catalogues, html) {
  const isDisplayed = (text) => html.includes(`>${escapeHtml(text)}<`) || html.includes(`="${escapeHtml(text)}"`);
  const read = (id, key) => [id, ...key.slice(id.length + 1).split('.')].map((name) => `[${JSON.stringify(name)}]`);
  const pairs = catalogues.flatMap(({ id, texts }) =>
    flattenTexts(texts, id)
      .filter(([, source]) => source !== '' && isDisplayed(source))
      .map(([key, source]) => `${JSON.stringify(source)}: catalogues${read(id, key).join('')}`),
  );
  return `{ ${pairs.join(', ')} }`;
}

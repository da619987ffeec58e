import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareTexts, flattenTexts } from '../../../scripts/texts/compare-texts.mjs';
import { listLanguages, readLanguage } from '../../../scripts/texts/read-language.mjs';
import { listCatalogues } from '../../../scripts/texts/texts-plugin.mjs';

const catalogues = listCatalogues();
const english = new Map(catalogues.flatMap(({ id, texts }) => flattenTexts(texts, id)));
const root = new URL('../../../', import.meta.url).pathname;

test('every catalogue has an id of its own', () => {
  const ids = catalogues.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(listLanguages())('the language %s has every message, with the same arguments and its plural forms', (tag) => {
  const { about, messages } = readLanguage(tag);
  expect(compareTexts(english, messages, tag)).toEqual([]);
  expect(about).toMatchObject({ tag, direction: expect.stringMatching(/^(ltr|rtl)$/) as string });
});

test.each(listLanguages())('the language %s has the digits of its script', (tag) => {
  const { numberingSystem } = readLanguage(tag).about;
  expect(Intl.supportedValuesOf('numberingSystem')).toContain(numberingSystem);
  // "arabext" is of the script "Arab", and "tamldec" of "Taml".
  expect(numberingSystem).toContain(new Intl.Locale(tag).maximize().script?.toLowerCase());
});

test.each(listLanguages())('the language %s has no Latin words beside names', (tag) => {
  const names =
    /\b(UPI|IFSC|UTR|QR|OTP|SMS|PDF|CSV|Excel|JSON|PNG|JPEG|WebP|MB|KB|HDFC0001234|name@bank|idempotency-key|CORS)\b/g;
  const found = [...readLanguage(tag).messages]
    // Operators read these, and they quote keys, headers and values.
    .filter(([key]) => !/^(?:app\.boot|app\.language\.operator|shared\.language-file|ui-kit\.brand)\./.test(key))
    .map(([key, message]) => [
      key,
      removeSyntax(message)
        .replace(names, '')
        .match(/[A-Za-z]+/g)
        ?.join(' '),
    ])
    .filter(([, latin]) => latin !== undefined);
  expect(found).toEqual([]);
});

/** Removes the arguments and keywords of a message, and keeps its words. */
const removeSyntax = (message: string): string =>
  message
    .replace(/\{(\w+), (?:plural|select),/g, ' ')
    .replace(/\{\w+(?:, number)?\}/g, ' ')
    .replace(/(?:=\d+|[\w-]+) \{/g, ' ');

test('every language has a glossary', () => {
  expect(readdirSync(`${root}docs/languages`).sort()).toEqual(listLanguages().map((tag) => `${tag}.md`));
});

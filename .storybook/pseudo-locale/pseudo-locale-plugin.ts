import type { Plugin } from 'vite';

const CATALOGUE_PATH = /[/\\](src)[/\\].*[/\\](?:[\w-]+-)?texts\.ts$/;

/** Lets the workshop speak the pseudo-language: each catalogue of texts is read through `withPseudoLocale`. The app itself is built without this. */
export const pseudoLocalePlugin = (): Plugin => ({
  name: 'pseudo-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!CATALOGUE_PATH.test(id.split('?')[0] ?? '') || !code.includes('export const texts =')) return null;
    // A catalogue may import from another one: the name of a file is no word of this one.
    const renamed = code
      .replace('export const texts =', 'const plainTexts =')
      .replace(/\btexts\.(?!ts\b)/g, 'plainTexts.');
    return {
      code: `import { withPseudoLocale } from '#storybook/pseudo-locale/pseudo-locale.ts';\n${renamed}\nexport const texts = withPseudoLocale(plainTexts);\n`,
      map: null,
    };
  },
});

import type { Plugin } from 'vite';

const CATALOGUE_PATH = /[/\\](src)[/\\].*[/\\](?:[\w-]+-)?texts\.ts$/;

/**
 * Shows Storybook in the pseudo-locale: reads each text catalogue through `withPseudoLocale`. The app is built without
 * this plugin.
 */
export const createPseudoLocalePlugin = (): Plugin => ({
  name: 'pseudo-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!CATALOGUE_PATH.test(id.split('?')[0] ?? '') || !code.includes('export const texts =')) return null;
    // A catalogue can import another one; the file name is not a text.
    const renamed = code
      .replace('export const texts =', 'const plainTexts =')
      .replace(/\btexts\.(?!ts\b)/g, 'plainTexts.');
    return {
      code: `import { withPseudoLocale } from '#storybook/pseudo-locale/pseudo-locale.ts';\n${renamed}\nexport const texts = withPseudoLocale(plainTexts);\n`,
      map: null,
    };
  },
});

import type { Plugin } from 'vite';

const catalogue = /[/\\](src)[/\\].*[/\\](?:[\w-]+-)?texts\.ts$/;

/** Lets the workshop speak the pseudo-language: each catalogue of texts is read through `inPseudo`. The app itself is built without this. */
export const pseudoTexts = (): Plugin => ({
  name: 'pseudo-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!catalogue.test(id.split('?')[0] ?? '') || !code.includes('export const texts =')) return null;
    // A catalogue may import from another one: the name of a file is no word of this one.
    const read = code.replace('export const texts =', 'const plainTexts =').replace(/\btexts\.(?!ts\b)/g, 'plainTexts.');
    return { code: `import { inPseudo } from '#workshop/pseudo.ts';\n${read}\nexport const texts = inPseudo(plainTexts);\n`, map: null };
  },
});

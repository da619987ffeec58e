import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { build } from 'vite';
import { root } from '../lib/install.mjs';
import { compileTextCatalogues } from '../texts/texts-plugin.mjs';
import { acceptedReport, builtReport, writeDeclarations } from './declarations.mjs';
import { createManifest } from './manifest.mjs';

// Builds src/ui-kit as a package. Each source file stays a module, so an import of one component loads only its parts.
// `--accept` accepts changed exports and types: it writes them into the report that git keeps.
const folder = `${root}dist-kit`;
const font = 'inter-latin-wght-normal.woff2';

/** Whether an import stays one: it names a package. A font that is inlined has no meaning outside Vite. */
const isPackage = (id) => /^[@\w]/.test(id) && !id.includes('?inline');

/** Path of a module in the package. npm leaves out every folder called node_modules. */
const chooseFileName = ({ name }) =>
  name.includes('node_modules') ? `fonts/${name.split('/').at(-1)}.js` : `${name.replace(/^src\//, '')}.js`;

async function buildModules() {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [compileTextCatalogues()],
    // Removes whitespace from style templates.
    oxc: { plugins: { styledComponents: { minify: true, displayName: false, fileName: false, ssr: false } } },
    build: {
      outDir: folder,
      lib: { entry: 'src/ui-kit/index.ts', formats: ['es'] },
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        external: isPackage,
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: chooseFileName },
      },
    },
  });
  return output;
}

/** Returns the style sheet that `GlobalStyle` adds to a page: variables of every theme and density, and the reset. */
async function renderGlobalStyle() {
  const { GlobalStyle } = await import(`${folder}/ui-kit/theme/GlobalStyle.js`);
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(GlobalStyle)));
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  sheet.seal();
  return css.replace(/\/\*!sc\*\/|data-styled\.[^{]+\{[^}]*\}/g, '').replace(/\n{2,}/g, '\n');
}

async function writeStyles() {
  mkdirSync(`${folder}/fonts`, { recursive: true });
  copyFileSync(`${root}node_modules/@fontsource-variable/inter/files/${font}`, `${folder}/fonts/${font}`);
  const fontFace = readFileSync(`${root}src/ui-kit/theme/font.css`, 'utf8').replace(
    /url\('[^']+'\)/,
    `url('./fonts/${font}')`,
  );
  const scriptSizes = readFileSync(`${root}src/ui-kit/theme/generated/script-sizes.css`, 'utf8');
  writeFileSync(`${folder}/styles.css`, `${fontFace}\n${(await renderGlobalStyle()).trim()}\n\n${scriptSizes}`);
}

rmSync(folder, { recursive: true, force: true });
const modules = await buildModules();
writeFileSync(`${folder}/package.json`, `${JSON.stringify(createManifest(modules), null, 2)}\n`);
copyFileSync(`${root}src/ui-kit/README.md`, `${folder}/README.md`);
// TypeScript checks imports of style sheets too.
writeFileSync(`${folder}/styles.css.d.ts`, 'export {};\n');
copyFileSync(`${root}vendor/harfbuzz/LICENSE`, `${folder}/vendor/harfbuzz/LICENSE`);
await writeStyles();
writeDeclarations(folder);
if (process.argv.includes('--accept')) copyFileSync(builtReport, acceptedReport);
console.log(`dist-kit: ${modules.length} modules. dist-kit/README.md says how to install and use them.`);

import { readFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';

/** Packages that the page has once. A second copy would break hooks, or style sheets. */
const peers = ['react', 'react-dom', 'styled-components'];

/** Name of the package of an import: `hucre/xlsx` belongs to `hucre`. */
const getPackageName = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns package.json of the ui-kit. Its dependencies are the packages that its modules import, in the versions of the
 * app. Throws for a package that the app does not declare.
 */
export function createManifest(modules) {
  const { version, license, dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const files = new Set(modules.map(({ fileName }) => fileName));
  const imported = modules.flatMap((each) => [...(each.imports ?? []), ...(each.dynamicImports ?? [])]);
  const names = new Set(imported.filter((id) => !files.has(id)).map(getPackageName));
  const listVersions = (isIncluded) =>
    Object.fromEntries(
      [...names, ...peers]
        .filter((name) => isIncluded(name))
        .sort()
        .map((name) => {
          if (!(name in dependencies)) throw new Error(`${name} is no dependency of package.json`);
          return [name, dependencies[name]];
        }),
    );
  return {
    name: '@exchange-web/ui-kit',
    version,
    license,
    description: 'Components of a betting exchange: prices, slips, tables and forms.',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './ui-kit/index.js' },
      './styles.css': { types: './styles.css.d.ts', default: './styles.css' },
      './package.json': './package.json',
    },
    types: './index.d.ts',
    peerDependencies: listVersions((name) => peers.includes(name)),
    dependencies: listVersions((name) => !peers.includes(name)),
  };
}

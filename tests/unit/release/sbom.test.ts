import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSbom, findPackagePath, type LockedPackages, vendoredPackages } from '../../../scripts/build/sbom.ts';

const root = new URL('../../../', import.meta.url).pathname;
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
const release = { version: '1.2.3', commit: 'unknown' };

const locked: LockedPackages = {
  '': { dependencies: { a: '^1.0.0' } },
  'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAE=', dependencies: { '@s/b': '^2.0.0' } },
  'node_modules/a/node_modules/@s/b': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
  'node_modules/@s/b': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/helper': { version: '3.0.0', license: 'ISC', dev: true },
  'node_modules/bare': { version: '3.0.0', dev: true },
  'node_modules/harfbuzzjs': { version: '1.6.4', license: 'MIT', dev: true },
};

describe('createSbom', () => {
  const sbom = createSbom(release, locked, ['node_modules/helper']);

  test('has the production packages, the bundled ones and the vendored ones', () => {
    expect(sbom.components.map((each) => each['bom-ref'])).toEqual([
      'a@1.0.0',
      '@s/b@2.0.0',
      'harfbuzzjs@1.6.4',
      'helper@3.0.0',
    ]);
  });

  test('describes a package by its address, hash and licence', () => {
    expect(sbom.components.slice(0, 2)).toEqual([
      {
        type: 'library',
        'bom-ref': 'a@1.0.0',
        name: 'a',
        version: '1.0.0',
        purl: 'pkg:npm/a@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '0001' }],
        licenses: [{ license: { id: 'MIT' } }],
      },
      {
        type: 'library',
        'bom-ref': '@s/b@2.0.0',
        name: '@s/b',
        version: '2.0.0',
        purl: 'pkg:npm/%40s/b@2.0.0',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
    ]);
  });

  test('names the folder of a vendored package', () => {
    expect(sbom.components[2]?.properties).toEqual([{ name: 'exchange-web:vendored', value: 'vendor/harfbuzz' }]);
  });

  test('resolves a dependency in the folder of the package first', () => {
    expect(sbom.dependencies.slice(0, 2)).toEqual([
      { ref: 'exchange-web@1.2.3', dependsOn: ['a@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@s/b@2.0.0'] },
    ]);
  });

  test('refuses bundled code that is not locked or has no licence', () => {
    expect(() => createSbom(release, locked, ['node_modules/other'])).toThrow('does not name');
    expect(() => createSbom(release, locked, ['node_modules/bare'])).toThrow('no licence');
  });
});

test.each([
  ['/app/node_modules/react/index.js', 'node_modules/react'],
  ['/app/node_modules/a/node_modules/@s/b/lib/x.js?inline', 'node_modules/a/node_modules/@s/b'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/app/vendor/harfbuzz/harfbuzz.js', 'node_modules/harfbuzzjs'],
  ['/app/src/app/boot/main.ts', null],
])('findPackagePath finds the package of %j', (id, path) => {
  expect(findPackagePath(id)).toBe(path);
});

test('every folder of vendor has its package, and the version of that package', () => {
  expect(readdirSync(`${root}vendor`).sort()).toEqual(Object.keys(vendoredPackages).sort());
});

describe('the bill of materials of this repository', () => {
  const { packages } = readJson('package-lock.json') as { packages: LockedPackages };
  const sbom = createSbom(release, packages, []);
  const names = new Set(sbom.components.map(({ name }) => name));

  test('has every dependency of package.json', () => {
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  });

  test('has only references to its own components', () => {
    const refs = new Set(sbom.dependencies.map(({ ref }) => ref));
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    expect(refs.size).toBe(sbom.components.length + 1);
  });
});

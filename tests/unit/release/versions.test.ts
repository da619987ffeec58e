import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectations } from '#app/boot/config/texts.ts';
import { contract } from '#shared/api/contract/index.ts';
import {
  compareVersions,
  configChanges,
  configVersion,
  contractChanges,
  contractVersion,
  firstKeys,
  listChangesSince,
  type VersionChange,
} from '../../../deploy/versions.mjs';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const upgrading = read('docs/upgrading.md');

/** Returns the rows of the table under a heading, without its head. */
function readRows(heading: string): string[] {
  const [, section = ''] = upgrading.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  return own.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|version|call)/.test(line));
}
const toRow = ({ version, name, change, note }: VersionChange) => `| ${version} | \`${name}\` | ${change} | ${note} |`;

/** Applies changes to the first names, and returns the names of today. */
const applyChanges = (names: readonly string[], changes: readonly VersionChange[]): string[] => {
  const current = new Set(names);
  for (const { name, change } of changes) if (change === 'removed') current.delete(name);
  for (const { name, change } of changes) if (change === 'added') current.add(name);
  return [...current].sort();
};

describe('versions of config.json', () => {
  test('the change list has every key of the schema', () => {
    expect(applyChanges(firstKeys, configChanges)).toEqual(Object.keys(expectations).sort());
  });

  test('docs/upgrading.md has every change', () => {
    expect(readRows('### Changes of config.json')).toEqual(configChanges.map(toRow));
    expect(upgrading).toContain(`The schema of config.json has the version ${configVersion}.`);
  });

  test('config.example.json and the demo name the version of this build', () => {
    for (const file of ['public/config.example.json', 'public-demo/config.json'])
      expect(JSON.parse(read(file)), file).toHaveProperty('version', configVersion);
  });
});

describe('versions of the contract', () => {
  const calls = Object.values(contract).map(({ path }) => path.replace('/', ''));

  test('docs/upgrading.md has every call and the version that added it', () => {
    const rows = [...new Set(calls)].map((path) => {
      const added = contractChanges.find(({ name, change }) => name === path && change === 'added');
      return `| \`${path}\` | ${added?.version ?? '1.0.0'} |`;
    });
    expect(readRows('### Calls of the contract')).toEqual(rows.sort());
  });

  test('docs/upgrading.md has every change of the contract', () => {
    expect(readRows('### Changes of the contract')).toEqual(contractChanges.map(toRow));
    expect(upgrading).toContain(`The contract has the version ${contractVersion}.`);
  });
});

test.each([configChanges, contractChanges])(
  'the changes of a list are in the order of their versions',
  (...changes) => {
    const versions = changes.map(({ version }) => version);
    expect([...versions].sort(compareVersions)).toEqual(versions);
  },
);

test('compareVersions compares numbers and not digits', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.1.0', '1.1.0')).toBe(0);
});

test('listChangesSince leaves out the changes of the version itself', () => {
  expect(listChangesSince(configChanges, configVersion)).toEqual([]);
  expect(listChangesSince(configChanges, '1.0.0')).toEqual(configChanges);
});

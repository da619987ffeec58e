import { expect, test } from 'vitest';
import { codeFiles, readRepositoryFile } from './repository-files.ts';

/** Forms in which a module holds state: a variable, an empty collection, or an instance of a stateful object. */
const stateForms = [
  /^(?:export )?let /m,
  /^(?:export )?const \w+(?:: [^=\n]+)? = new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\);/m,
  /^(?:export )?const \w+: (?!readonly )[^=\n]+\[\] = \[\];/m,
  /^(?:export )?const \w+(?:: [^=\n]+)? = create\w*(?:Controller|Queue|Storage|Store|Timer)\(/m,
  /^(?:export )?const \w+ = new \w+Clock\(/m,
];
/** Empty collections that nothing can change. */
const READONLY = /^(?:export )?const \w+: Readonly(?:Map|Set)<.*$/gm;

const holdsState = (source: string): boolean => stateForms.some((form) => form.test(source.replace(READONLY, '')));

test.each([
  ['let count = 0;', true],
  ['export let count = 0;', true],
  ['const listeners = new Set<() => void>();', true],
  ['const cache: Map<string, number> = new Map();', true],
  ['const dialogs: Element[] = [];', true],
  ['export const pinStore = createStorageStore({});', true],
  ['const clock = new AgeClock();', true],
  ['const none: ReadonlySet<string> = new Set();', false],
  ['const none: readonly string[] = [];', false],
  ['const words = new Set(["a"]);', false],
  ['const f = () => {\n  let count = 0;\n};', false],
])('the search for module state in %j returns %s', (source, expected) => {
  expect(holdsState(source)).toBe(expected);
});

test('the table of the architecture lists exactly the modules of src that hold state', () => {
  const section = /^## State outside React\n([^]*?)\n## /m.exec(readRepositoryFile('docs/architecture.md'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`src/'));
  const listed = rows.flatMap((row) => [...row.matchAll(/`(src\/[^`]+)`/g)].map(([, path]) => path));
  const stateful = codeFiles.filter(
    (file) =>
      file.startsWith('src/') &&
      !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) &&
      holdsState(readRepositoryFile(file)),
  );
  expect(listed.toSorted()).toEqual(stateful.toSorted());
});

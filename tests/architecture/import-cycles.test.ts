import { expect, test } from 'vitest';
import { findCycles, readImportGraph } from './import-graph.ts';
import { codeFiles } from './repository-files.ts';

test('findCycles finds circles of files and files that import themselves', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'a']],
    ['c', []],
    ['d', ['d']],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b'], ['d']]);
});

test('no files import each other in a circle, type-only imports included', () => {
  const graph = readImportGraph(codeFiles);
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(findCycles(graph)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readImportGraph } from './import-graph.ts';
import { codeFiles, readRepositoryFile } from './repository-files.ts';

const LIVE = 'src/shared/live/';

/** Each folder of live prices, and the folders that it may import. Every folder may import the files beside them. */
const layers: Readonly<Record<string, readonly string[]>> = {
  store: ['store', 'history'],
  history: ['history', 'store'],
  transport: ['transport', 'store'],
  react: ['react', 'store'],
};

/** The feed joins the folders, so none of them imports it. */
const feed = `${LIVE}create-live-feed.ts`;

const files = codeFiles.filter(
  (file) => file.startsWith(LIVE) && !file.includes('/testing/') && !/\.(test|stories)\.tsx?$/.test(file),
);
const getLiveFolder = (file: string): string | null => /^src\/shared\/live\/(\w+)\//.exec(file)?.[1] ?? null;
const graph = readImportGraph(files);

test.each(Object.entries(layers))('the folder %s of shared/live imports its own layers only', (folder, allowed) => {
  const importers = files.filter((file) => getLiveFolder(file) === folder);
  expect(importers).not.toEqual([]);
  const refused = importers.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((target) => target === feed || !allowed.includes(getLiveFolder(target) ?? folder))
      .map((target) => `${file} imports ${target}`),
  );
  expect(refused).toEqual([]);
});

test('the live prices have no folder outside their layers', () => {
  expect([...new Set(files.map(getLiveFolder))].filter((folder) => folder !== null && !(folder in layers))).toEqual([]);
});

test('the price store imports types of the history only', () => {
  const imports = files
    .filter((file) => getLiveFolder(file) === 'store')
    .flatMap((file) => readRepositoryFile(file).match(/^import .*\/history\/.*$/gm) ?? []);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});

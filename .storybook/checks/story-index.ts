import { readFileSync } from 'node:fs';

interface StoryIndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
}

let entries: ReadonlyMap<string, { readonly importPath: string; readonly isFirst: boolean }> | undefined;

/** Finds a story's file in the index of the built Storybook, and whether it is the first story of that file. */
export function findStory(id: string): { readonly importPath: string; readonly isFirst: boolean } {
  entries ??= readIndex();
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`Storybook's index has no story ${id}.`);
  return entry;
}

function readIndex() {
  const index = JSON.parse(readFileSync('dist-storybook/index.json', 'utf8')) as {
    entries: Readonly<Record<string, StoryIndexEntry>>;
  };
  const seenFiles = new Set<string>();
  return new Map(
    Object.values(index.entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, importPath }) => {
        const isFirst = !seenFiles.has(importPath);
        seenFiles.add(importPath);
        return [id, { importPath, isFirst }] as const;
      }),
  );
}

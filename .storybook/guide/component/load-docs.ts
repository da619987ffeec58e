import { useEffect, useState } from 'react';
import type { ComponentDocs } from '#ui-kit/docs/component-docs.ts';

const loaders = import.meta.glob<ComponentDocs>('../../../src/ui-kit/**/*.docs.tsx', { import: 'docs' });

/** Path of the docs beside a story file, from the root of the repository. */
const toDocsPath = (storyFile: string): string =>
  storyFile.replace(/^\.?\//, '').replace(/\.stories\.tsx$/, '.docs.tsx');

export const hasDocs = (storyFile: string): boolean => `../../../${toDocsPath(storyFile)}` in loaders;

/** Returns the docs of the component of a story file. Null until they have loaded. */
export function useComponentDocs(storyFile: string): ComponentDocs | null {
  const [docs, setDocs] = useState<ComponentDocs | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loaders[`../../../${toDocsPath(storyFile)}`]?.().then((loaded) => {
      if (isCurrent) setDocs(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [storyFile]);
  return docs;
}

export interface DocumentedComponent {
  readonly name: string;
  readonly docs: ComponentDocs;
}

/** Loads the docs of every component, in the order of the folders. */
export const loadAllDocs = (): Promise<readonly DocumentedComponent[]> =>
  Promise.all(
    Object.entries(loaders).map(async ([path, load]) => ({
      name: /([^/]+)\.docs\.tsx$/.exec(path)?.[1] ?? path,
      docs: await load(),
    })),
  );

/** Address of a source file. Null without `STORYBOOK_SOURCE_URL`, the address of the repository's files. */
export function getSourceUrl(file: string): string | null {
  const base: unknown = import.meta.env['STORYBOOK_SOURCE_URL'];
  return typeof base === 'string' && base !== '' ? `${base.replace(/\/$/, '')}/${file}` : null;
}

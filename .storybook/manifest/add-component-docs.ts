import { existsSync, readFileSync } from 'node:fs';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import { finishComponent } from './finish-component.ts';
import { formatDocs } from './format-docs.ts';
import { readDocs } from './read-docs.ts';

const root = new URL('../../', import.meta.url);

function addDocs(component: ComponentManifest): ComponentManifest {
  const path = component.path.replace('.stories.tsx', '.docs.tsx');
  const file = new URL(path, root);
  if (!existsSync(file)) return component;
  const docs = readDocs(path, readFileSync(file, 'utf8'));
  const page = { id: `${component.id}--docs`, name: 'Usage', path, summary: docs.purpose, content: formatDocs(docs) };
  return { ...component, summary: docs.purpose, ...{ docs: { [page.id]: page } } };
}

const readKitExports = (): ReadonlySet<string> =>
  new Set(
    [...readFileSync(new URL('src/ui-kit/index.ts', root), 'utf8').matchAll(/^export \{([^}]+)\}/gm)].flatMap(
      ([, names = '']) => names.split(',').flatMap((name) => /\w+$/.exec(name.trim()) ?? []),
    ),
  );

/**
 * Adds the docs of each component to the manifest of Storybook, which by itself reads stories, props and MDX pages
 * only. They stand where Storybook puts an MDX page of a component.
 */
export function addComponentDocs(manifests: Manifests = {}): Manifests {
  if (manifests.components === undefined) return manifests;
  const kitExports = readKitExports();
  const components = Object.entries(manifests.components.components).map(
    ([id, component]) => [id, finishComponent(addDocs(component), kitExports)] as const,
  );
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
}

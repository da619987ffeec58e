import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { entries, storybookFolder } from './fixtures.ts';

interface ManifestProblem {
  readonly name: string;
  readonly message: string;
}

interface ManifestComponent {
  readonly path: string;
  readonly name: string;
  readonly description?: string;
  readonly summary?: string;
  readonly import?: string;
  readonly error?: ManifestProblem;
  readonly stories: readonly { readonly snippet?: string; readonly error?: ManifestProblem }[];
  readonly reactDocgenTypescript?: {
    readonly props: Readonly<
      Record<string, { readonly description: string; readonly type: { readonly name: string } }>
    >;
  };
  readonly docs?: Readonly<Record<string, { readonly content?: string }>>;
}

const readManifest = (name: string) =>
  JSON.parse(readFileSync(`${storybookFolder}/manifests/${name}.json`, 'utf8')) as unknown;

const { components } = readManifest('components') as {
  components: Readonly<Record<string, ManifestComponent>>;
};

/** Components of the ui-kit, by the id that their stories share. */
const kitIds = [
  ...new Set(
    entries
      .filter(({ type, title }) => type === 'story' && title.startsWith('UI kit/'))
      .map(({ id }) => id.replace(/--.*/, '')),
  ),
];

test('the manifest has every component of the ui-kit', () => {
  expect(kitIds.length).toBeGreaterThan(50);
  expect(kitIds.filter((id) => !(id in components))).toEqual([]);
});

for (const [id, name, prop] of [
  ['ui-kit-data-datatable', 'DataTable', 'columns'],
  ['ui-kit-data-datatable-datatablecards', 'DataTable', 'columns'],
  ['ui-kit-data-tableexport', 'TableExport', 'readRows'],
] as const) {
  test(`the manifest names the generic component ${id} and its props`, () => {
    expect(components[id]?.name).toBe(name);
    expect(Object.keys(components[id]?.reactDocgenTypescript?.props ?? {})).toContain(prop);
  });
}

for (const id of kitIds) {
  test(`the manifest describes ${id}`, () => {
    const component = components[id];
    expect(component?.error, 'Storybook could not read the component').toBeUndefined();
    expect(component?.description).toMatch(/\S/);
    const props = Object.entries(component?.reactDocgenTypescript?.props ?? {});
    expect(props.length, 'props').toBeGreaterThan(0);
    expect(props.filter(([, { description }]) => description === '').map(([name]) => name)).toEqual([]);
    expect(props.filter(([, { type }]) => type.name === '' || type.name === 'any').map(([name]) => name)).toEqual([]);
    const examples = component?.stories ?? [];
    expect(examples.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(examples.filter(({ snippet = '' }) => snippet.includes('<')).length, 'examples').toBeGreaterThan(0);
  });
}

for (const [id, component] of Object.entries(components)) {
  const docsFile = new URL(`../../${component.path.replace('.stories.tsx', '.docs.tsx')}`, import.meta.url);
  if (!existsSync(docsFile)) continue;
  test(`the manifest has the docs of ${id}`, () => {
    expect(readFileSync(docsFile, 'utf8')).toContain(component.summary);
    const [page] = Object.values(component.docs ?? {});
    for (const heading of ['When to use it', 'When to use another one', 'Do', 'Keyboard', 'Announcements', 'Status'])
      expect(page?.content).toContain(`#### ${heading}\n`);
    expect(page?.content).toContain('```tsx\n');
  });
}

test('the manifest has the pages of the guide', () => {
  const { docs } = readManifest('docs') as { docs: Readonly<Record<string, { readonly title: string }>> };
  expect(Object.values(docs).map(({ title }) => title)).toContain('Guide/Find a component');
});

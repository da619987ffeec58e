import { relative } from 'node:path';
import type { ComponentManifest } from 'storybook/internal/types';

interface PropType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: readonly { readonly value: string }[];
}

interface Docgen {
  readonly displayName?: string;
  readonly filePath?: string;
  readonly props?: Readonly<Record<string, { readonly type: PropType }>>;
}

/** Writes every value of a union, as in `"primary" | "secondary"`. Storybook keeps the name of its type only. */
function writeValues(type: PropType): PropType {
  if (type.name !== 'enum' || type.value === undefined) return type;
  return { ...type, raw: type.value.map(({ value }) => value).join(' | ') };
}

/** The path of the source is from the root, so that the manifest does not depend on the machine that wrote it. */
function finishDocgen(docgen: Docgen): Docgen {
  const props = Object.entries(docgen.props ?? {}).map(([name, prop]) => [
    name,
    { ...prop, type: writeValues(prop.type) },
  ]);
  return {
    ...docgen,
    filePath: relative(process.cwd(), docgen.filePath ?? ''),
    props: Object.fromEntries(props) as NonNullable<Docgen['props']>,
  };
}

/**
 * Returns the imports that a caller of the component writes. Storybook takes every component of the story for an export
 * of the package, also the frames of stories. `kitExports`: names that the ui-kit exports.
 */
export function writeImports(imports: string, kitExports: ReadonlySet<string>): string {
  const statements = [...imports.matchAll(/import \{([^}]*)\} from '([^']+)';/g)].map(([statement, names, from]) => ({
    statement,
    names: (names ?? '').split(',').map((name) => name.trim()),
    from: from ?? '',
  }));
  const used = new Set(statements.flatMap(({ names }) => names).filter((name) => kitExports.has(name)));
  const others = statements.filter(({ from }) => from !== 'exchange-web' && !from.startsWith('.'));
  const kit = used.size === 0 ? [] : [`import { ${[...used].sort().join(', ')} } from '#ui-kit';`];
  return [...kit, ...others.map(({ statement }) => statement)].join('\n');
}

/** Corrects what Storybook cannot know about this repository. */
export function finishComponent(component: ComponentManifest, kitExports: ReadonlySet<string>): ComponentManifest {
  const { reactDocgenTypescript: docgen } = component as { readonly reactDocgenTypescript?: Docgen };
  return {
    ...component,
    // A story gives a generic component a name of its own.
    name: docgen?.displayName ?? component.name,
    ...(component.import !== undefined && { import: writeImports(component.import, kitExports) }),
    ...(docgen !== undefined && { reactDocgenTypescript: finishDocgen(docgen) }),
  };
}

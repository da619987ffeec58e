import type { JsonSchema } from '../schema/json-schema.ts';
import { createElement, createParagraph, type PageElement, type PageNode } from './element.ts';

const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);
const getItems = (schema: JsonSchema): JsonSchema => (schema['items'] ?? {}) as JsonSchema;
const createLiteral = (value: unknown): PageElement => createElement('code', {}, JSON.stringify(value));

const joinNodes = (groups: readonly (readonly PageNode[])[], separator: string): readonly PageNode[] =>
  groups.flatMap((nodes, index) => (index === 0 ? nodes : [separator, ...nodes]));

/** Names of the schemas that a document shares. */
export const toTypeAnchor = (name: string): string => `type-${name}`;

const readReference = (schema: JsonSchema): string | null =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].replace(/^.*\//, '') : null;

/** Names the type of a value. A shared schema is a link. */
export function describeType(schema: JsonSchema): readonly PageNode[] {
  const reference = readReference(schema);
  if (reference !== null) return [createElement('a', { href: `#${toTypeAnchor(reference)}` }, reference)];
  const branches = [...asSchemas(schema['anyOf']), ...asSchemas(schema['oneOf'])];
  if (branches.length > 0) return joinNodes(branches.map(describeType), ' or ');
  if (schema['const'] !== undefined) return [createLiteral(schema['const'])];
  if (Array.isArray(schema['enum']))
    return joinNodes(
      schema['enum'].map((value) => [createLiteral(value)]),
      ' or ',
    );
  if (schema['prefixItems'] !== undefined)
    return ['[', ...joinNodes(asSchemas(schema['prefixItems']).map(describeType), ', '), ']'];
  if (schema['type'] === 'array') return ['list of ', ...describeType(getItems(schema))];
  if (typeof schema['additionalProperties'] === 'object' && schema['properties'] === undefined)
    return ['map of ', ...describeType(schema['additionalProperties'] as JsonSchema)];
  const type = schema['type'];
  return [Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any value'];
}

/** Parts the text of a field: its meaning, and what the app does without it. */
function splitDescription(schema: JsonSchema): readonly [meaning: string, absence: string | null] {
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  const absence = typeof schema['x-absent'] === 'string' ? schema['x-absent'] : null;
  return absence === null ? [description, null] : [description.slice(0, -absence.length).trim(), absence];
}

function describeField(name: string, schema: JsonSchema, isRequired: boolean): PageElement {
  const [meaning, absence] = splitDescription(schema);
  return createElement(
    'li',
    {},
    createElement('code', { class: 'name' }, name),
    ' ',
    createElement('span', { class: 'type' }, ...describeType(schema)),
    ...(isRequired ? [' ', createElement('b', { class: 'required' }, 'required')] : []),
    ...(meaning === '' ? [] : [createParagraph(meaning)]),
    ...(absence === null ? [] : [createParagraph(absence, { class: 'absent' })]),
    ...describeInside(schema),
  );
}

/** Lists the fields inside a value. Nothing for a value without fields, and for a shared schema. */
export function describeInside(schema: JsonSchema): readonly PageNode[] {
  if (readReference(schema) !== null) return [];
  const branches = [...asSchemas(schema['anyOf']), ...asSchemas(schema['oneOf'])]
    .map(describeInside)
    .filter((nodes) => nodes.length > 0);
  if (branches.length === 1) return branches[0] ?? [];
  if (branches.length > 1)
    return branches.flatMap((nodes, index) => [createParagraph(`Form ${index + 1}`, { class: 'form' }), ...nodes]);
  if (schema['type'] === 'array') return describeInside(getItems(schema));
  const required = (schema['required'] ?? []) as readonly string[];
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const values = schema['additionalProperties'];
  const inner = typeof values === 'object' ? describeInside(values as JsonSchema) : [];
  return [
    ...(fields.length === 0
      ? []
      : [
          createElement(
            'ul',
            { class: 'fields' },
            ...fields.map(([name, field]) => describeField(name, field, required.includes(name))),
          ),
        ]),
    ...(inner.length === 0 ? [] : [createParagraph('Each value of the map:', { class: 'form' }), ...inner]),
  ];
}

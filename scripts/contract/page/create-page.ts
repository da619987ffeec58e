import type { JsonSchema } from '../schema/json-schema.ts';
import { describeCall, describeExamples } from './describe-call.ts';
import { describeInside, describeType, toTypeAnchor } from './describe-schema.ts';
import { createElement, createParagraph, type PageElement, type PageNode } from './element.ts';

const asObject = (value: unknown): JsonSchema => (value ?? {}) as JsonSchema;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toAnchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const createLink = (anchor: string, ...children: readonly PageNode[]): PageElement =>
  createElement('li', {}, createElement('a', { href: `#${anchor}` }, ...children));

/** Shows the rules of a document: Markdown with headings of the second level and lists. */
function describeRules(description: string): readonly PageNode[] {
  return description.split('\n\n').flatMap((block): PageNode[] => {
    if (!block.startsWith('## ')) return [createParagraph(block)];
    const [heading = '', ...items] = block.split('\n');
    const title = heading.slice(3);
    return [
      createElement('h3', { id: toAnchor(title) }, title),
      createElement(
        'ul',
        {},
        ...items.map((item) => createElement('li', {}, ...createParagraph(item.slice(2)).children)),
      ),
    ];
  });
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonSchema;
}

const listCalls = (openApi: JsonSchema): readonly Call[] =>
  Object.entries(asObject(openApi['paths'])).flatMap(([path, item]) =>
    (['get', 'post'] as const)
      .filter((method) => method in asObject(item))
      .map((method) => ({ path, method, operation: asObject(asObject(item)[method]) })),
  );

const hasTag = ({ operation }: Call, tag: string): boolean =>
  ((operation['tags'] ?? []) as readonly string[]).includes(tag);

function describeMessage(name: string, message: JsonSchema, sender: string): PageElement {
  return createElement(
    'details',
    { class: 'call' },
    createElement('summary', {}, createElement('code', {}, name), ` ${asText(message['title'])}, from the ${sender}`),
    createElement(
      'div',
      { id: `message-${name}` },
      createParagraph(asText(message['summary'])),
      ...describeInside(asObject(message['payload'])),
      ...describeExamples((message['examples'] ?? []) as readonly JsonSchema[]),
    ),
  );
}

const describeSharedType = ([name, schema]: [string, JsonSchema]): PageElement =>
  createElement(
    'section',
    {},
    createElement('h3', { id: toTypeAnchor(name) }, name),
    ...(schema['properties'] === undefined ? [createElement('p', { class: 'type' }, ...describeType(schema))] : []),
    ...(asText(schema['description']) === '' ? [] : [createParagraph(asText(schema['description']))]),
    ...(asText(schema['x-absent']) === ''
      ? []
      : [createParagraph(`Missing or null: it counts as ${asText(schema['x-absent'])}.`, { class: 'absent' })]),
    ...describeInside(schema),
  );

/** Sections of the page: rules, calls by group, the stream and shared types, with a table of contents. */
export function createPage(openApi: JsonSchema, asyncApi: JsonSchema): readonly PageElement[] {
  const groups = (openApi['tags'] ?? []) as readonly { readonly name: string; readonly description: string }[];
  const calls = listCalls(openApi);
  const messages = Object.entries(asObject(asObject(asyncApi['components'])['messages'])) as [string, JsonSchema][];
  const operations = Object.keys(asObject(asyncApi['operations']));
  const types = Object.entries(asObject(asObject(openApi['components'])['schemas'])) as [string, JsonSchema][];
  const info = asObject(openApi['info']);
  const createSection = (title: string, ...children: readonly PageNode[]): PageElement =>
    createElement('section', {}, createElement('h2', { id: toAnchor(title) }, title), ...children);

  const contents = createElement(
    'nav',
    { 'aria-label': 'Contents' },
    createElement('h2', {}, 'Contents'),
    createElement(
      'ul',
      {},
      createLink(toAnchor('Rules of every call'), 'Rules of every call'),
      ...groups.map(({ name }) =>
        createElement(
          'li',
          {},
          createElement('a', { href: `#${toAnchor(name)}` }, name),
          createElement(
            'ul',
            {},
            ...calls
              .filter((call) => hasTag(call, name))
              .map(({ path, operation }) =>
                createLink(asText(operation['operationId']), createElement('code', {}, path)),
              ),
          ),
        ),
      ),
      createLink(toAnchor('Stream of live prices'), 'Stream of live prices'),
      createLink(toAnchor('Shared types'), 'Shared types'),
    ),
  );
  return [
    createElement('p', { class: 'version' }, `Version ${asText(info['version'])} of the contract.`),
    contents,
    createSection('Rules of every call', ...describeRules(asText(info['description']))),
    ...groups.map(({ name, description }) =>
      createSection(
        name,
        createParagraph(description),
        ...calls
          .filter((call) => hasTag(call, name))
          .map((call) => describeCall(call.path, call.method, call.operation)),
      ),
    ),
    createSection(
      'Stream of live prices',
      ...describeRules(asText(asObject(asyncApi['info'])['description'])),
      ...messages.map(([name, message]) =>
        describeMessage(name, message, operations.includes(`receive-${name}`) ? 'app' : 'server'),
      ),
    ),
    createSection(
      'Shared types',
      createParagraph(
        'Values and objects that many calls share. The forms that the app reads are wider than those that a server should send.',
      ),
      ...types.map(describeSharedType),
    ),
  ];
}

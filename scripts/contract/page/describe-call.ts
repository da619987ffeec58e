import type { JsonSchema } from '../schema/json-schema.ts';
import { removeKeys } from '../schema/remove-keys.ts';
import { describeInside, describeType } from './describe-schema.ts';
import { createElement, createParagraph, type PageElement, type PageNode } from './element.ts';

const asObject = (value: unknown): JsonSchema => (value ?? {}) as JsonSchema;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Shows a JSON value. A wide value scrolls inside its block, also with the keyboard. */
const createCode = (value: unknown, label: string): PageElement =>
  createElement('pre', { tabindex: '0', role: 'region', 'aria-label': label }, JSON.stringify(value, null, 2));

const createFold = (title: string, ...children: readonly PageNode[]): PageElement =>
  createElement('details', {}, createElement('summary', {}, title), ...children);

/** Shows examples of a message of the stream. */
export const describeExamples = (examples: readonly JsonSchema[]): readonly PageNode[] =>
  examples.map((example) =>
    createFold(
      `Example: ${asText(example['name'])}`,
      createCode(example['payload'], `Example: ${asText(example['name'])}`),
    ),
  );

interface Exchange {
  readonly title: string;
  request?: unknown;
  response?: unknown;
}

/** Puts the request and the response of each example together. */
function listExchanges(operation: JsonSchema): readonly Exchange[] {
  const found = new Map<string, Exchange>();
  const collect = (content: unknown, side: 'request' | 'response'): void => {
    for (const media of Object.values(asObject(content)))
      for (const example of Object.values(asObject(asObject(media)['examples']))) {
        const { summary, value } = example as { readonly summary: string; readonly value: unknown };
        const exchange = found.get(summary) ?? { title: summary };
        exchange[side] = value;
        found.set(summary, exchange);
      }
  };
  collect(asObject(operation['requestBody'])['content'], 'request');
  for (const response of Object.values(asObject(operation['responses'])))
    collect(asObject(response)['content'], 'response');
  return [...found.values()];
}

const describeExchange = ({ title, request, response }: Exchange): PageElement =>
  createFold(
    `Example: ${title}`,
    ...(request === undefined ? [] : [createParagraph('Request'), createCode(request, `Request: ${title}`)]),
    createParagraph('Response'),
    createCode(response, `Response: ${title}`),
  );

function describeRequest(operation: JsonSchema): readonly PageNode[] {
  const [mediaType, media] = Object.entries(asObject(asObject(operation['requestBody'])['content']))[0] ?? [];
  const query = ((operation['parameters'] ?? []) as readonly JsonSchema[]).filter((each) => each['in'] === 'query');
  const schema: JsonSchema =
    media === undefined
      ? {
          type: 'object',
          required: query.map((each) => each['name']),
          properties: Object.fromEntries(
            query.map((each) => [
              asText(each['name']),
              { ...asObject(each['schema']), description: each['description'] },
            ]),
          ),
        }
      : asObject(asObject(media)['schema']);
  const fields = describeInside(schema);
  const encoding = mediaType ?? 'query of the address';
  return [
    createElement('h4', {}, 'Request'),
    createParagraph(
      fields.length === 0
        ? `No fields (\`${encoding}\`).`
        : `\`${encoding}\`${schema['type'] === 'array' ? ', a list of:' : ''}`,
    ),
    ...fields,
  ];
}

/** The payload of an accepted call, without the envelope that all calls share. */
function findPayload(operation: JsonSchema): JsonSchema {
  const content = asObject(asObject(asObject(operation['responses'])['200'])['content']);
  const schema = asObject(asObject(content['application/json'])['schema']);
  const accepted = asObject(((schema['anyOf'] ?? [schema]) as readonly unknown[])[0]);
  const fields = removeKeys(asObject(accepted['properties']), 'status', 'msg', 'logout');
  return accepted['type'] === 'object' ? { ...accepted, properties: fields } : accepted;
}

const createBadge = (text: string): PageElement => createElement('span', { class: 'badge' }, text);

const describeCredential = (operation: JsonSchema): string => {
  const [security] = (operation['security'] ?? []) as readonly JsonSchema[];
  if (security === undefined) return 'No credential.';
  return 'session' in security
    ? 'Credential: the bearer token of the session.'
    : 'Credential: the basic credential of the application.';
};

/** Shows one call. */
export function describeCall(path: string, method: string, operation: JsonSchema): PageElement {
  const payload = findPayload(operation);
  const fields = describeInside(payload);
  const marks = [
    ...(operation['x-moves-money'] === true ? [createBadge('moves money')] : []),
    ...(operation['x-extension'] === true ? [createBadge(`optional: features.${asText(operation['x-feature'])}`)] : []),
    ...(operation['x-unused'] === true ? [createBadge('not sent by this build')] : []),
  ].flatMap((mark) => [' ', mark]);
  return createElement(
    'details',
    { class: 'call' },
    createElement(
      'summary',
      {},
      createElement('code', {}, `${method.toUpperCase()} ${path}`),
      ' ',
      asText(operation['summary']),
      ...marks,
    ),
    // The address is inside: a browser opens what hides the target of a link.
    createElement(
      'div',
      { id: asText(operation['operationId']) },
      ...asText(operation['description'])
        .split('\n\n')
        .map((text) => createParagraph(text)),
      createParagraph(describeCredential(operation)),
      ...(operation['x-moves-money'] === true
        ? [
            createParagraph(
              'Header `Idempotency-Key`: a random UUID for one press of a button. Same key, same user: the first response again.',
            ),
          ]
        : []),
      ...describeRequest(operation),
      createElement('h4', {}, 'Response'),
      ...(fields.length === 0 ? [createElement('p', {}, ...describeType(payload))] : fields),
      ...listExchanges(operation).map(describeExchange),
    ),
  );
}

import type { Endpoint } from '#shared/api/endpoint.ts';
import type { CallExample } from '../examples/recorder.ts';
import type { CallText } from '../fields/call-text.ts';
import { describeFields } from '../schema/describe-fields.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { toJsonSchema } from '../schema/to-json-schema.ts';
import { wrapPayload } from './envelope.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const securities = { session: [{ session: [] }], application: [{ application: [] }], none: [] } as const;

const toExampleName = (title: string): string => title.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');

const listExamples = (examples: readonly CallExample[], read: (example: CallExample) => unknown): JsonSchema =>
  Object.fromEntries(
    examples.map((example) => [toExampleName(example.title), { summary: example.title, value: read(example) }]),
  );

const listParameters = (spec: Endpoint, request: JsonSchema, text: CallText): readonly JsonSchema[] => [
  ...(text.movesMoney === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(spec.encoding === 'query'
    ? Object.entries((request['properties'] ?? {}) as Record<string, JsonSchema>).map(
        ([name, { description, ...schema }]) => ({
          name,
          in: 'query',
          required: ((request['required'] ?? []) as readonly string[]).includes(name),
          description,
          schema,
        }),
      )
    : []),
];

function createResponses(spec: Endpoint, payload: JsonSchema, examples: readonly CallExample[]): JsonSchema {
  const accepted = wrapPayload(spec.responseShape, payload);
  const listWithStatus = (status: number) =>
    listExamples(
      examples.filter((each) => each.status === status),
      (each) => each.response,
    );
  const ended = listWithStatus(401);
  return {
    '200': {
      description: spec.responseShape === 'bare' ? 'The file.' : 'Accepted, or refused with `status` false.',
      content: {
        'application/json': {
          schema:
            spec.responseShape === 'bare' ? accepted : { anyOf: [accepted, { $ref: '#/components/schemas/Refusal' }] },
          examples: listWithStatus(200),
        },
      },
    },
    ...(spec.access === 'session' && {
      '401':
        Object.keys(ended).length === 0
          ? { $ref: '#/components/responses/SessionOver' }
          : {
              description: 'The session is over. The app signs the bettor out.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, examples: ended } },
            },
    }),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Unknown' },
  };
}

/** Describes a call as an operation of OpenAPI. */
export function createOperation(
  name: string,
  spec: Endpoint,
  text: CallText,
  tag: string,
  examples: readonly CallExample[],
): JsonSchema {
  const request = describeFields(toJsonSchema(spec.request), text.request, 'request');
  const payload = describeFields(toJsonSchema(spec.response), text.response, 'response');
  const parameters = listParameters(spec, request, text);
  const ways = [
    `The app waits ${spec.timeoutMs / 1000} seconds for the response.`,
    ...(spec.emptyResponse === undefined
      ? []
      : ['Nothing found (`status` false with empty `data`) is an empty result, not an error.']),
    ...(text.feature === undefined
      ? []
      : [
          `An optional extension of our own: the app sends it only with \`features.${text.feature}\` in \`config.json\`.`,
        ]),
    ...(text.isUnused === true ? ['No page of this build sends it.'] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary: text.summary,
    description: [text.details, ...ways, `Payload: ${text.payload}`].join('\n\n'),
    'x-timeout-ms': spec.timeoutMs,
    'x-payload': text.payload,
    ...(text.feature !== undefined && { 'x-extension': true, 'x-feature': text.feature }),
    ...(text.movesMoney === true && { 'x-moves-money': true }),
    ...(text.isUnused === true && { 'x-unused': true }),
    security: securities[spec.access],
    ...(parameters.length > 0 && { parameters }),
    ...(spec.encoding !== 'query' && {
      requestBody: {
        required: true,
        content: {
          [mediaTypes[spec.encoding]]: { schema: request, examples: listExamples(examples, (each) => each.request) },
        },
      },
    }),
    responses: createResponses(spec, payload, examples),
  };
}

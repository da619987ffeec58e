import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestSchema } from '#mocks/stream/stream-request.ts';
import { judgeResponse, readEnvelope } from '#shared/api/client/envelope.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { watchDrift } from '#shared/api/wire/drift.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { createAsyncApi } from '../../../scripts/contract/asyncapi/create-asyncapi.ts';
import { recordExamples } from '../../../scripts/contract/examples/record-examples.ts';
import { recordStream, type StreamExamples } from '../../../scripts/contract/examples/record-stream.ts';
import type { CallExample, CallExamples } from '../../../scripts/contract/examples/recorder.ts';
import { createOpenApi } from '../../../scripts/contract/openapi/create-openapi.ts';
import type { JsonSchema } from '../../../scripts/contract/schema/json-schema.ts';

/** Longest time that a busy machine needs to run the exchange. */
const RECORDING_MS = 60_000;
let openApi: JsonSchema;
let asyncApi: JsonSchema;
let examples: CallExamples;
let messages: StreamExamples;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(async () => {
  examples = await recordExamples();
  messages = await recordStream();
  openApi = createOpenApi(examples);
  asyncApi = createAsyncApi(messages);
  ajv.addSchema(openApi, 'openapi.json');
  ajv.addSchema(asyncApi, 'asyncapi.json');
}, RECORDING_MS);

/** Validates a value with the schema at a place of a document. Returns the errors as text, or null. */
function findErrors(document: string, place: readonly string[], value: unknown): string | null {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const isValid = ajv.getSchema(`${document}#/${pointer}`);
  if (isValid === undefined) throw new Error(`no schema at ${pointer}`);
  return isValid(value) === true ? null : ajv.errorsText(isValid.errors);
}

const names = Object.keys(contract) as EndpointName[];
const listExamples = (name: EndpointName): readonly CallExample[] => examples[name] ?? [];
const getPlace = (name: EndpointName): readonly string[] => [
  'paths',
  contract[name].path,
  contract[name].method.toLowerCase(),
];

/** Reads a response as the app does. Returns what it dropped or could not read. */
function readAsApp(spec: Endpoint, { status, response }: CallExample): readonly unknown[] {
  const envelope =
    spec.responseShape === 'bare'
      ? null
      : readEnvelope(response, spec.emptyResponse === undefined ? 'results' : 'list');
  const failure = judgeResponse(spec, status, envelope);
  if (failure !== null) return failure.kind === 'unreachable' ? [failure] : [];
  if (envelope !== null && !envelope.status) return [];
  const payload = envelope === null ? response : spec.responseShape === 'data' ? envelope.data : envelope.raw;
  const { value, drift } = watchDrift(() => z.safeParse(spec.response, payload));
  return value.success ? drift : value.error.issues;
}

describe('examples of the contract', () => {
  test.each(names)('the app reads every example of %s without a loss', (name) => {
    expect(listExamples(name).length).toBeGreaterThan(0);
    for (const example of listExamples(name)) expect(readAsApp(contract[name], example)).toEqual([]);
  });

  test.each(names)('every response of %s fits its JSON Schema', (name) => {
    for (const { title, status, response } of listExamples(name)) {
      const place = [...getPlace(name), 'responses', String(status), 'content', 'application/json', 'schema'];
      expect(findErrors('openapi.json', place, response), title).toBeNull();
    }
  });

  test.each(names.filter((name) => contract[name].encoding !== 'query'))(
    'every request of %s fits its JSON Schema',
    (name) => {
      const operation = getPlace(name).reduce<unknown>((inner, key) => (inner as JsonSchema)[key], openApi);
      const { content } = (operation as { readonly requestBody: { readonly content: JsonSchema } }).requestBody;
      const [mediaType = ''] = Object.keys(content);
      for (const { title, request } of listExamples(name))
        expect(
          findErrors('openapi.json', [...getPlace(name), 'requestBody', 'content', mediaType, 'schema'], request),
          title,
        ).toBeNull();
    },
  );

  test('a response with a wrong value does not fit its JSON Schema', () => {
    const place = [...getPlace('saveBet'), 'responses', '200', 'content', 'application/json', 'schema'];
    const [example] = listExamples('saveBet');
    const { data } = example?.response as { readonly data: readonly object[] };
    expect(findErrors('openapi.json', place, { status: true, data: [{ ...data[0], odds: '--' }] })).not.toBeNull();
  });

  test('every message of the stream fits its JSON Schema', () => {
    for (const [name, found] of Object.entries(messages))
      for (const { title, message } of found)
        expect(
          findErrors('asyncapi.json', ['components', 'messages', name, 'payload'], message),
          `${name}: ${title}`,
        ).toBeNull();
  });

  test('both ends of the stream read every message', () => {
    for (const [name, found] of Object.entries(messages))
      for (const { title, message } of found) {
        const isRead = z.safeParse(requestSchema, message).success || parseStreamMessage(JSON.stringify(message)).ok;
        expect(isRead, `${name}: ${title}`).toBe(true);
      }
  });

  test('every message of the stream has an example', () => {
    const { messages: described } = asyncApi['components'] as { readonly messages: JsonSchema };
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(described).toSorted());
  });
});

import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { contractVersion } from '../../../deploy/versions.mjs';
import type { CallExamples } from '../examples/recorder.ts';
import { callGroups, callTexts } from '../fields/call-texts.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { wireTypes } from '../schema/wire-types.ts';
import { envelopeSchemas } from './envelope.ts';
import { formatRules, generalRules } from './general-rules.ts';
import { createOperation } from './operation.ts';
import { replaceSharedObjects } from './replace-shared-objects.ts';

const INTRODUCTION =
  'The calls that the app sends and the responses that it reads. One build of the app serves every operator, so a ' +
  'server that meets this document needs no change of the app.\n\nGenerated from the source of the app and from the ' +
  'simulated exchange. The stream of prices is described in asyncapi.json.';

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

const components = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of sign-in.' },
    application: {
      type: 'http',
      scheme: 'basic',
      description:
        'The `applicationCredential` of `config.json`, which is already Base64. It is public and protects nothing.',
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'A random UUID for one press of a button. Respond to a known key of the same user with the first response, and do nothing else. Where the API stands on another origin, your CORS response must name `idempotency-key` in `Access-Control-Allow-Headers`.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  responses: {
    SessionOver: { description: 'The session is over. The app signs the bettor out.', content: refusalContent },
    Refused: {
      description: 'Refused, as with `status` false. The app reads the body and shows `msg`. Nothing was placed.',
      content: refusalContent,
    },
    Unknown: {
      description:
        'The outcome is unknown. After a call that moves money the app looks for the outcome in your lists. A body is not read.',
    },
  },
};

/** Describes every call of the contract as an OpenAPI document. */
export function createOpenApi(examples: CallExamples): JsonSchema {
  const shared = new Map<string, JsonSchema>();
  const paths: Record<string, JsonSchema> = {};
  for (const { name: tag, calls } of callGroups)
    for (const name of Object.keys(calls) as EndpointName[]) {
      const spec: Endpoint = contract[name];
      const operation = createOperation(name, spec, callTexts[name], tag, examples[name] ?? []);
      paths[spec.path] = {
        ...(spec.isAtRoot === true && { servers: [{ url: '/', description: 'The root of the origin.' }] }),
        [spec.method.toLowerCase()]: replaceSharedObjects(operation, shared),
      };
    }
  const typeSchemas = Object.entries(wireTypes).map(([name, { schema, description, absent }]) => [
    name,
    { ...schema, description, ...(absent !== null && { 'x-absent': absent }) },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Exchange web: the calls of your server',
      version: contractVersion,
      description: `${INTRODUCTION}\n\n${formatRules(generalRules)}`,
    },
    servers: [{ url: '/api/v1', description: 'The `apiBase` of `config.json`, on the same origin or another one.' }],
    tags: callGroups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      ...components,
      schemas: {
        ...envelopeSchemas,
        ...Object.fromEntries(typeSchemas as [string, JsonSchema][]),
        ...Object.fromEntries([...shared].sort(([one], [other]) => one.localeCompare(other))),
      },
    },
  };
}

import { contractVersion } from '../../../deploy/versions.mjs';
import type { StreamExamples } from '../examples/record-stream.ts';
import { formatRules } from '../openapi/general-rules.ts';
import { replaceSharedObjects } from '../openapi/replace-shared-objects.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { wireTypes } from '../schema/wire-types.ts';
import { type RequestMessage, requestMessages } from './request-messages.ts';
import { responseMessages } from './response-messages.ts';
import { streamRules } from './stream-rules.ts';

const INTRODUCTION =
  'The live prices, session lines, scores and own bets, which a server may send by WebSocket. The calls are described ' +
  'in openapi.json.\n\nGenerated from the source of the app and from the simulated exchange.';

/** AsyncAPI's word for what responds to a message. */
const RESPONSE_KEYWORD = 'reply';

const toReference = (name: string): JsonSchema => ({ $ref: `#/channels/stream/messages/${name}` });

/** Requests and the messages that respond to each, beside the status. */
const responseNames: Readonly<Record<string, readonly string[]>> = {
  authentication: ['status'],
  orderSubscription: ['status', 'ocm'],
  marketSubscription: ['status', 'mcm'],
  fancySubscription: ['status', 'fcm'],
  matchSubscription: ['status', 'scm'],
  heartbeat: ['status'],
};

function createMessage(
  name: string,
  { title, summary, payload }: RequestMessage,
  examples: StreamExamples,
): JsonSchema {
  return {
    name,
    title,
    summary,
    contentType: 'application/json',
    payload,
    examples: (examples[name] ?? []).map((example) => ({ name: example.title, payload: example.message })),
  };
}

/** Describes the stream as an AsyncAPI document, from the side of the server. */
export function createAsyncApi(examples: StreamExamples): JsonSchema {
  const shared = new Map<string, JsonSchema>();
  const all = { ...requestMessages, ...responseMessages };
  const messages = Object.fromEntries(
    Object.entries(all).map(([name, message]) => {
      const { examples: own, ...rest } = createMessage(name, message, examples);
      return [name, { ...(replaceSharedObjects(rest, shared) as JsonSchema), examples: own }];
    }),
  );
  const receives = Object.keys(requestMessages).map((name) => [
    `receive-${name}`,
    {
      action: 'receive',
      channel: { $ref: '#/channels/stream' },
      messages: [toReference(name)],
      [RESPONSE_KEYWORD]: {
        channel: { $ref: '#/channels/stream' },
        messages: (responseNames[name] ?? []).map(toReference),
      },
    },
  ]);
  const sends = Object.keys(responseMessages).map((name) => [
    `send-${name}`,
    { action: 'send', channel: { $ref: '#/channels/stream' }, messages: [toReference(name)] },
  ]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Exchange web: the stream of live prices',
      version: contractVersion,
      description: `${INTRODUCTION}\n\n${formatRules(streamRules)}`,
    },
    defaultContentType: 'application/json',
    servers: {
      exchange: {
        host: 'exchange.example',
        pathname: '/api/v1',
        protocol: 'wss',
        description: 'The host of the API, or another one named by `live.socket` in `config.json`.',
      },
    },
    channels: {
      stream: {
        address: '/stream',
        title: 'The stream',
        description: 'One WebSocket a page, in both directions.',
        messages: Object.fromEntries(Object.keys(all).map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: Object.fromEntries([...receives, ...sends] as [string, JsonSchema][]),
    components: {
      messages,
      schemas: {
        ...Object.fromEntries(
          Object.entries(wireTypes).map(([name, { schema, description }]) => [name, { ...schema, description }]),
        ),
        ...Object.fromEntries(shared),
      },
    },
  };
}

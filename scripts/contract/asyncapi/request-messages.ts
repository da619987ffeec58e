import { HEARTBEAT_MS } from '#shared/live/transport/socket/stream-requests.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

const id = {
  type: 'integer',
  minimum: 1,
  description:
    'Number of the request, which grows with each one. Send it back in the status and in every message of the subscription.',
};
const clocks = {
  initialClk: {
    type: 'string',
    description: 'The newest `initialClk` that the app has received. Left out for a new subscription.',
  },
  clk: {
    type: 'string',
    description:
      'The newest `clk` that the app has received. When you know it and the filter is the same, respond with RESUB_DELTA instead of an image.',
  },
};
const heartbeatMs = {
  type: 'integer',
  minimum: 500,
  maximum: 5000,
  description: `Longest silence that the app wants, in milliseconds: ${HEARTBEAT_MS}. Name a longer one of yours in \`heartbeatMs\` of your messages.`,
};
const conflateMs = {
  type: 'integer',
  minimum: 0,
  maximum: 120_000,
  description:
    'Least milliseconds between two messages with changes: 0, or 1000 in lite mode. Join changes in between into the newest state.',
};
const createIds = (name: string, text: string): JsonSchema => ({
  type: 'object',
  required: [name],
  additionalProperties: false,
  properties: { [name]: { type: 'array', items: { type: 'string', maxLength: 64 }, description: text } },
});

const createRequest = (op: string, properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  required: ['op', 'id', ...required],
  additionalProperties: false,
  properties: { op: { const: op, description: 'Kind of message.' }, id, ...properties },
});

/** A message that the app sends. */
export interface RequestMessage {
  readonly title: string;
  readonly summary: string;
  readonly payload: JsonSchema;
}

/** Messages of the app, in the order in which it sends them. */
export const requestMessages: Readonly<Record<string, RequestMessage>> = {
  authentication: {
    title: 'Sign-in',
    summary:
      'The first message of a connection. Respond with a status. Refuse a token that is unknown or has ended: the app then polls, and tries the stream again later.',
    payload: createRequest(
      'authentication',
      { token: { type: 'string', description: 'The `accessToken` of sign-in.' } },
      ['token'],
    ),
  },
  orderSubscription: {
    title: 'Subscribe to own bets',
    summary:
      "Respond with a status, then with `ocm`: the balance and the bettor's open bets, and again after each change.",
    payload: createRequest('orderSubscription', {}),
  },
  marketSubscription: {
    title: 'Subscribe to prices',
    summary:
      'Respond with a status, then with an image of these markets, then with changes. It replaces the earlier subscription of the connection. The list is never empty.',
    payload: createRequest(
      'marketSubscription',
      {
        marketFilter: createIds('marketIds', 'The markets on screen, as in `match/matchDetails`.'),
        marketDataFilter: {
          type: 'object',
          additionalProperties: false,
          description:
            'Only in lite mode: which data the app needs. You may ignore it; the app then shows the best price of what arrives.',
          properties: {
            fields: {
              type: 'array',
              items: { enum: ['EX_MARKET_DEF', 'EX_BEST_OFFERS', 'EX_TRADED_VOL'] },
              description: 'Kinds of data: definition, best offers, matched amount. Leave the full depth out.',
            },
            ladderLevels: { type: 'integer', minimum: 1, maximum: 10, description: 'Levels of each side: 1.' },
          },
        },
        heartbeatMs,
        conflateMs,
        ...clocks,
      },
      ['marketFilter', 'heartbeatMs', 'conflateMs'],
    ),
  },
  fancySubscription: {
    title: 'Subscribe to session lines',
    summary:
      'Respond with a status, then with an image of all lines of these matches, then with changes. It replaces the earlier subscription. An empty list ends it.',
    payload: createRequest(
      'fancySubscription',
      { matchFilter: createIds('matchIds', 'The matches on screen.'), heartbeatMs, conflateMs, ...clocks },
      ['matchFilter', 'heartbeatMs'],
    ),
  },
  matchSubscription: {
    title: 'Subscribe to scores',
    summary:
      'Respond with a status, then with `scm` for each match that has a score, and again after each change. An empty list ends it.',
    payload: createRequest('matchSubscription', { matchFilter: createIds('matchIds', 'The matches on screen.') }, [
      'matchFilter',
    ]),
  },
  heartbeat: {
    title: 'Ping',
    summary: 'Respond with a status at once. The app measures the latency by it, and that the connection works.',
    payload: createRequest('heartbeat', {}),
  },
};

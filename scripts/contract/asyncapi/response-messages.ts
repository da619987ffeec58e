import { getUserBalanceV1 } from '#shared/api/contract/account/user-session.ts';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import { changeTypes, segmentParts } from '#shared/live/transport/stream/stream-message.ts';
import { callTexts } from '../fields/call-texts.ts';
import { describeFields } from '../schema/describe-fields.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { toJsonSchema } from '../schema/to-json-schema.ts';
import { lineChange, marketChange } from './price-changes.ts';
import type { RequestMessage } from './request-messages.ts';
import { createObject, describe, id, pt } from './schema-parts.ts';

const header: Readonly<Record<string, JsonSchema>> = {
  pt,
  id: describe(
    { type: 'integer' },
    '`id` of the subscription. The app ignores messages of an earlier one. Left out: the present one.',
  ),
  ct: describe(
    { enum: [...Object.keys(changeTypes), null] },
    'SUB_IMAGE replaces everything. RESUB_DELTA continues from the clocks of the request. HEARTBEAT is empty. Left out: a change. Another word makes the message unreadable.',
  ),
  clk: describe(
    { type: ['string', 'null'] },
    'Clock of the message, different in each. The app sends it back after a broken connection, and ignores a message whose clock it has seen.',
  ),
  initialClk: describe({ type: ['string', 'null'] }, 'Clock of the image. The app sends it back beside `clk`.'),
  heartbeatMs: describe(
    { type: ['number', 'null'] },
    'Your longest silence in milliseconds, where it is longer than requested.',
  ),
  con: describe(
    { type: 'boolean' },
    'True when you joined messages because the client is slow. The app needs no further sign.',
  ),
  status: describe(
    { type: ['integer', 'null'] },
    '503: prices are unreliable. The app greys and locks them until a message without it. Left out: reliable.',
  ),
  segmentType: describe(
    { enum: [...Object.keys(segmentParts), null] },
    'Part of a large message: SEG_START, SEG, SEG_END. The app applies all parts together, at most 1000. Left out: a whole message.',
  ),
};

const createChange = (op: string, field: string, entry: JsonSchema, text: string): JsonSchema =>
  createObject(
    {
      op: describe({ const: op }, 'Kind of message.'),
      ...header,
      [field]: describe({ type: 'array', items: entry }, text),
    },
    ['op'],
  );

const describePayload = (
  name: 'getUserBalanceV1' | 'bets' | 'score',
  schema: Parameters<typeof toJsonSchema>[0],
): JsonSchema => describeFields(toJsonSchema(schema), callTexts[name].response, 'response');

/** Messages of the server. */
export const responseMessages: Readonly<Record<string, RequestMessage>> = {
  connection: {
    title: 'Greeting',
    summary: 'The first message of a connection. The app ignores it, as it ignores every `op` that it does not know.',
    payload: createObject(
      {
        op: { const: 'connection', description: 'Kind of message.' },
        pt,
        connectionId: { type: 'string', description: 'Id of the connection, for your records.' },
      },
      ['op'],
    ),
  },
  status: {
    title: 'Status',
    summary: 'The response to every request.',
    payload: createObject(
      {
        op: { const: 'status', description: 'Kind of message.' },
        pt,
        id: {
          type: 'integer',
          description: '`id` of the request. Without it the app cannot tell which request has its response.',
        },
        statusCode: {
          enum: ['SUCCESS', 'FAILURE'],
          description: 'Anything but SUCCESS is a failure. After a failed sign-in the app closes the connection.',
        },
        errorCode: {
          type: ['string', 'null'],
          description:
            'Why it failed. INVALID_CLOCK: you do not know the clocks; the app subscribes again without them. After another failure of a price subscription it polls.',
        },
        connectionClosed: { type: 'boolean', description: 'As in the public stream. The app does not read it.' },
      },
      ['op', 'id', 'statusCode'],
    ),
  },
  mcm: {
    title: 'Prices',
    summary: 'Prices and states of markets.',
    payload: createChange('mcm', 'mc', marketChange, 'Changed markets. Empty or left out in a heartbeat.'),
  },
  fcm: {
    title: 'Session lines',
    summary: 'Runs, payouts and locks of session lines. Names and limits come from `fancy/getFancies`.',
    payload: createChange('fcm', 'fc', lineChange, 'Changed lines. Empty or left out in a heartbeat.'),
  },
  scm: {
    title: 'Score',
    summary: 'The score of a match.',
    payload: createObject(
      {
        op: { const: 'scm', description: 'Kind of message.' },
        pt,
        id: { type: 'integer', description: '`id` of the subscription. Not read.' },
        matchId: describe(id, 'The match. A message without it is unreadable.'),
        event: {
          type: ['string', 'null'],
          description: 'What happened: BALL_IN_PROGRESS, BALL_OVER, SCORE or a word of your own. Not read.',
        },
        score: describe(
          describePayload('score', score.response),
          'The score, as in `match/score`. A score that does not fit is ignored.',
        ),
      },
      ['op', 'matchId'],
    ),
  },
  ocm: {
    title: 'Own bets',
    summary: "The bettor's balance and open bets. The app then polls them no longer.",
    payload: createObject(
      {
        op: { const: 'ocm', description: 'Kind of message.' },
        pt,
        id: { type: 'integer', description: '`id` of the subscription. Not read.' },
        account: describe(
          { anyOf: [describePayload('getUserBalanceV1', getUserBalanceV1.response), { type: 'null' }] },
          'The balance, as in `user/getUserBalanceV1`. Left out or null: unchanged.',
        ),
        oc: {
          type: 'array',
          description: 'Matches whose open bets changed.',
          items: createObject(
            {
              matchId: describe(id, 'The match. A message without it is unreadable.'),
              bets: describe(
                describePayload('bets', bets.response),
                'All open bets of this match, as in `bet/bets`. An empty list when none is left.',
              ),
            },
            ['matchId', 'bets'],
          ),
        },
      },
      ['op'],
    ),
  },
};

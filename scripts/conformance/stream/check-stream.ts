import { FIRST_MESSAGE_MS } from '#shared/live/transport/socket/heartbeat.ts';
import { CONNECT_TIMEOUT_MS } from '#shared/live/transport/socket/socket-connection.ts';
import {
  createAuthenticationRequest,
  createMarketSubscriptionRequest,
  HEARTBEAT_MS,
} from '#shared/live/transport/socket/stream-requests.ts';
import type { StreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, createUntried, type Finding } from '../finding.ts';
import { type ReceivedMessage, StreamClient } from './stream-client.ts';

export interface StreamOptions {
  /** Address of the stream: `wss://host/api/v1/stream`. */
  readonly address: string;
  /** Longest wait for a changed price in milliseconds. */
  readonly changeMs?: number | undefined;
}

const CHANGE_MS = 30_000;
const AUTHENTICATION_ID = 1;
const SUBSCRIPTION_ID = 2;
const FALLBACK = 'The app reads prices by polling instead.';
const NAMES = {
  handshake: 'stream: handshake',
  image: 'stream: image',
  heartbeat: 'stream: heartbeat',
  change: 'stream: a change',
  token: 'stream: an unknown token',
} as const;

const readMessage = ({ parsed }: ReceivedMessage): StreamMessage | null => (parsed.ok ? parsed.message : null);
const isStatus =
  (id: number) =>
  (received: ReceivedMessage): boolean => {
    const message = readMessage(received);
    return message?.op === 'status' && message.id === id;
  };
const isMarkets =
  (...changeTypes: readonly string[]) =>
  (received: ReceivedMessage): boolean => {
    const message = readMessage(received);
    return message?.op === 'markets' && changeTypes.includes(message.changeType);
  };

/** Messages that the app cannot read: it discards each, and reconnects after several. */
const findUnreadable = (client: StreamClient): readonly Finding[] =>
  client.messages.flatMap(({ parsed, text }) =>
    parsed.ok
      ? []
      : [
          createBreak(
            parsed.problem.replace(/^message\.?/, '') || '(message)',
            text.slice(0, 80),
            'a message of docs/api/asyncapi.json',
            `The app discards the message and connects again. (${parsed.problem})`,
          ),
        ],
  );

const createMissing = (received: string, expected: string): Finding =>
  createBreak('(message)', received, expected, FALLBACK);

async function checkHandshake(run: CheckRun, client: StreamClient, token: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await client.open(CONNECT_TIMEOUT_MS);
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    run.add(createResult(NAMES.handshake, [createBreak('(connection)', received, 'HTTP 101', FALLBACK)]));
    return false;
  }
  client.send(createAuthenticationRequest(AUTHENTICATION_ID, token));
  const status = await client.waitFor(isStatus(AUTHENTICATION_ID), FIRST_MESSAGE_MS);
  const message = status === null ? null : readMessage(status);
  const problem = message?.op === 'status' ? message.problem : 'no status';
  const findings = [
    ...(problem === null ? [] : [createMissing(problem, 'statusCode SUCCESS for the authentication')]),
    ...(client.isCompressed
      ? []
      : [
          createTolerated(
            'sec-websocket-extensions',
            'no permessage-deflate',
            'permessage-deflate',
            'The app reads the stream. A match costs the bettor about four times as many bytes.',
          ),
        ]),
    ...findUnreadable(client),
  ];
  run.add(createResult(NAMES.handshake, findings, { ms: performance.now() - startedAt }));
  return problem === null;
}

async function checkImage(run: CheckRun, client: StreamClient, marketIds: readonly string[]): Promise<boolean> {
  const startedAt = performance.now();
  client.send(createMarketSubscriptionRequest(SUBSCRIPTION_ID, marketIds, 'full', {}));
  const image = await client.waitFor(isMarkets('image'), FIRST_MESSAGE_MS);
  const message = image === null ? null : readMessage(image);
  const known = new Set(message?.op === 'markets' ? message.changes.map(({ marketId }) => marketId) : []);
  const missing = marketIds.filter((id) => !known.has(id));
  const findings =
    image === null
      ? [createMissing('no image', 'an mcm with ct SUB_IMAGE')]
      : missing.map((id) => createBreak('mc', `no market ${id}`, 'every market of the subscription', FALLBACK));
  run.add(createResult(NAMES.image, [...findings, ...findUnreadable(client)], { ms: performance.now() - startedAt }));
  return image !== null;
}

async function checkHeartbeat(run: CheckRun, client: StreamClient): Promise<void> {
  const startedAt = performance.now();
  // Any message shows that the prices are of now. Without one for twice the heartbeat, the app greys them.
  const known = client.messages.length;
  const next = await client.waitFor(
    (message) => client.messages.indexOf(message) >= known && isMarkets('heartbeat', 'delta', 'patch')(message),
    2 * HEARTBEAT_MS,
  );
  const findings =
    next === null
      ? [
          createBreak(
            '(time)',
            `no message in ${2 * HEARTBEAT_MS} ms`,
            `a heartbeat every ${HEARTBEAT_MS} ms`,
            'The app greys the prices and locks them.',
          ),
        ]
      : [];
  run.add(createResult(NAMES.heartbeat, findings, { ms: performance.now() - startedAt }));
}

async function checkChange(run: CheckRun, client: StreamClient, changeMs: number): Promise<void> {
  const startedAt = performance.now();
  const change = await client.waitFor(isMarkets('delta'), changeMs);
  const unreadable = findUnreadable(client);
  if (change === null && unreadable.length === 0) {
    run.add(createUntried(NAMES.change, `no price moved in ${changeMs / 1000} s`));
    return;
  }
  run.add(createResult(NAMES.change, unreadable, { ms: performance.now() - startedAt }));
}

/** Connects with a token that the server never gave out: it has to refuse it. */
async function checkUnknownToken(run: CheckRun, address: string, token: string): Promise<void> {
  const client = new StreamClient(address);
  try {
    await client.open(CONNECT_TIMEOUT_MS);
    client.send(createAuthenticationRequest(AUTHENTICATION_ID, token));
    const status = await client.waitFor(isStatus(AUTHENTICATION_ID), FIRST_MESSAGE_MS);
    const message = status === null ? null : readMessage(status);
    const isAccepted = message?.op === 'status' && message.problem === null;
    const accepted = createBreak('statusCode', 'SUCCESS', 'FAILURE', 'Anyone can read the stream of a bettor.');
    run.add(createResult(NAMES.token, isAccepted ? [accepted] : []));
  } catch (error) {
    run.add(createUntried(NAMES.token, error instanceof Error ? error.message : String(error)));
  } finally {
    client.close();
  }
}

/** Checks the price stream: handshake, image, heartbeat, a change, and the refusal of an unknown token. */
export async function checkStream(
  run: CheckRun,
  { address, changeMs = CHANGE_MS }: StreamOptions,
  marketIds: readonly string[],
  tokens: { readonly own: string; readonly unknown: string },
): Promise<void> {
  const client = new StreamClient(address);
  try {
    const isOpen = await checkHandshake(run, client, tokens.own);
    const isSubscribed = isOpen && marketIds.length > 0 && (await checkImage(run, client, marketIds));
    const reason = !isOpen
      ? 'the handshake failed'
      : marketIds.length === 0
        ? 'the home list names no market'
        : 'no image arrived';
    if (isSubscribed) {
      await checkHeartbeat(run, client);
      await checkChange(run, client, changeMs);
    } else {
      const untried = [NAMES.heartbeat, NAMES.change, ...(isOpen && marketIds.length > 0 ? [] : [NAMES.image])];
      for (const name of untried) run.add(createUntried(name, reason));
    }
    await checkUnknownToken(run, address, tokens.unknown);
  } finally {
    client.close();
  }
}

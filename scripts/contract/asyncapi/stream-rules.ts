import { FIRST_MESSAGE_MS, PROBE_MS } from '#shared/live/transport/socket/heartbeat.ts';
import { MAX_RECOVERIES } from '#shared/live/transport/socket/recovery-limit.ts';
import {
  CONNECT_TIMEOUT_MS,
  FIRST_PAUSE_MS,
  MAX_MESSAGE_LENGTH,
  MAX_PAUSE_MS,
} from '#shared/live/transport/socket/socket-connection.ts';
import { HEARTBEAT_MS } from '#shared/live/transport/socket/stream-requests.ts';
import type { GeneralRule } from '../openapi/general-rules.ts';

const formatSeconds = (ms: number): string => `${ms / 1000} seconds`;

/** Rules of the stream, in the order of the documents. */
export const streamRules: readonly GeneralRule[] = [
  {
    title: 'When the app opens the stream',
    sentences: [
      'The app opens one WebSocket a page, when `live.transport` in `config.json` is `socket`, or `auto` and `globalsetting/getSocketStatus` says 1.',
      'The address is `/stream` below `apiBase`, or `live.socket` of `config.json`. It sends no cookies and no header: the first message carries the token.',
      'Without the stream, and until it delivers, the app polls. The stream is optional.',
      'The page closes the connection while it is hidden, and opens it again at once when it is visible.',
    ],
  },
  {
    title: 'Format',
    sentences: [
      `A message is one JSON object in one text frame, at most ${MAX_MESSAGE_LENGTH / 1e6} million characters. A longer one, or a binary one, ends the connection.`,
      'The messages are those of the public Betfair Exchange Stream API. `fcm`, `scm` and `ocm`, with their subscriptions, are additions of ours.',
      'The app ignores fields and kinds of messages that it does not know. Ids are texts, at most 64 characters.',
      'Offer `permessage-deflate` for short messages too: it saves three quarters of the bytes.',
    ],
  },
  {
    title: 'Order of messages',
    sentences: [
      'The app signs in, waits for the status, then subscribes to own bets, prices, session lines and scores.',
      'A status stands before the first message of its subscription. A subscription begins with an image (SUB_IMAGE), or with RESUB_DELTA after known clocks. The app ignores changes before that.',
      '`pt` never decreases, and `clk` never repeats. A message that is older than one applied counts as lost data.',
      'Apply changes in the order in which they happened: the app applies each message as it arrives, and draws once a frame.',
    ],
  },
  {
    title: 'Heartbeats',
    sentences: [
      `Send a message of each subscription at least every ${HEARTBEAT_MS} ms: a change, or \`ct: HEARTBEAT\`. It says that the prices still hold.`,
      `After twice that time (${formatSeconds(2 * HEARTBEAT_MS)}) without one, prices are grey and take no bets, and the app connects again.`,
      `The app sends a ping every ${formatSeconds(PROBE_MS)}, and waits ${formatSeconds(FIRST_MESSAGE_MS)} for the first message of a price subscription.`,
    ],
  },
  {
    title: 'Recovery',
    sentences: [
      'After a broken connection the app sends `initialClk` and `clk` again. Respond with what has changed since (RESUB_DELTA), with an image, or with the status INVALID_CLOCK.',
      'After an unreadable message, or one out of order, the app subscribes again without clocks: respond with an image.',
      `After more than ${MAX_RECOVERIES.most} such repairs in ${formatSeconds(MAX_RECOVERIES.withinMs)} it closes the connection and polls.`,
      `It connects again after ${formatSeconds(FIRST_PAUSE_MS)}, twice as long after each failure, at most ${formatSeconds(MAX_PAUSE_MS)}, each time shortened by chance by up to three quarters. An attempt may take ${formatSeconds(CONNECT_TIMEOUT_MS)}.`,
      'When a session ends, send the status NO_SESSION and close the connection.',
    ],
  },
];

import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { formatTable } from '../harness/report.mjs';

/** Most bytes of a recorded T20 match in full depth, for one bettor. */
const LIMIT_BYTES = 4_000_000;

/** Most bytes of the same match in lite mode. */
const LITE_LIMIT_BYTES = 800_000;
/** Interval at which the simulated exchange reads its books for a stream. */
const TICK_MS = 250;

/** A bettor watches from an hour before the match to its result. */
const WATCHED_BEFORE_MS = 3_600_000;

/**
 * Replays the recorded match through the simulated exchange's stream, as a bettor in lite mode subscribes to it. The
 * messages include heartbeats, which the recording has none of.
 */
async function recordLiteMessages(sources, recording) {
  const { lines, matchName, runnerNames, marketId, inPlayAt, closedAt } = recording;
  const { createRecordedMatch } = await sources.load('mocks/exchange/recording/recorded-match.ts');
  const { createMarketSubscription } = await sources.load('mocks/stream/create-subscription.ts');
  const { StreamCheckpoints } = await sources.load('mocks/stream/subscription.ts');
  const { parseRequest } = await sources.load('mocks/stream/stream-request.ts');
  const requests = await sources.load('src/shared/live/transport/socket/stream-requests.ts');
  const startAt = inPlayAt - WATCHED_BEFORE_MS;
  const match = createRecordedMatch({ lines, matchName, runnerNames, startAt, from: startAt });
  const [market] = match.markets;
  let now = startAt;
  const board = {
    findMarket: () => ({ ...market.sheet, ...market, ...market.getStateAt(now), locked: false, news: null }),
  };
  const messages = [];
  const request = parseRequest(JSON.stringify(requests.createMarketSubscriptionRequest(3, [marketId], 'lite', {})));
  const subscription = createMarketSubscription(request, {
    exchange: { board },
    checkpoints: { markets: new StreamCheckpoints() },
    send: (message) => messages.push(JSON.stringify({ pt: now, ...message })),
  });
  subscription.start(undefined, now, {});
  for (now += TICK_MS; now <= closedAt + TICK_MS; now += TICK_MS) subscription.handleTick(now, {});
  return messages;
}

/** Sends messages over a real WebSocket and resolves to the bytes that the client's socket received. */
async function countBytes(messages, perMessageDeflate) {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${server.address().port}`, { perMessageDeflate });
  try {
    const [[serverSocket]] = await Promise.all([once(sockets, 'connection'), once(client, 'open')]);
    const before = client._socket.bytesRead;
    let received = 0;
    const all = new Promise((resolve) => client.on('message', () => (received += 1) === messages.length && resolve()));
    for (const message of messages) serverSocket.send(message);
    await all;
    return client._socket.bytesRead - before;
  } finally {
    client.terminate();
    sockets.close();
    server.close();
  }
}

const toMegabytes = (bytes) => bytes / 1e6;

/** Counts what a recorded T20 match costs one bettor on the wire, compressed and not. */
export async function run() {
  const sources = await openSources();
  try {
    const { openTestRecording } = await sources.load('mocks/exchange/recording/open-recording.ts');
    const { STREAM_COMPRESSION } = await sources.load('mocks/stream/serve-stream.ts');
    const recording = openTestRecording();
    const { lines, matchName } = recording;
    const liteMessages = await recordLiteMessages(sources, recording);
    const raw = await countBytes(lines, false);
    const compressed = await countBytes(lines, STREAM_COMPRESSION);
    const rawLite = await countBytes(liteMessages, false);
    const compressedLite = await countBytes(liteMessages, STREAM_COMPRESSION);
    const toRow = (name, connection, messages, bytes) => [
      name,
      connection,
      messages.length,
      toMegabytes(bytes),
      bytes / messages.length,
    ];
    return {
      text: `${matchName}.\n\n${formatTable(
        ['prices', 'connection', 'messages', 'MB', 'bytes a message'],
        [
          toRow('full depth', 'without compression', lines, raw),
          toRow('full depth', 'permessage-deflate', lines, compressed),
          toRow('lite mode', 'without compression', liteMessages, rawLite),
          toRow('lite mode', 'permessage-deflate', liteMessages, compressedLite),
        ],
        2,
      )}`,
      failed: [
        [compressed, LIMIT_BYTES],
        [compressedLite, LITE_LIMIT_BYTES],
      ]
        .filter(([bytes, limit]) => bytes > limit)
        .map(([bytes, limit]) => `${bytes} bytes, at most ${limit}`),
    };
  } finally {
    await sources.close();
  }
}

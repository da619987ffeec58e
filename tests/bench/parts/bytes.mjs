import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { formatTable } from '../harness/report.mjs';

/** Most bytes of a recorded T20 match in full depth, for one bettor. */
const LIMIT_BYTES = 4_000_000;

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
    const { lines, matchName } = openTestRecording();
    const raw = await countBytes(lines, false);
    const compressed = await countBytes(lines, STREAM_COMPRESSION);
    return {
      text: `${matchName}, ${lines.length} messages in full depth.\n\n${formatTable(
        ['connection', 'MB', 'bytes a message'],
        [
          ['without compression', toMegabytes(raw), raw / lines.length],
          ['permessage-deflate', toMegabytes(compressed), compressed / lines.length],
        ],
        2,
      )}`,
      failed: compressed > LIMIT_BYTES ? [`${compressed} bytes, at most ${LIMIT_BYTES}`] : [],
    };
  } finally {
    await sources.close();
  }
}

import type { Server } from 'node:http';
import { type PerMessageDeflateOptions, WebSocketServer } from 'ws';
import type { StreamHub } from './hub.ts';

const MAX_REQUEST_BYTES = 64 * 1024;

/** Compresses short messages too: each one repeats words of those before it (`npm run bench -- bytes`). */
export const STREAM_COMPRESSION: PerMessageDeflateOptions = { threshold: 0 };

/** Serves a stream at a path of an HTTP server. Returns `setRefusing`, which refuses or accepts new connections. */
export function serveStream(server: Server, hub: StreamHub, path: string): { setRefusing(isRefusing: boolean): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_BYTES,
    perMessageDeflate: STREAM_COMPRESSION,
  });
  let isRefusing = false;
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (isRefusing || pathname !== path) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = hub.connect({ send: (text) => client.send(text), close: () => client.terminate() });
      client.on('message', (data, isBinary) => {
        if (!isBinary && Buffer.isBuffer(data)) connection.receive(data.toString());
      });
      client.on('close', () => connection.handleClose());
      client.on('error', () => client.terminate());
    });
  });
  return { setRefusing: (next) => void (isRefusing = next) };
}

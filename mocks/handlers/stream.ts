import { type WebSocketHandler, ws } from 'msw';
import type { StreamHub } from '../stream/hub.ts';

/** Serves the price stream of an exchange that runs in the page, in place of a server's socket. */
export function createStreamHandler(hub: StreamHub): WebSocketHandler {
  return ws.link('*/api/v1/stream').addEventListener('connection', ({ client }) => {
    const connection = hub.connect({ send: (text) => client.send(text), close: () => client.close() });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') connection.receive(data);
    });
    client.addEventListener('close', () => connection.handleClose());
  });
}

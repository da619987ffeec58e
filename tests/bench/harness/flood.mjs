import { WebSocketServer } from 'ws';

const SHAPE = { markets: 200, changes: 3, among: 3600 };
/** Largest send buffer in bytes. The page's own speed then sets the rate. */
const MOST_WAITING = 1_000_000;
const AT_ONCE = 500;

const isRequest = (op) => (message) => message.op === op;

/**
 * Creates an exchange that sends only prices, as fast as its one listener takes them. It responds to sign-in and
 * subscriptions by the contract of the stream. `sent` resolves to the final book after `count` messages.
 */
export function createFlood({ GeneratedFeed, count }) {
  const engine = new GeneratedFeed(42, SHAPE);
  let done;
  const sent = new Promise((resolve) => (done = resolve));

  async function pour(socket, id) {
    let published = Date.now();
    const createHead = (number) => ({ id, clk: `c${number}`, pt: (published += 1) });
    socket.send(engine.createImage({ ...createHead(0), initialClk: 'i' }));
    for (let number = 1; number <= count; number += 1) {
      socket.send(engine.createTick(createHead(number)));
      if (number % AT_ONCE > 0) continue;
      await new Promise((resolve) => setImmediate(resolve));
      while (socket.bufferedAmount > MOST_WAITING) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const heartbeat = setInterval(
      () => socket.send(JSON.stringify({ op: 'mcm', ct: 'HEARTBEAT', ...createHead(`heart${published}`), mc: [] })),
      500,
    );
    socket.on('close', () => clearInterval(heartbeat));
    done(engine.getBook());
  }

  return {
    shape: SHAPE,
    sent,
    listen(server) {
      new WebSocketServer({ server, path: '/stream' }).on('connection', (socket) => {
        socket.on('message', (data) => {
          const request = JSON.parse(String(data));
          socket.send(JSON.stringify({ op: 'status', id: request.id, statusCode: 'SUCCESS', connectionClosed: false }));
          if (isRequest('marketSubscription')(request)) void pour(socket, request.id);
        });
      });
    },
  };
}

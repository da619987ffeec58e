import { WebSocketServer } from 'ws';

const SHAPE = { markets: 200, changes: 3, among: 3600 };
/** So much may wait on this side of the line: the page's own pace fills and empties it. */
const MOST_WAITING = 1_000_000;
const AT_ONCE = 500;

const isRequest = (op) => (message) => message.op === op;

/**
 * An exchange that says nothing but prices, as fast as its one listener takes them. Answers sign-in and subscriptions as the stream's
 * contract has them. `sent` resolves, with the book as it then stands, once `count` messages have gone out.
 */
export function floodOf({ GeneratedFeed, count }) {
  const engine = new GeneratedFeed(42, SHAPE);
  let done;
  const sent = new Promise((resolve) => (done = resolve));

  async function pour(socket, id) {
    let published = Date.now();
    const head = (number) => ({ id, clk: `c${number}`, pt: (published += 1) });
    socket.send(engine.image({ ...head(0), initialClk: 'i' }));
    for (let number = 1; number <= count; number += 1) {
      socket.send(engine.tick(head(number)));
      if (number % AT_ONCE > 0) continue;
      await new Promise((resolve) => setImmediate(resolve));
      while (socket.bufferedAmount > MOST_WAITING) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const heartbeat = setInterval(
      () => socket.send(JSON.stringify({ op: 'mcm', ct: 'HEARTBEAT', ...head(`heart${published}`), mc: [] })),
      500,
    );
    socket.on('close', () => clearInterval(heartbeat));
    done(engine.book());
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

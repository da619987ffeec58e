import { createServer } from 'node:http';
import { readHeaders, withSimulatedExchange } from './headers.mjs';
import { root } from './install.mjs';

/** Serves a folder as it is. Returns the server and the port it got: `port`, or the next free one of the twenty after it. */
export async function serveFolder({ folder, port, headers = [], single = false, host = '127.0.0.1' }) {
  const { default: sirv } = await import('sirv');
  const cache = (response, path) => response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  const files = sirv(folder, { single, etag: true, setHeaders: cache });
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  const got = await listen(server, port, host, port + 20);
  return { server, port: got, url: `http://localhost:${got}` };
}

/** Serves a build of the app with the headers of deploy/headers; `simulated` for the demo build. */
export function serveBuild({ simulated, ...rest }) {
  const plain = readHeaders(`${root}deploy/headers`);
  return serveFolder({ ...rest, single: true, headers: simulated ? withSimulatedExchange(plain) : plain });
}

function listen(server, port, host, last) {
  return new Promise((resolve, reject) => {
    const failed = (error) => {
      if (error.code !== 'EADDRINUSE' || port >= last) return reject(error);
      listen(server, port + 1, host, last).then(resolve, reject);
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(port);
    });
  });
}

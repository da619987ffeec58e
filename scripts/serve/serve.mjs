import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { root } from '../lib/install.mjs';
import { readHeaders, withFrameOrigins, withSimulatedExchange } from './headers.mjs';

/** Serves a folder. Resolves to the server and its port: `port`, or the next free one of the following twenty. */
export async function serveFolder({ folder, port, headers = [], single = false, host = '127.0.0.1', config = null }) {
  const { default: sirv } = await import('sirv');
  const setCacheControl = (response, path) =>
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  const files = sirv(folder, { single, etag: true, setHeaders: setCacheControl });
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (config !== null && request.url?.split('?')[0] === '/config.json') {
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(config));
    }
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  const boundPort = await listen(server, port, host, port + 20);
  return { server, port: boundPort, url: `http://localhost:${boundPort}` };
}

/** Serves a build of the app with the headers of deploy/headers. `simulated`: the demo build. */
export function serveBuild({ simulated, ...rest }) {
  const plain = readHeaders(`${root}deploy/headers`);
  return serveFolder({ ...rest, single: true, headers: simulated ? withSimulatedExchange(plain) : plain });
}

const getHostNames = (port) => [`localhost:${port}`, `127.0.0.1:${port}`];

/** Serves the demo and, on another origin, its games. The app's configuration and headers contain the games' port. */
export async function serveDemo({ folder, port }) {
  const { serveGames } = await import('./serve-games.mjs');
  let app = port;
  const games = await serveGames({ port: port + 1, appPort: () => app });
  const storedConfig = JSON.parse(readFileSync(`${folder}/config.json`, 'utf8'));
  const hosts = getHostNames(games.port);
  const config = {
    ...storedConfig,
    frameHosts: hosts,
    greetingHosts: hosts,
    simulatedExchange: { ...storedConfig.simulatedExchange, gamesPort: games.port },
  };
  const headers = withFrameOrigins(
    withSimulatedExchange(readHeaders(`${root}deploy/headers`)),
    hosts.map((host) => `http://${host}`),
  );
  const served = await serveFolder({ folder, port, single: true, headers, config });
  app = served.port;
  return {
    url: served.url,
    close() {
      for (const { server } of [served, games]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const createPortError = (first, last) => {
  const ports = first === last ? `Port ${first} is` : `Ports ${first} to ${last} are`;
  return Object.assign(new Error(`${ports} in use.`), { code: 'EADDRINUSE' });
};

/**
 * Listens on a port, or on the next free one up to `last`; port 0 means any free one. Resolves to the port. Rejects
 * with `EADDRINUSE` and a one-line message when no port is free.
 */
export function listen(server, port, host, last, first = port) {
  return new Promise((resolve, reject) => {
    const handleListening = () => {
      server.off('error', handleFailure);
      resolve(server.address().port);
    };
    const handleFailure = (error) => {
      server.off('listening', handleListening);
      if (error.code !== 'EADDRINUSE') return reject(error);
      if (port >= last) return reject(createPortError(first, last));
      listen(server, port + 1, host, last, first).then(resolve, reject);
    };
    server.once('error', handleFailure);
    server.once('listening', handleListening);
    server.listen(port, host);
  });
}

/** Ends the command with a one-line message when no port is free. Throws every other error. */
export const exitWithoutPort = (hint) => (error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`${error.message} ${hint}`);
  process.exit(1);
};

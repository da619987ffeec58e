import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { addConfigHosts } from '../../../scripts/operator/config-headers.mjs';
import { readHeaders, withSimulatedExchange } from '../../../scripts/serve/headers.mjs';
import { listen } from '../../../scripts/serve/serve.mjs';
import type { TestServer } from './fixtures.ts';

const root = new URL('../../../', import.meta.url).pathname;
export const PRODUCTION = process.env['DIST'] ?? `${root}dist`;
export const DEMO = process.env['DIST_DEMO'] ?? `${root}dist-demo`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Copies the production build under new file names, as a later version would have. Resolves to the new folder. Every
 * script is called `*.next.js`.
 */
export async function createNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  await cp(PRODUCTION, folder, { recursive: true });
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const renameScripts = (text: string) => text.replaceAll(/([\w-]+-[\w-]{7})\.js\b/g, '$1.next.js');
  const pageBefore = await readFile(join(folder, 'index.html'), 'utf8');
  const page = renameScripts(pageBefore);
  await writeFile(join(folder, 'index.html'), page);
  for (const name of scripts) {
    const file = join(folder, 'assets', name);
    await writeFile(file, renameScripts(await readFile(file, 'utf8')));
    await rename(file, renameScripts(file));
  }
  const worker = join(folder, 'service-worker.js');
  const workerText = await readFile(worker, 'utf8');
  await writeFile(worker, renameScripts(workerText).replaceAll(hash(pageBefore), hash(page)));
  return folder;
}

/** Files, configuration and headers of an operator's server. */
interface Deployment {
  readonly folder: string;
  readonly config: object;
  readonly headers: [name: string, value: string][];
  /** Another file to send as service-worker.js. */
  readonly worker?: string;
}

/**
 * Serves one deployment after the other at one address, and passes calls on to the exchange. A file of an earlier
 * deployment is gone.
 */
export async function serveDeployments(testServer: TestServer) {
  const config = (await (await fetch(`${testServer.url}/config.json`)).json()) as object;
  const headersOfConfig = addConfigHosts(readHeaders(`${root}deploy/headers`), config);
  let current: Deployment = { folder: PRODUCTION, config, headers: headersOfConfig };
  let isDown = false;
  let heldPath: string | null = null;
  const held: (() => void)[] = [];
  const folders: string[] = [];

  function passOn(request: IncomingMessage, response: ServerResponse) {
    const { method, headers, url = '/' } = request;
    const forwarded = sendRequest(`${testServer.url}${url}`, { method, headers }, (received) => {
      const respond = () => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      };
      if (heldPath !== null && url.endsWith(heldPath)) held.push(respond);
      else respond();
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  const server = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) return passOn(request, response);
    for (const [name, value] of current.headers) response.setHeader(name, value);
    // The browser's own cache must not stand in for the worker's.
    response.setHeader('Cache-Control', 'no-store');
    if (path === '/config.json') {
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(current.config));
    }
    if (path === '/service-worker.js' && current.worker !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      return void createReadStream(current.worker).pipe(response);
    }
    // A file that does not exist gets the page with status 200, as from many servers.
    sirv(current.folder, { single: true, dev: true })(request, response);
  });
  const port = await listen(server, 0, '127.0.0.1', 0);

  return {
    url: `http://localhost:${port}`,
    /** Another origin with the same files. */
    otherOrigin: `http://127.0.0.1:${port}`,
    config,
    headers: current.headers,
    deploy(change: Partial<Deployment>) {
      current = { ...current, ...change };
    },
    async deployNextVersion() {
      folders.push(await createNextVersion());
      current = { ...current, folder: folders.at(-1) ?? '' };
    },
    async deployDemo() {
      const demoConfig = JSON.parse(await readFile(join(DEMO, 'config.json'), 'utf8')) as object;
      current = {
        folder: DEMO,
        config: demoConfig,
        headers: withSimulatedExchange(readHeaders(`${root}deploy/headers`)),
      };
    },
    deployProduction() {
      current = { folder: PRODUCTION, config, headers: headersOfConfig };
    },
    setDown(next: boolean) {
      isDown = next;
      if (next) server.closeAllConnections();
    },
    /** Holds the responses of a call until the returned function is called. */
    holdResponses(path: string) {
      heldPath = path;
      return () => {
        heldPath = null;
        held.splice(0).forEach((respond) => respond());
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

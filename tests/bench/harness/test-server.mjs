import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from '../../../scripts/build/compress.mjs';
import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { root } from './root.mjs';

const folder = path.join(root, '.cache/bench-app');
let built;

/**
 * Builds the production app once, compressed as `npm run exchange` serves it. BENCH_DIST names an existing build
 * instead. Resolves to its folder.
 */
export async function buildApp() {
  if (process.env.BENCH_DIST) return path.resolve(process.env.BENCH_DIST);
  await (built ??= build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } }).then(() =>
    compressFolder(folder),
  ));
  return folder;
}

/**
 * Starts the simulated exchange over HTTP and socket, together with the production build. `speed`: factor of its clock.
 * `change`: wraps the exchange, and receives the odds ladder too. Resolves to
 * `{ url, exchange, countConnections, close }`; `countConnections` counts the open streams.
 */
export async function startTestServer({ speed = 1, streamEveryMs, change = (exchange) => exchange } = {}) {
  const app = await buildApp();
  const sources = await openSources();
  const [{ createExchange }, { createClock }, { serveExchange }] = await Promise.all(
    ['exchange/create', 'exchange/clock', 'server'].map((name) => sources.load(`mocks/${name}.ts`)),
  );
  const { getLadderPrices } = await sources.load('src/shared/domain/odds/ladder.ts');
  const exchange = createExchange({ seed: 7, clock: createClock({ now: Date.now(), mode: { speed } }) });
  await exchange.waitUntilRead();
  const server = await serveExchange({
    exchange: change(exchange, getLadderPrices('betfair')),
    streamEveryMs,
    root: app,
    headersFile: path.join(root, 'deploy/headers'),
    port: 0,
    socket: true,
  });
  return {
    url: server.url,
    exchange,
    countConnections: server.stream.connections,
    async close() {
      await server.close();
      exchange.dispose();
      await sources.close();
    },
  };
}

export async function signIn(page, url) {
  await page.goto(`${url}/Users/Login`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/dashboard/);
}

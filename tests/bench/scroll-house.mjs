// The simulated exchange over HTTP with a production build beside it, and an account with ten thousand bets to scroll through.
import { createServer } from 'vite';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const DEMO_PAST = { bets: 10_000, days: 89 };

/** Resolves to `{ url, close }`. `folder`: a build of the app. */
export async function openScrollHouse(folder) {
  const loader = await createServer({ root, configFile: false, logLevel: 'warn', appType: 'custom', server: { middlewareMode: true, ws: false, watch: null, hmr: false }, optimizeDeps: { noDiscovery: true } });
  const [{ createExchange }, { createClock }, { serveExchange }, { demoUserId }] = await Promise.all(
    ['exchange/create', 'exchange/clock', 'server', 'exchange/state/fresh'].map((name) => loader.ssrLoadModule(`/mocks/${name}.ts`)),
  );
  const exchange = createExchange({ seed: 7, clock: createClock({ now: Date.now(), mode: { speed: 1 } }) });
  await exchange.ready();
  await exchange.operator.seedHistory(demoUserId, DEMO_PAST);
  const server = await serveExchange({ exchange, root: folder, headersFile: `${root}/deploy/headers`, port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      exchange.dispose();
      await loader.close();
    },
  };
}

import { openSources } from '../lib/load-sources.mjs';

// Serves the calls and the price stream of the simulated exchange, and no app: for a proxy that serves the build.
// PORT (8080) and SEED (7) change where it is and what happens.
const { startTestServer } = await (await openSources()).load('mocks/test-server.ts');
const { url } = await startTestServer({
  port: Number(process.env['PORT'] ?? 8080),
  host: '0.0.0.0',
  publicHost: 'localhost',
  seed: Number(process.env['SEED'] ?? 7),
});
console.log(`The simulated exchange responds at ${url}/api/v1`);

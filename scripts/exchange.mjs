import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { compressFolder } from './build/compress.mjs';
import { installPackages, root } from './lib/install.mjs';
import { exitWithoutPort } from './serve/serve.mjs';

installPackages();
const folder = `${root}.cache/exchange`;
// DIST: a build to serve instead of a new one.
const existingBuild = process.env['DIST'];
if (existingBuild) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(existingBuild, folder, { recursive: true });
} else {
  console.log('Building the app …');
  execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
}
await compressFolder(folder);

const { openSources } = await import('./lib/load-sources.mjs');
const { startTestServer } = await (await openSources()).load('mocks/test-server.ts');

const addresses = Object.values(networkInterfaces())
  .flat()
  .filter((each) => each?.family === 'IPv4' && !each.internal);
const publicHost = process.env['HOST'] ?? addresses[0]?.address ?? 'localhost';
const port = Number(process.env['PORT'] ?? 8080);
const { url } = await startTestServer({
  root: folder,
  headersFile: `${root}deploy/headers`,
  port,
  host: publicHost === 'localhost' ? '127.0.0.1' : '0.0.0.0',
  publicHost,
  seed: Number(process.env['SEED'] ?? 7),
}).catch(exitWithoutPort('Set PORT to a free one.'));
if (new URL(url).port !== String(port)) console.log(`Port ${port} is in use: the exchange takes the next free one.`);
console.log(`
  The exchange runs at   ${url}
  Sign in with           demo / Demo1234, or demo2 / Demo1234 for a second bettor

  Prices come by a socket. Phones on the same network reach it by that address.
  HOST, PORT and SEED change where it is and what happens. Stop it with Ctrl+C.
`);

import { execFileSync } from 'node:child_process';
import { installPackages, root } from './lib/install.mjs';

installPackages();
console.log('Building the demo …');
execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--outDir', 'dist-demo', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
});
const { exitWithoutPort, serveDemo } = await import('./serve/serve.mjs');
const port = Number(process.env['PORT'] ?? 5173);
const { url } = await serveDemo({ folder: `${root}dist-demo`, port }).catch(exitWithoutPort('Set PORT to a free one.'));
console.log(`
  The exchange runs at   ${url}
  Sign in with           demo / Demo1234

  It is a simulated exchange: it lives in this browser, and its bets survive a reload.
  Stop it with Ctrl+C.
`);

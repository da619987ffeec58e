import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserArgs, findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/install.mjs';

// Runs the browser tests on the existing builds, and builds the missing ones first.
const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), CHROMIUM_ARGS: browserArgs.join(' ') };
const vite = (...args) =>
  spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', ...args], { cwd: root, env, stdio: 'inherit' });
if (process.argv.includes('--build') || !existsSync(`${root}dist`)) vite();
if (process.argv.includes('--build') || !existsSync(`${root}dist-demo`))
  vite('--mode', 'demo', '--outDir', 'dist-demo');
const run = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2).filter((arg) => arg !== '--build')], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserArgs, findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/install.mjs';

// Runs the browser tests on the existing builds, and builds the missing ones first.
const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), CHROMIUM_ARGS: browserArgs.join(' ') };
const runCommand = (...args) => {
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const buildApp = (...args) => runCommand('vite', 'build', '--logLevel', 'warn', ...args);
if (process.argv.includes('--build') || !existsSync(`${root}dist`)) buildApp();
if (process.argv.includes('--build') || !existsSync(`${root}dist-demo`))
  buildApp('--mode', 'demo', '--outDir', 'dist-demo');
runCommand('playwright', 'test', ...process.argv.slice(2).filter((arg) => arg !== '--build'));

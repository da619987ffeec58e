import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserArgs, findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/install.mjs';

// Runs the e2e specs on the builds, and makes missing builds first. Another --config brings its own pages.
// --all-languages visits every page in every language and width, where the specs otherwise visit a share.
const OWN_FLAGS = ['--build', '--all-languages'];
const args = process.argv.slice(2);
const env = {
  ...process.env,
  CHROMIUM_PATH: await findBrowser({ prefersShell: true }),
  CHROMIUM_ARGS: browserArgs.join(' '),
  ...(args.includes('--all-languages') && { LANGUAGES: 'all' }),
};
const runCommand = (...command) => {
  const { status, signal } = spawnSync('npx', command, { cwd: root, env, stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
};
const buildIfNeeded = (folder, ...options) => {
  if (args.includes('--build') || !existsSync(`${root}${folder}`))
    runCommand('vite', 'build', '--outDir', folder, '--logLevel', 'warn', ...options);
};
if (!args.includes('--config')) {
  buildIfNeeded('dist');
  buildIfNeeded('dist-demo', '--mode', 'demo');
}
runCommand('playwright', 'test', ...args.filter((arg) => !OWN_FLAGS.includes(arg)));

import { spawn, spawnSync } from 'node:child_process';
import { browserArgs, findBrowser } from './find-browser.mjs';
import { root } from './install.mjs';
import { serveFolder } from './serve.mjs';

// Builds the workshop, serves it, and visits every story: it renders, its play passes, axe finds nothing.
const env = { ...process.env, CHROMIUM_PATH: await findBrowser(), CHROMIUM_ARGS: browserArgs.join(' ') };
const built = spawnSync('npx', ['storybook', 'build', '-o', 'dist-storybook', '--quiet', '--disable-telemetry'], { cwd: root, env, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const { url, server } = await serveFolder({ folder: `${root}dist-storybook`, port: 6117 });
const reports = process.env['REPORTS_DIR'];
const output = reports ? ['--json', '--outputFile', `${reports}/stories.json`] : [];
const run = spawn('npx', ['test-storybook', '--url', url, '--maxWorkers=1', '--testTimeout=60000', ...output, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
run.on('close', (code) => {
  server.close();
  process.exit(code ?? 1);
});

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns the path of nginx, or null where it is not installed. NGINX_PATH names another one. */
export function findNginx() {
  for (const path of [process.env['NGINX_PATH'], 'nginx', '/usr/sbin/nginx'].filter(Boolean))
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return path;
    } catch {
      // The next one.
    }
  return null;
}

const listenOnFreePort = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

async function findFreePort() {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(url, process) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (process.exitCode !== null) return;
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Runs a real nginx with a configuration. `change`: returns the text of the main file. It receives the
 * temporary folder, the port for the app, and that of a stand-in for the API. `files`: returns texts by their path in
 * the folder.
 *
 * The stand-in responds to every call with 200. Rejects with the message of `nginx -t` for a wrong configuration.
 */
export async function runNginx({ nginx, change, files }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The workers of nginx run as another user when root starts it.
  chmodSync(folder, 0o755);
  const api = createServer((_, response) => response.end('from the API'));
  const apiPort = await listenOnFreePort(api);
  const port = await findFreePort();
  for (const [path, text] of Object.entries(files({ folder, port, apiPort }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const main = join(folder, 'main.conf');
  writeFileSync(main, change({ folder, port, apiPort }));
  const options = ['-c', main, '-e', join(folder, 'error.log')];
  const removeAll = async () => {
    rmSync(folder, { recursive: true, force: true });
    await new Promise((resolve) => api.close(resolve));
  };
  try {
    execFileSync(nginx, ['-t', ...options], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    await removeAll();
    throw new Error(`nginx refuses the configuration: ${error.stderr}`);
  }
  const running = spawn(nginx, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, running);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      if (running.exitCode === null) {
        running.kill('SIGTERM');
        await ended;
      }
      api.closeAllConnections();
      await removeAll();
    },
  };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { serveExchange } from '#mocks/server.ts';
import { findShellBeside, listInstallCommands } from '../../scripts/lib/find-browser.mjs';
import { createStamp } from '../../scripts/lib/install.mjs';
import { listen } from '../../scripts/serve/serve.mjs';

const HOST = '127.0.0.1';
const open: Server[] = [];

/** Starts a server on a free port, so that the port is in use. */
async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('ports of the scripts', () => {
  test('listen takes the next free port when its port is in use', async () => {
    const port = await takePort();
    const server = createServer();
    open.push(server);
    const got = await listen(server, port, HOST, port + 20);
    expect(got).toBeGreaterThan(port);
    expect(got).toBeLessThanOrEqual(port + 20);
  });

  test('listen rejects with one line when it may take no other port', async () => {
    const port = await takePort();
    const server = createServer();
    const before = server.listenerCount('listening');
    const refused = listen(server, port, HOST, port);
    await expect(refused).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `Port ${port} is in use.`,
    });
    expect(server.listenerCount('listening'), 'no listener stays').toBe(before);
  });

  test('serveExchange takes the next free port when its port is in use', async () => {
    const port = await takePort();
    const exchange = createExchange({ seed: 7, clock: createClock({ now: Date.now() }) });
    const { url, close } = await serveExchange({ exchange, port, portRange: 20 });
    try {
      expect(Number(new URL(url).port)).toBeGreaterThan(port);
      expect((await fetch(`${url}/config.json`)).status).toBe(200);
    } finally {
      await close();
      exchange.dispose();
    }
  });
});

test('createStamp changes with the content of each package file, also at the same length', async () => {
  const folder = `${await mkdtemp(join(tmpdir(), 'stamp-'))}/`;
  const write = (lock: string, manifest: string) =>
    Promise.all([writeFile(`${folder}package-lock.json`, lock), writeFile(`${folder}package.json`, manifest)]);
  try {
    await write('{"a":1}', '{"b":1}');
    const stamp = createStamp(folder);
    expect(stamp).toMatch(/^v\d+\.\d+\.\d+ sha256-[\da-f]{64}$/);
    expect(createStamp(folder)).toBe(stamp);
    await write('{"a":2}', '{"b":1}');
    const afterLock = createStamp(folder);
    await write('{"a":1}', '{"b":2}');
    expect(new Set([stamp, afterLock, createStamp(folder)]).size).toBe(3);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('listInstallCommands', () => {
  test('never lets sudo ask for a password', () => {
    const commands = listInstallCommands({ platform: 'linux', isRoot: false }).flat();
    expect(commands.filter(([command]) => command === 'sudo').map(([, option]) => option)).toEqual(['-n', '-n']);
  });

  test('installs the headless shell before the full browser when the shell is preferred', () => {
    const commands = listInstallCommands({ platform: 'linux', isRoot: true, prefersShell: true }).flat();
    expect(commands.map((command) => command.join(' '))).toEqual([
      'npx playwright install --only-shell chromium',
      'apt-get update',
      'apt-get install -y chromium-headless-shell',
      'apt-get install -y chromium',
    ]);
  });

  test.each(['darwin', 'win32'])('uses no package manager of the system on %s', (platform) => {
    expect(listInstallCommands({ platform, isRoot: false }).flat()).toEqual([
      ['npx', 'playwright', 'install', 'chromium'],
    ]);
  });
});

describe('findShellBeside', () => {
  test("finds the headless shell of the revision of Playwright's browser", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    const createBrowser = async (path: string) => {
      const file = join(folder, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, '');
      return file;
    };
    try {
      const browser = await createBrowser('chromium-1255/chrome-linux64/chrome');
      expect(findShellBeside(browser)).toBe('');
      await createBrowser('chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell');
      expect(findShellBeside(browser)).toBe('');
      const shell = await createBrowser(
        'chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
      );
      expect(findShellBeside(browser)).toBe(shell);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('finds nothing beside a browser of the system', () => {
    expect(findShellBeside('/usr/bin/chromium')).toBe('');
  });
});

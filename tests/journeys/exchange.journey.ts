import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { moneyShown } from './betting.ts';
import { expect, signIn, test } from './journey.ts';

const root = new URL('../../', import.meta.url).pathname;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** `npm run exchange`, as it is typed. Resolves when it has said where it runs. */
async function startExchange(): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/exchange.mjs'], { cwd: root, env: { ...process.env, PORT: String(await freePort()), HOST: 'localhost' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
      const [, address] = /runs at\s+(http:\/\/\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return { url, process: child };
}

/** Bets 100 on the last match of the home list, which has not begun. Prices move: where the pressed one went away, the slip offers the one that stands. */
async function bet(page: Page, side: 'Back' | 'Lay') {
  await page.getByRole('button', { name: new RegExp(`^${side} .* at .* available`) }).last().click();
  await expect(page).toHaveURL(/\/details\//);
  await page.getByRole('button', { name: 'Set stake to 100', exact: true }).click();
  await expect(async () => {
    const take = page.getByRole('button', { name: /^Use / });
    if (await take.isVisible()) await take.click({ timeout: 1_000 });
    const place = page.getByRole('button', { name: /^(Place|Press again) / });
    if (await place.isVisible()) await place.click({ timeout: 1_000 });
    await expect(page.getByText(/^Placed: /).first()).toBeVisible({ timeout: 7_000 });
  }).toPass({ timeout: 60_000 });
}

test('npm run exchange serves two bettors by a socket, each with a balance of their own', async ({ browser, page, broken }) => {
  test.setTimeout(240_000);
  const { url, process: running } = await startExchange();
  const second = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const other = await second.newPage();
    await signIn(page, url, 'demo');
    await signIn(other, url, 'demo2');
    await expect(page.getByRole('button', { name: /^Connection: Live/ })).toBeVisible({ timeout: 20_000 });
    const untouched = { balance: '50,000.00', exposure: '0.00' };
    await expect.poll(() => moneyShown(other)).toEqual(untouched);

    await bet(page, 'Back');
    await expect.poll(async () => (await moneyShown(page)).exposure).toBe('−100.00');
    expect(await moneyShown(other)).toEqual(untouched);

    await bet(other, 'Lay');
    await expect.poll(async () => (await moneyShown(other)).exposure).not.toBe(untouched.exposure);
    expect((await moneyShown(page)).exposure).toBe('−100.00');
    expect(broken).toEqual([]);
  } finally {
    await second.close();
    running.kill();
  }
});

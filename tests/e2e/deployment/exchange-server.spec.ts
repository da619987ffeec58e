import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const root = new URL('../../../', import.meta.url).pathname;

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts `npm run exchange` with the build of the other specs. Resolves when it has printed its address. */
async function startExchangeProcess(): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/exchange.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      DIST: process.env['DIST'] ?? `${root}dist`,
      PORT: String(await findFreePort()),
      HOST: 'localhost',
      DATABASE: 'memory',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString('utf8');
      const [, address] = /runs at\s+(http:\/\/\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  return { url, process: child };
}

/**
 * Bets 100 on the last match of the home list, which has not started. When the pressed price has changed, the slip
 * offers the current one.
 */
async function placeBet(page: Page, side: 'Back' | 'Lay') {
  await page
    .getByRole('button', { name: new RegExp(`^${side} .* at .* available`) })
    .last()
    .click();
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

test('the script npm run exchange serves two bettors by a socket, each with their own balance', async ({
  browser,
  page,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const { url, process: running } = await startExchangeProcess();
  const second = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const other = await second.newPage();
    await signIn(page, url, 'demo');
    await signIn(other, url, 'demo2');
    await expect(page.getByRole('button', { name: /^Connection: Live/ })).toBeVisible({ timeout: 20_000 });
    const untouched = { balance: '50,000.00', exposure: '0.00' };
    await expect.poll(() => readHeaderMoney(other)).toEqual(untouched);

    await placeBet(page, 'Back');
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).toBe('−100.00');
    expect(await readHeaderMoney(other)).toEqual(untouched);

    await placeBet(other, 'Lay');
    await expect.poll(async () => (await readHeaderMoney(other)).exposure).not.toBe(untouched.exposure);
    expect((await readHeaderMoney(page)).exposure).toBe('−100.00');
    expect(pageErrors).toEqual([]);
  } finally {
    await second.close();
    running.kill();
  }
});

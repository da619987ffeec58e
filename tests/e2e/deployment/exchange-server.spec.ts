import { type ChildProcess, spawn } from 'node:child_process';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { findFreePort, placeBetOnRunningExchange } from '../support/running-exchange.ts';

const root = new URL('../../../', import.meta.url).pathname;

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

    await placeBetOnRunningExchange(page, 'Back');
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).toBe('−100.00');
    expect(await readHeaderMoney(other)).toEqual(untouched);

    await placeBetOnRunningExchange(other, 'Lay');
    await expect.poll(async () => (await readHeaderMoney(other)).exposure).not.toBe(untouched.exposure);
    expect((await readHeaderMoney(page)).exposure).toBe('−100.00');
    expect(pageErrors).toEqual([]);
  } finally {
    await second.close();
    running.kill();
  }
});

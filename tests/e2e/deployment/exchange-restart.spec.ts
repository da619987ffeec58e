import { createDatabaseFolder, startExchangeProcess } from '../../faults/exchange-process.ts';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';
import { findFreePort, placeBetOnRunningExchange } from '../support/running-exchange.ts';
import { fillDeposit } from '../support/wallet.ts';

const root = new URL('../../../', import.meta.url).pathname;

test('a bettor keeps session, bet and deposit when the server is killed and starts again', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const folder = createDatabaseFolder();
  // One port, because the app stores the session for its address.
  const environment = {
    DATABASE: folder.file,
    APP_FOLDER: process.env['DIST'] ?? `${root}dist`,
    PORT: String(await findFreePort()),
  };
  let server = await startExchangeProcess(environment);
  try {
    await signIn(page, server.url, 'demo');
    await placeBetOnRunningExchange(page, 'Back');
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).toBe('−100.00');
    await page.goto(`${server.url}/deposit`);
    await waitForReplacement(page);
    await fillDeposit(page, { amount: '500', bankReference: '123456789012' });
    await page.getByRole('button', { name: /^Send deposit request/ }).click();
    await expect(page.getByText('Your deposit request has been sent!').first()).toBeVisible();

    await server.stopNow();
    server = await startExchangeProcess(environment);
    await page.goto(`${server.url}/dashboard`);
    await waitForReplacement(page);
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).toBe('−100.00');
    // The server credits the deposit once, at most a minute after the request, as if it had never stopped.
    await expect.poll(async () => (await readHeaderMoney(page)).balance, { timeout: 90_000 }).toBe('50,400.00');
    expect(pageErrors).toEqual([]);
  } finally {
    await server.stopNow();
    folder.remove();
  }
});

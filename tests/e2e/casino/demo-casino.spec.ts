import { serveDemo } from '../../../scripts/serve/serve.mjs';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { launchGame, openLobby, waitForTable } from '../support/casino.ts';
import { expect, signIn, test, type TestServer } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * As in `npm start`: the exchange runs in the app's page, and a game on the second port reaches it by messages only.
 */
test('the demo plays a game from its own origin and settles a round left running', async ({ page, pageErrors }) => {
  const demo = await serveDemo({
    folder: process.env['DIST_DEMO'] ?? new URL('../../../dist-demo', import.meta.url).pathname,
    port: 6241,
  });
  try {
    await signIn(page, demo.url, 'demo');
    await openLobby(page, { url: demo.url } as TestServer);
    await launchGame(page, 'Golden Dice');
    const game = await waitForTable(page);
    await expect(page.locator('iframe')).toHaveAttribute('src', /^http:\/\/localhost:\d+\/play\//);
    expect(await page.locator('iframe').getAttribute('src')).not.toContain(new URL(demo.url).host);
    const before = (await readHeaderMoney(page)).balance;
    await game.getByRole('button', { name: 'Place stake' }).click();
    await expect(game.getByText(/^(Won|Lost) /)).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await readHeaderMoney(page)).balance).not.toBe(before);
    await game.getByRole('button', { name: 'Place stake' }).click();
    await expect(game.getByText(/is under way|^(Won|Lost) /)).toBeVisible();
    await page.reload();
    await expect((await waitForTable(page)).getByText(/^(Won|Lost) /)).toBeVisible({ timeout: 20_000 });
    expect(pageErrors).toEqual([]);
  } finally {
    demo.close();
  }
});

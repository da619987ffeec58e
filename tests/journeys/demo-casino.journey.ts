import { moneyShown } from './betting.ts';
import { launch, openLobby, seated } from './casino.ts';
import { expect, signIn, test, type House } from './journey.ts';
import { serveDemo } from '../../scripts/serve.mjs';

/** What `npm start` serves: the exchange lives in the app's page, and a game on the second port reaches it by letters alone. */
test('in the demo a game is played from its own origin, and a round left under way is settled', async ({ page, broken }) => {
  const demo = await serveDemo({ folder: process.env['DIST_DEMO'] ?? new URL('../../dist-demo', import.meta.url).pathname, port: 6241 });
  try {
    await signIn(page, demo.url, 'demo');
    await openLobby(page, { url: demo.url } as House);
    await launch(page, 'Golden Dice');
    const game = await seated(page);
    await expect(page.locator('iframe')).toHaveAttribute('src', /^http:\/\/localhost:\d+\/play\//);
    expect(await page.locator('iframe').getAttribute('src')).not.toContain(new URL(demo.url).host);
    const before = (await moneyShown(page)).balance;
    await game.getByRole('button', { name: 'Place stake' }).click();
    await expect(game.getByText(/^(Won|Lost) /)).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await moneyShown(page)).balance).not.toBe(before);
    await game.getByRole('button', { name: 'Place stake' }).click();
    await expect(game.getByText(/is under way|^(Won|Lost) /)).toBeVisible();
    await page.reload();
    await expect((await seated(page)).getByText(/^(Won|Lost) /)).toBeVisible({ timeout: 20_000 });
    expect(broken).toEqual([]);
  } finally {
    demo.close();
  }
});

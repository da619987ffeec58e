import { findGameList, openLobby, waitForTable } from '../support/casino.ts';
import { expect, test } from '../support/fixtures.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.use({ clock: 'stopped' });

test('the casino lobby on a phone pages its games with every page end in reach', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await testServer.storeSession(page);
  const waitUntilLoaded = trackLoading(page);
  await openLobby(page, testServer);
  await waitUntilLoaded();
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await measureHeight()).toBeLessThan(7_000);
  const pages = page.getByRole('navigation', { name: 'Pages of Games' });
  // A press is lost, seldom, when the list above the button grows between press and release.
  await expect(async () => {
    await pages.getByRole('button', { name: 'Last page' }).click();
    await expect(page).toHaveURL(/[?&]page=43(&|$)/, { timeout: 2_000 });
  }).toPass();
  await expect(pages).toContainText('2,101–2,134 of 2,134');
  const first = findGameList(page).getByRole('listitem').first();
  await expect(first).toHaveAttribute('aria-posinset', '2101');
  await expect(first.getByRole('button').first()).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.getByRole('button').first().click();
  await waitForTable(page);
  await page.goBack();
  await expect(pages).toContainText('2,101–2,134 of 2,134');
  await expect(first.getByRole('button').first()).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('royal');
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused();
  await expect(pages).toContainText('1–50 of ');
  await expect(page).not.toHaveURL(/page=/);
});

test('the casino names the provider or game of its address that does not exist', async ({ page, testServer }) => {
  await testServer.signIn(page, '/RoyalCasino?provider=Nobody');
  await expect(
    page.getByText('There is no provider “Nobody” in this casino. You see all games instead.'),
  ).toBeVisible();
  await page.goto(`${testServer.url}/RoyalCasino?game=EVO-0001`);
  await expect(
    page.getByText('The address names the game “EVO-0001” without its provider. Search for it here.'),
  ).toBeVisible();
  await page.goto(`${testServer.url}/RoyalCasino?provider=EVO&game=nothing`);
  await expect(page.getByText('There is no game “nothing” at Evolution Gaming')).toBeVisible();
  await page.goto(`${testServer.url}/RoyalCasino?provider=Nobody&game=${'x'.repeat(4_000)}`);
  await expect(page.getByText('There is no provider “Nobody” in this casino')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the casino' }).click();
  await expect(findGameList(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { findGameList, openLobby, waitForTable } from '../support/casino.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.use({ clock: 'stopped' });

const findPages = (page: Page) => page.getByRole('navigation', { name: 'Pages of Games' });
const findFirstGame = (page: Page) => findGameList(page).getByRole('listitem').first();

async function openLobbyOnPhone(page: Page, testServer: TestServer) {
  await page.setViewportSize({ width: 360, height: 740 });
  await testServer.storeSession(page);
  const waitUntilLoaded = trackLoading(page);
  await openLobby(page, testServer);
  await waitUntilLoaded();
}

async function openLastPage(page: Page) {
  // A press is lost, seldom, when the list above the button grows between press and release.
  await expect(async () => {
    await findPages(page).getByRole('button', { name: 'Last page' }).click();
    await expect(page).toHaveURL(/[?&]page=43(&|$)/, { timeout: 2_000 });
  }).toPass();
  await expect(findPages(page)).toContainText('2,101–2,134 of 2,134');
}

test('the casino lobby on a phone is less than ten screens high', async ({ page, testServer }) => {
  await openLobbyOnPhone(page, testServer);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
});

test('the casino lobby shows and focuses the first game of a page that it opens', async ({ page, testServer }) => {
  await openLobbyOnPhone(page, testServer);
  await openLastPage(page);
  const first = findFirstGame(page);
  await expect(first).toHaveAttribute('aria-posinset', '2101');
  await expect(first.getByRole('button').first()).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('the casino lobby returns from a game to the page and the focus that it had', async ({ page, testServer }) => {
  await openLobbyOnPhone(page, testServer);
  await openLastPage(page);
  const button = findFirstGame(page).getByRole('button').first();
  await button.click();
  await waitForTable(page);
  await page.goBack();
  await expect(findPages(page)).toContainText('2,101–2,134 of 2,134');
  await expect(button).toBeFocused();
});

test('the casino lobby returns to the first page when the bettor searches', async ({ page, testServer }) => {
  await openLobbyOnPhone(page, testServer);
  await openLastPage(page);
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.pressSequentially('royal');
  await expect(search).toBeFocused();
  await expect(findPages(page)).toContainText('1–50 of ');
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

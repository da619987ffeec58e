import type { FrameLocator, Page } from '@playwright/test';
import { expect, type TestServer } from './fixtures.ts';

export const findGameList = (page: Page) => page.getByRole('list', { name: 'Games' });

export async function openLobby(page: Page, testServer: TestServer) {
  await page.goto(`${testServer.url}/RoyalCasino`);
  // Two thousand games must load first and, in the demo, the exchange itself.
  await expect(findGameList(page).getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
}

/** Finds a game by name and launches it from its card. */
export async function launchGame(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search games' }).fill(name);
  await findGameList(page)
    .getByRole('button', { name: new RegExp(`^${name} (?!.*favourite)`) })
    .first()
    .click();
}

/** Waits for the game's table and returns its frame. */
export async function waitForTable(page: Page): Promise<FrameLocator> {
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Place stake' })).toBeVisible();
  return game;
}

/** Stakes in the frame, and advances the exchange's stopped clock until the round ends. */
export async function playRound(testServer: TestServer, game: FrameLocator, selection: RegExp, stake: string) {
  await game.getByRole('radio', { name: selection }).check({ force: true });
  await game.getByRole('spinbutton', { name: 'Stake' }).fill(stake);
  await game.getByRole('button', { name: 'Place stake' }).click();
  await expect(game.getByText(/is under way/)).toBeVisible();
  testServer.exchange.clock.advance(6_000);
  await expect(game.getByText(/^(Won|Lost) /)).toBeVisible();
}

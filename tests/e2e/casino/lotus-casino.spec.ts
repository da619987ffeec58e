import { playRound, waitForTable } from '../support/casino.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

test('the Lotus casino shows its rules on every load', async ({ page, testServer }) => {
  await testServer.signIn(page, '/liabilites');
  await page.goto(`${testServer.url}/games`);
  await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Casino localhost' })).toBeVisible();
  const lobby = page.frameLocator('iframe');
  await lobby.getByRole('button', { name: 'Lotus Dice' }).click();
  await playRound(testServer, await waitForTable(page), /^Over 50/, '10');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/liabilites$/);

  for (const leave of ["Don't Agree", 'Close']) {
    await page.goto(`${testServer.url}/games`);
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: leave }).click();
    await expect(page).toHaveURL(`${testServer.url}/`);
    await expect(page.getByRole('dialog', { name: 'Rules' })).toHaveCount(0);
  }
  testServer.server.faults.applyToNext('lotus/lobbyUrl', { status: 200, body: '{"status":true}' });
  await page.goto(`${testServer.url}/games`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The Lotus Casino is closed')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

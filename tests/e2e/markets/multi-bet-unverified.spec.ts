import { findBestCell, fixPrices, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { findPlaceMultiBetButton, getRunnerName, openRace, selectRunners, steadyPrices } from '../support/racing.ts';

test('the single slip sends no bet on a runner whose multi-runner bet is unverified', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  await page.route('**/bet/saveHrBet', (route) => route.abort('connectionreset'));
  await selectRunners(page, market, ['A', 'B']);
  await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
  await findPlaceMultiBetButton(page).click();
  await expect(page.getByText(/The answer was lost|Not all in your bets yet/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Single' }).click();
  await findBestCell(page, market, 'Back', getRunnerName(market, 'A')).click();
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('100');
  await slip.locator('button[type="submit"]').click({ force: true });
  await expect(slip.locator('button[type="submit"]')).toHaveAttribute('aria-disabled', 'true');
  expect(testServer.server.log.filter(({ path }) => path === 'bet/saveBet')).toEqual([]);
});

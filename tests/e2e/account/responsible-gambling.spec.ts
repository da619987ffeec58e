import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  fillSlip,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  openMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';

test.describe('responsible gambling', () => {
  test('the reality check opens at the chosen interval and closes by keyboard', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    const name = market.runners[0]?.name ?? '';
    await fixPrices(testServer.exchange, market, evenPrices);
    // The bet is held until the test advances the exchange's clock.
    await testServer.exchange.operator.setMarket(market.marketId, { delaySeconds: 20 });
    testServer.exchange.clock.stop();
    await testServer.signIn(page, '/play-safe');
    await page.getByRole('button', { name: '15 min' }).click();
    await expect(page.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true');
    await openMatch(page, testServer, market);
    await fillSlip(page, market, 'Back', name, '500');
    await findPlaceButton(page).click();
    await expect.poll(() => listBetRequests(testServer).length).toBe(1);
    await expect(page.getByText(/^Held: Back/)).toBeVisible();

    // The interval ends while the bet is held, so the reality check waits for the bet's outcome.
    const look = page.getByRole('dialog', { name: 'Reality check' });
    await expect(page.getByRole('link', { name: /Signed in for/ })).toBeVisible();
    await page.evaluate(() => {
      const storedPlayTime = JSON.parse(localStorage.getItem('play-time@1') ?? '{}') as {
        since: number;
        checkedAt: number;
      };
      const earlier = 16 * 60_000;
      localStorage.setItem(
        'play-time@1',
        JSON.stringify({
          ...storedPlayTime,
          since: storedPlayTime.since - earlier,
          checkedAt: storedPlayTime.checkedAt - earlier,
        }),
      );
      // Simulates a change in another tab.
      window.dispatchEvent(new StorageEvent('storage', { key: 'play-time@1' }));
    });
    await expect(page.getByRole('link', { name: /Signed in for 1\d min/ })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Held: Back/)).toBeVisible();
    await expect(look).toBeHidden();
    testServer.exchange.clock.advance(30_000);
    await expect(look).toBeVisible({ timeout: 20_000 });
    await expect(look).toContainText(/Time since you signed in1\d min/);
    await expect(look).toContainText('Result in that time0.00');

    // Enter must not press a button of a dialog that has just opened; the focus stays inside.
    await page.keyboard.press('Enter');
    await expect(look).toBeVisible();
    await pressUntilFocused(page, 'Tab', /^Continue$/);
    await page.keyboard.press('Enter');
    await expect(look).toBeHidden();
    await page.reload();
    await expect(findBestCell(page, market, 'Back', name)).toBeVisible();
    await expect(look).toBeHidden();
  });

  test('the loss limit and a time-out refuse bets', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    const name = market.runners[0]?.name ?? '';
    await fixPrices(testServer.exchange, market, evenPrices);
    await testServer.signIn(page);
    await page.getByRole('button', { name: /Account of/ }).click();
    // The page's own links below the menu have the same names.
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('link', { name: 'Responsible play' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Responsible play' })).toBeVisible();

    const loss = page.getByRole('region', { name: 'Loss limit' });
    await loss.getByLabel('New limit').fill('400');
    await loss.getByRole('button', { name: 'Save loss limit' }).click();
    await expect(loss).toContainText('400 in any 24 hours');
    await loss.getByLabel('New limit').fill('900');
    await expect(loss).toContainText('A looser limit takes effect after 24 hours.');
    await loss.getByRole('button', { name: 'Save loss limit' }).click();
    await expect(loss).toContainText(/Becomes 900 in any 24 hours on /);
    await expect(loss).toContainText('400 in any 24 hours');

    await openMatch(page, testServer, market);
    await fillSlip(page, market, 'Back', name, '500');
    await findPlaceButton(page).click();
    await expect(page.getByText('Your loss limit of 400 in 24 hours does not allow this bet.').first()).toBeVisible();
    await expect(page.getByText(/at most 400 lost in any 24 hours/)).toBeVisible();
    await page.getByRole('link', { name: 'Your limits and time-outs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Responsible play' })).toBeVisible();

    await page.getByRole('button', { name: 'Start a time-out' }).click();
    await page.getByRole('dialog', { name: 'Start a time-out?' }).getByRole('button', { name: 'Start it' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /You are in a time-out until .* No bets are taken\./ }),
    ).toBeVisible();
    await openMatch(page, testServer, market);
    await expect(page.getByRole('status').filter({ hasText: /You are in a time-out until/ })).toBeVisible();
    await fillSlip(page, market, 'Back', name, '100');
    await findPlaceButton(page).click();
    await expect(page.getByText(/You are in a time-out until 2026-11-22/).first()).toBeVisible();
    await expect(page.getByText(/^Your own time-out ends on 22 Nov 2026, /)).toBeVisible();
    await expect(findStakeField(page)).toHaveValue('100');
    const user = await page.evaluate(() => localStorage.getItem('userid') ?? '');
    expect(testServer.exchange.betting.listByMatch(user, market.matchId)).toEqual([]);
  });
});

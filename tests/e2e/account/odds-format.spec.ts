import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  fillSlip,
  findBestCell,
  findPlaceButton,
  fixPrices,
  listBetRequests,
  openMatch,
  openSlip,
} from '../support/bet-slip.ts';
import { findEarlyPrice, openWithoutApp, waitForApp } from '../support/first-screen.ts';
import { expect, test } from '../support/fixtures.ts';

const prices = { ...evenPrices, A: { back: ['1.83', '1.82'], lay: ['1.91', '1.92'] } };

test.describe('odds formats', () => {
  for (const { option, back, lay, moved } of [
    { option: 'American (−118)', back: '−120', lay: '−110', moved: '+150' },
    { option: 'Fractional (17/20)', back: '5/6', lay: '10/11', moved: '3/2' },
  ]) {
    test(`a bet in ${option} is shown so everywhere and sent in decimal odds`, async ({ page, testServer }) => {
      const market = findCricketMarket(testServer.exchange);
      const name = market.runners[0]?.name ?? '';
      await fixPrices(testServer.exchange, market, prices);
      await testServer.storeSession(page);
      await page.goto(`${testServer.url}/profile`);
      await page.getByRole('combobox', { name: 'Show odds as' }).selectOption({ label: option });

      await openMatch(page, testServer, market);
      await expect(findBestCell(page, market, 'Lay', name)).toHaveAccessibleName(
        new RegExp(`^Lay ${name} at ${lay}, best price`),
      );
      await fillSlip(page, market, 'Back', name, '500');
      const odds = page.getByRole('spinbutton', { name: 'Odds' });
      await expect(odds).toHaveValue(back);
      await expect(page.getByText('Sent as 1.83')).toBeVisible();
      await expect(findPlaceButton(page)).toHaveText(`Place back bet · 500 @ ${back}`);
      await findPlaceButton(page).click();
      await expect(page.getByText(`Placed: Back ${name} · 500 @ ${back}`)).toBeVisible();
      expect(
        listBetRequests(testServer)
          .map(({ body }) => JSON.parse(body) as { odds: number })
          .map((bet) => bet.odds),
      ).toEqual([1.83]);

      await fixPrices(testServer.exchange, market, {
        A: { back: ['2.50'], lay: ['2.52'] },
        B: { back: ['1.60'], lay: ['1.62'] },
      });
      await expect(findBestCell(page, market, 'Back', name)).toHaveAccessibleName(
        new RegExp(` at ${moved.replace('+', '\\+')},`),
      );

      await page.goto(`${testServer.url}/bethistory`);
      await expect(page.getByText(back, { exact: true }).first()).toBeVisible();
    });
  }

  test('the prices drawn before the app are in the chosen format', async ({ page, testServer }) => {
    await testServer.storeSession(page);
    await page.addInitScript(() => localStorage.setItem('odds-format@1', 'american'));
    const releaseApp = await openWithoutApp(page, `${testServer.url}/dashboard`);
    await expect(findEarlyPrice(page)).toHaveAccessibleName(/ at [+−]\d{3,},/);
    await releaseApp();
    await waitForApp(page);
    await expect(page.getByRole('button', { name: /^Back .* at [+−]\d{3,},/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Back|Lay) .* at \d+\.\d\d,/ })).toHaveCount(0);
  });

  test('another tab shows the chosen format at once and keeps the slip', async ({ page, context, testServer }) => {
    const { market, name } = await openSlip(page, testServer, '500', prices);
    await expect(page.getByRole('spinbutton', { name: 'Odds' })).toHaveValue('1.83');
    const settings = await context.newPage();
    await settings.goto(`${testServer.url}/profile`);
    await settings.getByRole('combobox', { name: 'Show odds as' }).selectOption({ label: 'Fractional (17/20)' });
    await page.bringToFront();
    await expect(findBestCell(page, market, 'Back', name)).toHaveAccessibleName(/ at 5\/6,/);
    await expect(page.getByRole('spinbutton', { name: 'Odds' })).toHaveValue('5/6');
    await expect(page.getByRole('textbox', { name: 'Stake' })).toHaveValue('500');
  });
});

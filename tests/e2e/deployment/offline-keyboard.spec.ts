import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  openMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

/** Returns the name of the focused element, and whether it can be pressed. Null at the end of the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isLocked: element.matches(':disabled, [aria-disabled="true"]'),
      isPrice: element.matches('[data-cell]'),
    };
  });

/** Walks through the page with the Tab key. Returns everything that had the focus. */
async function readTabStops(page: Page, maxStops = 400) {
  const stops = [];
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus === null) return stops;
    stops.push(focus);
  }
  throw new Error('the Tab key never leaves the page');
}

const expectLockedStops = (stops: Awaited<ReturnType<typeof readTabStops>>) => {
  expect(stops.filter(({ isPrice }) => isPrice).length).toBeGreaterThan(0);
  expect(stops.filter(({ isPrice, isLocked }) => isPrice && !isLocked)).toEqual([]);
  expect(stops.filter(({ name, isLocked }) => /^(Place|Bet|Cash out)\b/.test(name) && !isLocked)).toEqual([]);
};

test.describe('the keyboard without a network', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a price that becomes locked keeps the focus, and cannot be pressed', async ({ page, context, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await testServer.storeSession(page);
    await openMatch(page, testServer, market);
    const best = findBestCell(page, market, 'Back', market.runners[0]?.name ?? '');
    await best.focus();
    await context.setOffline(true);
    await expect(best).toBeDisabled();
    await expect(best).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(findStakeField(page)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(best).not.toBeFocused();
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    await context.setOffline(false);
    await expect(best).toBeEnabled();
    await best.focus();
    await page.keyboard.press('Enter');
    await expect(findStakeField(page)).toBeVisible();
  });

  test('the slip keeps the typed stake and sends no bet, whatever has the focus', async ({
    page,
    context,
    testServer,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('saveBet')) sent.push(request.url());
    });
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await testServer.storeSession(page);
    await openMatch(page, testServer, market);
    const best = findBestCell(page, market, 'Back', market.runners[0]?.name ?? '');
    await best.focus();
    await page.keyboard.press('Enter');
    await findStakeField(page).focus();
    await page.keyboard.type('500');
    await expect(findPlaceButton(page)).toBeEnabled();
    await context.setOffline(true);
    await expect(best).toBeDisabled();
    await expect(findStakeField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    expectLockedStops(await readTabStops(page));
    await expect(findStakeField(page)).toHaveValue('500');
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await expect(findPlaceButton(page)).toBeEnabled();
    await expect(findStakeField(page)).toHaveValue('500');
    expect(sent).toEqual([]);
  });

  test('every price of the dashboard is locked for the Tab key', async ({ page, context, testServer }) => {
    await testServer.signIn(page);
    const open = page.getByRole('main').locator('[data-cell]:not([aria-disabled="true"])');
    await expect(open.first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('main').locator('[data-cell]').first()).toBeDisabled();
    expectLockedStops(await readTabStops(page));
  });
});

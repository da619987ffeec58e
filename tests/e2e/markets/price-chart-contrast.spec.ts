import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { signInToMatch } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/**
 * Collects the dashes that canvases draw, without the dots of events, which every mode has. `takeDashes` returns and
 * forgets them. Runs in the page.
 */
function watchDashes(): void {
  const eventDots = '1 3';
  const drawn = new Set<string>();
  const { setLineDash } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.setLineDash = function (dash) {
    const text = [...dash].join(' ');
    if (text !== '' && text !== eventDots) drawn.add(text);
    setLineDash.call(this, dash);
  };
  Object.assign(window, { takeDashes: () => [...drawn].join() + (drawn.clear(), '') });
}

const takeDashes = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeDashes: () => string }).takeDashes());

async function openChart(page: Page, testServer: TestServer) {
  const market = findCricketMarket(testServer.exchange);
  await page.addInitScript(watchDashes);
  await signInToMatch(page, testServer, market);
  await page.getByRole('button', { name: 'Price chart of Match Odds', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Prices of Match Odds over time' })).toBeVisible();
}

test('the price chart has solid lines in light and dark', async ({ page, testServer }) => {
  await openChart(page, testServer);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('slider', { name: 'Prices of Match Odds over time' })).toHaveAttribute(
    'aria-valuetext',
    /./,
  );
  expect(await takeDashes(page)).toBe('');
});

test('the price chart draws dashed lines as soon as the bettor chooses high contrast', async ({ page, testServer }) => {
  await openChart(page, testServer);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'contrast'));
  await expect.poll(() => takeDashes(page)).not.toBe('');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await expect.poll(() => takeDashes(page)).toBe('');
});

test('the price chart draws dashed lines as soon as the system forces its colours', async ({ page, testServer }) => {
  await openChart(page, testServer);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => takeDashes(page)).not.toBe('');
});

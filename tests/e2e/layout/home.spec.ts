import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

test('the home page keeps its other parts when one part fails', async ({ page, testServer }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  const market = findCricketMarket(testServer.exchange);
  page.on('dialog', () => expect(true, 'a dialog opened').toBe(false));
  testServer.server.faults.applyToAll('news/getNews', {
    status: 200,
    body: JSON.stringify({
      status: true,
      data: [
        { heading: hostile, description: `javascript:alert(1) ${hostile}` },
        { heading: 42, description: null },
      ],
    }),
  });
  testServer.server.faults.applyToAll('market/allRacingMarkets', { status: 500, body: '<h1>oh no</h1>' });
  await testServer.storeSession(page);
  await page.goto(testServer.url);
  await expect(page).toHaveURL(`${testServer.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const account = page.getByRole('region', { name: 'Your account at a glance' });
  await expect(account).toContainText('Balance50,000.00');
  await expect(account).toContainText('Open bets0');
  await expect(page.getByRole('alert').filter({ hasText: 'The races could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
  const list = page.getByRole('list', { name: 'News from your operator' });
  await expect(list.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(page.getByRole('region', { name: 'News line' })).toContainText(hostile);
  expect(await page.locator('main img, [aria-label="News line"] img').count()).toBe(0);

  // The news line stops when it is pressed.
  const line = page.getByRole('region', { name: 'News line' });
  await line.getByRole('button', { name: 'Pause the news' }).click();
  await expect(line.getByRole('button', { name: 'Pause the news' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 2, name: hostile })).toBeVisible();

  // A price pressed on the home page opens the slip of its match.
  await page.goto(testServer.url);
  const cell = page
    .getByRole('group', { name: `Match odds of ${market.matchName}` })
    .getByRole('button', { name: /^Back / })
    .first();
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`/details/${market.sportId}/${market.matchId}$`));
  await expect(page.getByRole('textbox', { name: 'Stake' })).toBeVisible();
});

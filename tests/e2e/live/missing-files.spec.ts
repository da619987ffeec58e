import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { findBestCell, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test('the prices of a match stay when the files of score and chart cannot be downloaded', async ({
  page,
  testServer,
}) => {
  await page.route(/\/(SportScoreboard|PriceChart)-[^/]*\.js$/, (route) => route.abort());
  const market = findCricketMarket(testServer.exchange);
  await signInToMatch(page, testServer, market);
  const cell = findBestCell(page, market, 'Back', market.runners[0]?.name ?? '');
  await expect(cell).toBeEnabled();
  await expect(page.getByRole('group', { name: 'Score', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Price chart of ${market.name}` }).click();
  await expect(page.getByText('This part of the app could not be loaded')).toBeVisible();
  await expect(cell).toBeVisible();
});

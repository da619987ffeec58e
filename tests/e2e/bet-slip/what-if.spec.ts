import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { fillSlip, fixPrices, openMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

const steadyPrices = { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } } as const;

test('the what-if of an unsent bet disappears when the market settles', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await testServer.signIn(page);
  await openMatch(page, testServer, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  await expect(grid.getByText('with this bet:').first()).toBeAttached();
  await testServer.exchange.operator.abandon(market.marketId);
  await expect(grid.getByText('with this bet:')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Market closed' })).toBeVisible();
});

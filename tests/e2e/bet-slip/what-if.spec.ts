import { openSlip } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test('the what-if of an unsent bet disappears when the market settles', async ({ page, testServer }) => {
  const { market } = await openSlip(page, testServer, '500');
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  await expect(grid.getByText('with this bet:').first()).toBeAttached();
  await testServer.exchange.operator.abandon(market.marketId);
  await expect(grid.getByText('with this bet:')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Market closed' })).toBeVisible();
});

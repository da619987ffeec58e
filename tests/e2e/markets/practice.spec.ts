import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { fixPrices, listBetRequests } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

test('a practice bet settles with the match without a bet sent to the server', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  // With this seed the second runner wins.
  const [, winner] = market.runners;
  if (winner === undefined) throw new Error('missing: a second runner');
  await fixPrices(testServer.exchange, market, {
    A: { back: ['2.02'], lay: ['2.04'] },
    B: { back: ['1.98'], lay: ['2.00'] },
  });
  await testServer.signIn(page, '/dream');
  await expect(page.getByRole('heading', { level: 1, name: 'Dream bets' })).toBeVisible();
  await page
    .getByRole('group', { name: `Match odds of ${market.matchName}` })
    .getByRole('button', { name: new RegExp(`^Back ${winner.name} at 1\\.98`) })
    .click();
  await page.getByLabel('Play credits', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Place dream bet · 500 @ 1.98' }).click();
  const open = page.getByRole('region', { name: 'Open dream bets' });
  await expect(open).toContainText(`Back ${winner.name} · 500 play credits @ 1.98`);
  await expect(open).toContainText('No money');
  await expect(page.getByText('9,500.00')).toBeVisible();

  // The match ends, the next visit shows the bet settled, and the exchange has no bet.
  testServer.exchange.clock.advance(12 * 60 * 60_000);
  const [ended] = testServer.exchange.board.listMatchMarkets(market.matchId, market.marketId);
  expect(ended?.runners.find(({ status }) => status === 'winner')?.name).toBe(winner.name);
  await page.reload();
  const settled = page.getByRole('region', { name: 'Settled dream bets' });
  await expect(settled).toContainText('+490.00', { timeout: 30_000 });
  await expect(settled).toContainText('Won');
  await expect(page.getByText('10,490.00')).toBeVisible();

  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(settled).toContainText('Nothing settled yet');
  expect(listBetRequests(testServer)).toEqual([]);
  expect(testServer.server.log.filter(({ path }) => path.startsWith('bet/save'))).toEqual([]);
});

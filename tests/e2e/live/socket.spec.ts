import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import {
  fillSlip,
  findBestCell,
  findPlaceButton,
  fixPrices,
  listBetRequests,
  openCricketMatch,
  readHeaderMoney,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

test.use({ clock: 'running', socket: true });

const findConnectionBadge = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });
const BY_SOCKET = /^Connection: Live \d+ ms$/;
const countRequests = (testServer: TestServer, path: string) =>
  testServer.server.log.filter((request) => request.path === path).length;

test('prices come by socket, or by polling while it is broken', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  const [first, second] = market.runners.map((runner) => runner.name) as [string, string];
  await fixPrices(testServer.exchange, market, {
    A: { back: ['1.50'], lay: ['1.52'] },
    B: { back: ['2.90'], lay: ['2.98'] },
  });
  await test.step('the bettor opens a match', async () => {
    await signInToMatch(page, testServer, market);
    await expect(findBestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.50/);
    await findConnectionBadge(page, BY_SOCKET).click();
    await expect(page.getByText('Socket', { exact: true })).toBeVisible();
    expect(testServer.server.stream.getConnections()).toBe(1);
  });

  await test.step('a price changes', async () => {
    // A change arrives without a request.
    const before = countRequests(testServer, 'match/matchDetails');
    await fixPrices(testServer.exchange, market, {
      A: { back: ['1.60'], lay: ['1.62'] },
      B: { back: ['2.60'], lay: ['2.66'] },
    });
    await expect(findBestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.60/);
    expect(countRequests(testServer, 'match/matchDetails') - before).toBeLessThanOrEqual(1);
  });

  await test.step('the bettor places a bet in another window', async () => {
    // Own bets and balance arrive by socket too: placed in another window, shown here.
    const moneyBefore = await readHeaderMoney(page);
    const [runner] = market.runners;
    const offer = testServer.exchange.board.findMarket(market.marketId)?.runners[0]?.back[0];
    if (runner === undefined || !offer) throw new Error('no offer is held');
    await testServer.exchange.betting.place(demoUserId, {
      marketId: market.marketId,
      runnerId: runner.runnerId,
      side: 'back',
      price: offer.price,
      stake: units(500),
    });
    await expect.poll(async () => (await readHeaderMoney(page)).exposure).not.toBe(moneyBefore.exposure);
  });

  await test.step('the connection breaks', async () => {
    testServer.server.stream.cut();
    await expect(findConnectionBadge(page, 'Connection: Live by polling')).toBeVisible();
    await fixPrices(testServer.exchange, market, {
      A: { back: ['1.70'], lay: ['1.72'] },
      B: { back: ['2.40'], lay: ['2.46'] },
    });
    await expect(findBestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.70/);
  });

  await test.step('the connection returns', async () => {
    testServer.server.stream.restore();
    // The pause before a reconnect grows with every failed attempt.
    await expect(findConnectionBadge(page, BY_SOCKET)).toBeVisible({ timeout: 40_000 });
    await fixPrices(testServer.exchange, market, {
      A: { back: ['1.80'], lay: ['1.82'] },
      B: { back: ['2.20'], lay: ['2.26'] },
    });
    await expect(findBestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.80/);
  });

  await test.step('the bettor places a bet in the slip', async () => {
    await fillSlip(page, market, 'Back', second, '100');
    await findPlaceButton(page).click();
    await expect.poll(() => listBetRequests(testServer).length).toBe(1);
  });
});

test('the grid locks prices while they are unreliable or the reader pauses them', async ({ page, testServer }) => {
  const { market, name } = await openCricketMatch(page, testServer, {
    A: { back: ['1.50'], lay: ['1.52'] },
    B: { back: ['2.90'], lay: ['2.98'] },
  });
  await expect(findConnectionBadge(page, BY_SOCKET)).toBeVisible();
  const cell = findBestCell(page, market, 'Back', name);

  testServer.server.stream.degrade(true);
  await expect(findConnectionBadge(page, 'Connection: Unreliable')).toBeVisible();
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  testServer.server.stream.degrade(false);
  await expect(cell).not.toHaveAttribute('aria-disabled');

  await findConnectionBadge(page, BY_SOCKET).click();
  await page.getByRole('button', { name: 'Pause price updates' }).click();
  await expect.poll(() => testServer.server.stream.getConnections()).toBe(0);
  await fixPrices(testServer.exchange, market, {
    A: { back: ['1.60'], lay: ['1.62'] },
    B: { back: ['2.60'], lay: ['2.66'] },
  });
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  await expect(cell).toHaveAccessibleName(/at 1\.50/);
  await page.getByRole('button', { name: 'Resume price updates' }).click();
  await expect(cell).toHaveAccessibleName(/at 1\.60/);
  await expect(cell).not.toHaveAttribute('aria-disabled');
});

import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { fillSlip, findPlaceButton, findStakeField, fixPrices, signInToMatch } from '../support/bet-slip.ts';
import { openLobby } from '../support/casino.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'running', socket: true });

const levels = {
  A: { back: ['1.98', '1.97', '1.96'], lay: ['2.00', '2.02', '2.04'] },
  B: { back: ['1.98', '1.97', '1.96'], lay: ['2.02', '2.04', '2.06'] },
} as const;

/** Records the price subscriptions that the page sends. */
function recordSubscriptions(page: Page): Record<string, unknown>[] {
  const subscriptions: Record<string, unknown>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Record<string, unknown>;
      if (message['op'] === 'marketSubscription') subscriptions.push(message);
    }),
  );
  return subscriptions;
}

/** Records the addresses of the games' pictures that the page requests. */
function recordPictures(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/casino-art/')) pictures.push(request.url());
  });
  return pictures;
}

/** Changes the setting in another tab of the same browser. */
async function chooseLiteMode(page: Page, url: string, isOn: boolean) {
  const tab = await page.context().newPage();
  await tab.goto(`${url}/profile`);
  await tab.getByRole('checkbox', { name: 'Use less data' }).setChecked(isOn);
  await tab.close();
}

test('lite mode applies to an open slip without a reload, and the bet takes the current price', async ({
  page,
  testServer,
}) => {
  const subscriptions = recordSubscriptions(page);
  const market = findCricketMarket(testServer.exchange);
  const name = market.runners[0]?.name ?? '';
  await fixPrices(testServer.exchange, market, levels);
  await signInToMatch(page, testServer, market);
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  const backCells = grid.getByRole('button', { name: new RegExp(`^Back ${name} at`) });
  await expect(backCells).toHaveCount(3);
  await expect.poll(() => subscriptions.at(-1)).toMatchObject({ conflateMs: 0 });
  await fillSlip(page, market, 'Back', name, '500');

  await test.step('the bettor switches lite mode on', async () => {
    await chooseLiteMode(page, testServer.url, true);
    await expect(backCells).toHaveCount(1);
    await expect
      .poll(() => subscriptions.at(-1))
      .toMatchObject({ conflateMs: 1000, marketDataFilter: { ladderLevels: 1 } });
    await expect(findStakeField(page)).toHaveValue('500');
  });

  await test.step('the price changes, and the bettor places the bet', async () => {
    await fixPrices(testServer.exchange, market, { ...levels, A: { back: ['2.10'], lay: ['2.14'] } });
    await expect(backCells).toHaveAccessibleName(/at 2\.10/);
    await fillSlip(page, market, 'Back', name, '500');
    await findPlaceButton(page).click();
    const listBets = () => testServer.exchange.betting.list(demoUserId, 'open', { limit: 10 }).rows;
    await expect.poll(() => listBets().find(({ marketId }) => marketId === market.marketId)?.price).toBe(odds(210));
  });

  await test.step('the bettor switches lite mode off', async () => {
    await chooseLiteMode(page, testServer.url, false);
    await expect.poll(() => subscriptions.at(-1)).toMatchObject({ conflateMs: 0 });
    await expect(page).toHaveURL(new RegExp(market.matchId));
  });
});

test('lite mode requests no pictures of games until the bettor switches it off', async ({ page, testServer }) => {
  const pictures = recordPictures(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
      configurable: true,
    }),
  );
  await testServer.signIn(page);
  await openLobby(page, testServer);
  const getGames = () => page.locator('[data-launch]').first();
  await expect(getGames()).toBeVisible();
  await page.goto(`${testServer.url}/profile`);
  const choice = page.getByRole('checkbox', { name: 'Use less data' });
  await expect(choice).toBeChecked();
  await expect(page.getByText('Your browser saves data, so lite mode is on.')).toBeVisible();
  expect(pictures).toEqual([]);
  await choice.uncheck();
  await openLobby(page, testServer);
  await expect(getGames()).toBeVisible();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

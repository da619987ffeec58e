import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import type { Market } from '#shared/domain/market/market.ts';
import {
  evenPrices,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  openMatch,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { chooseFromMarketMenu, findMarketMenu } from '../support/market-menu.ts';

/** Finds in-play match odds with two runners in another sport. */
function findTennisMarket({ exchange }: TestServer): Market {
  const match = exchange.board.listHomeMatches().find((row) => row.sportId === '2' && row.inPlay);
  const market = match && exchange.board.listMatchMarkets(match.matchId).find((each) => each.type === 'match-odds');
  if (market === undefined) throw new Error('no tennis in play');
  return market;
}

const formatMarketName = ({ name, matchName }: Market) => `${name} of ${matchName}`;
const findMarketCard = (page: Page, market: Market) =>
  page.getByRole('main').getByRole('listitem', { name: formatMarketName(market), exact: true });
const listCardNames = (page: Page) =>
  page.locator('main ol > li[aria-label]').evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));

async function pinMarket(page: Page, testServer: TestServer, market: Market) {
  await openMatch(page, testServer, market);
  const star = page.getByRole('button', { name: `Pin ${formatMarketName(market)}`, exact: true });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}

async function pinTwoMarkets(page: Page, testServer: TestServer) {
  const [cricket, tennis] = [findCricketMarket(testServer.exchange), findTennisMarket(testServer)];
  for (const market of [cricket, tennis]) {
    await testServer.exchange.operator.setMarket(market.marketId, { delaySeconds: 0 });
    await fixPrices(testServer.exchange, market, evenPrices);
  }
  await testServer.storeSession(page);
  await pinMarket(page, testServer, cricket);
  await pinMarket(page, testServer, tennis);
  return { cricket, tennis };
}

test.describe('Pinned markets', () => {
  test('stay live on one page for two matches and one slip', async ({ page, testServer }) => {
    const { cricket, tennis } = await pinTwoMarkets(page, testServer);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pinned' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pinned markets' })).toBeVisible();
    expect(await listCardNames(page)).toEqual([formatMarketName(cricket), formatMarketName(tennis)]);

    const [batting, serving] = [cricket.runners[0]?.name ?? '', tennis.runners[0]?.name ?? ''];
    await expect(
      findMarketCard(page, cricket).getByRole('button', { name: new RegExp(`^Back ${batting} at 1.98`) }),
    ).toBeVisible();
    await fixPrices(testServer.exchange, cricket, {
      A: { back: ['1.90'], lay: ['1.92'] },
      B: { back: ['2.06'], lay: ['2.10'] },
    });
    await expect(
      findMarketCard(page, cricket).getByRole('button', { name: new RegExp(`^Back ${batting} at 1.90`) }),
    ).toBeVisible();

    await findMarketCard(page, cricket)
      .getByRole('button', { name: new RegExp(`^Back ${batting} at 1.90`) })
      .click();
    await findStakeField(page).fill('300');
    await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 300 @ 1.90');
    await findMarketCard(page, tennis)
      .getByRole('button', { name: new RegExp(`^Back ${serving} at 1.98`) })
      .click();
    await findStakeField(page).fill('500');
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
    expect(listBetRequests(testServer).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ market_id: tennis.marketId, stack: 500, odds: 1.98 }),
    ]);
    await expect(findMarketCard(page, tennis).getByRole('row', { name: new RegExp(serving) })).toContainText('+490.00');
    await expect(findMarketCard(page, cricket).getByRole('row', { name: new RegExp(batting) })).not.toContainText(
      '490.00',
    );
  });

  test('keep their keyboard order over reloads and tabs; an empty page explains itself', async ({
    page,
    context,
    testServer,
  }) => {
    const { cricket, tennis } = await pinTwoMarkets(page, testServer);
    await page.goto(`${testServer.url}/multi`);
    const up = page.getByRole('button', { name: `Move ${formatMarketName(tennis)} up` });
    await up.press('Enter');
    await expect(page.getByText(`${formatMarketName(tennis)} is now 1 of 2.`)).toBeAttached();
    expect(await listCardNames(page)).toEqual([formatMarketName(tennis), formatMarketName(cricket)]);
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(findMarketCard(page, tennis).getByRole('grid')).toBeVisible();
    expect(await listCardNames(page)).toEqual([formatMarketName(tennis), formatMarketName(cricket)]);

    const side = page.getByRole('navigation', { name: 'Sports and competitions' });
    await side.getByRole('link', { name: `${cricket.name} · ${cricket.matchName}` }).click();
    await expect(findMarketCard(page, cricket)).toBeFocused();

    const other = await context.newPage();
    await other.goto(`${testServer.url}/multi`);
    await other.getByRole('button', { name: `Unpin ${formatMarketName(tennis)}` }).press('Enter');
    await expect(findMarketCard(other, cricket)).toBeFocused();
    await expect(findMarketCard(page, tennis)).toHaveCount(0);
    await page.getByRole('button', { name: `Unpin ${formatMarketName(cricket)}` }).press('Enter');
    await expect(page.getByText('No markets pinned')).toBeVisible();
    await expect(other.getByText('No markets pinned')).toBeVisible();
  });

  test('the page of pinned markets marks ended markets and removes them with one press', async ({
    page,
    testServer,
  }) => {
    const { cricket } = await pinTwoMarkets(page, testServer);
    await page.evaluate(() => {
      const storedPins = JSON.parse(localStorage.getItem('pins@1') ?? '{}') as {
        pins: { marketId: string; marketName: string }[];
      };
      const [first] = storedPins.pins;
      if (first) storedPins.pins.push({ ...first, marketId: '1.999999', marketName: 'Tied Match' });
      localStorage.setItem('pins@1', JSON.stringify(storedPins));
    });
    await page.goto(`${testServer.url}/multi`);
    await expect(page.getByText('This market has ended')).toBeVisible();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('This market has ended')).toHaveCount(0);
    await expect(findMarketCard(page, cricket).getByRole('grid')).toBeVisible();
    expect(await listCardNames(page)).toHaveLength(2);
  });
});

test('a market shows its rules from its menu and its news once', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  await testServer.exchange.operator.setMarket(market.marketId, { delaySeconds: 4 });
  await signInToMatch(page, testServer, market);
  await expect(findBestCell(page, market, 'Back', market.runners[0]?.name ?? '')).toBeVisible();
  await chooseFromMarketMenu(page, market.name, `Rules of ${market.name}`);
  const dialog = page.getByRole('dialog', { name: `Rules of ${market.name}` });
  await expect(dialog.getByRole('heading', { name: 'How it settles' })).toBeVisible();
  await expect(dialog.getByText('4 seconds')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findMarketMenu(page, market.name)).toBeFocused();

  await testServer.exchange.operator.setMarket(market.marketId, { news: 'Rain: the covers are on' });
  await expect(page.getByText('Rain: the covers are on', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${market.name}: Rain: the covers are on` })).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market/market.ts';
import {
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  openCricketMatch,
  openMatch,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import {
  findMultiBetTab,
  findSlipLeg,
  getRunnerName,
  openRace,
  selectRunners,
  steadyPrices,
} from '../support/racing.ts';

const toPrices = (back: string) => ({ A: { back: [back], lay: ['2.10'] }, B: { back: ['1.98'], lay: ['2.02'] } });
const findSlipSheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' });

async function typeStake(page: Page, text: string) {
  await findStakeField(page).click();
  await page.keyboard.type(text);
}

/** Opens a cricket match, with the dashboard as the page before it in the history. */
async function openMatchFromDashboard(page: Page, testServer: TestServer) {
  const opened = await openCricketMatch(page, testServer, toPrices('1.98'));
  await page.goto(`${testServer.url}/dashboard`);
  await openMatch(page, testServer, opened.market);
  return opened;
}

test.describe('slip navigation on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back closes the slip sheet before it leaves the match', async ({ page, testServer }) => {
    const { market, name } = await openMatchFromDashboard(page, testServer);
    const address = page.url();
    await findBestCell(page, market, 'Back', name).click();
    await typeStake(page, '1,250');
    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    expect(page.url()).toBe(address);

    await page.goForward();
    await expect(findStakeField(page)).toHaveValue('1,250');
    await page.reload();
    await expect(findStakeField(page)).toHaveValue('1,250');

    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    await findBestCell(page, market, 'Back', name).click();
    await expect(findStakeField(page)).toHaveValue('1,250');
    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('the slip leaves no history entry when it closes, places the bet or changes its selection', async ({
    page,
    testServer,
  }) => {
    const { market, name } = await openMatchFromDashboard(page, testServer);
    const address = page.url();
    await findBestCell(page, market, 'Back', name).click();
    await typeStake(page, '500');
    await findSlipSheet(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(findSlipSheet(page)).toBeHidden();
    await findBestCell(page, market, 'Back', name).click();
    await expect(findStakeField(page)).toHaveValue('');
    await typeStake(page, '300');
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
    await findBestCell(page, market, 'Back', market.runners[1]?.name ?? '').click();
    await expect(findStakeField(page)).toHaveValue('');
    await typeStake(page, '200');
    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await findBestCell(page, market, 'Back', name).click();
    await expect(findStakeField(page)).toHaveValue('');
    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(listBetRequests(testServer)).toHaveLength(1);
  });
});

test('the slip beside the markets restores the stake after back, forward and reload, at the current price', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market, name } = await openCricketMatch(page, testServer, toPrices('1.98'));
  await findBestCell(page, market, 'Back', name).click();
  await typeStake(page, '750');
  await fixPrices(testServer.exchange, market, toPrices('1.90'));
  await page.reload();
  await expect(findStakeField(page)).toHaveValue('750');
  await expect(findPlaceButton(page)).toHaveText('Place back bet · 750 @ 1.90');
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/deposit/);
  await page.goBack();
  await expect(findStakeField(page)).toHaveValue('750');
  await expect(findPlaceButton(page)).toHaveText('Place back bet · 750 @ 1.90');
  await page.goForward();
  await expect(page).toHaveURL(/\/deposit/);
  await page.goBack();
  await expect(findStakeField(page)).toHaveValue('750');
});

const findTotalField = (page: Page) => page.getByRole('textbox', { name: 'Total stake' });

async function openRacePage(page: Page, testServer: TestServer): Promise<Market> {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  return market;
}

test.describe('navigation of the multi-runner slip on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Back closes the multi-runner sheet before it leaves the race', async ({ page, testServer }) => {
    const market = await openRacePage(page, testServer);
    const address = page.url();
    await findBestCell(page, market, 'Back', getRunnerName(market, 'A')).tap();
    await findMultiBetTab(page).tap();
    await findSlipSheet(page).getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(findSlipSheet(page)).toBeHidden();
    await findBestCell(page, market, 'Back', getRunnerName(market, 'B')).tap();
    await page.getByRole('button', { name: 'Open the slip' }).tap();
    await findTotalField(page).tap();
    await page.keyboard.type('1,250');

    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(findTotalField(page)).toHaveValue('1,250');
    await page.reload();
    await expect(findTotalField(page)).toHaveValue('1,250');
    await expect(findSlipSheet(page).getByRole('button', { name: 'Place 2 bets · 1,250' })).toBeVisible();

    await page.goBack();
    await expect(findSlipSheet(page)).toBeHidden();
    await expect(page.getByText('2 runners selected')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 runners selected')).toBeVisible();
    await expect(findSlipSheet(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open the slip' }).tap();
    await expect(findTotalField(page)).toHaveValue('1,250');
    await findSlipSheet(page).getByRole('button', { name: 'Clear' }).tap();
    await page.reload();
    await expect(page.getByRole('grid', { name: `Prices of ${market.name}` })).toBeVisible();
    await expect(page.getByText('2 runners selected')).toHaveCount(0);
    await expect(findTotalField(page)).toHaveCount(0);
  });
});

test('the multi-runner slip beside the markets survives reload and back, at the current prices', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const market = await openRacePage(page, testServer);
  await selectRunners(page, market, ['A', 'B']);
  await page.getByRole('button', { name: 'Own stakes' }).click();
  const getStakeField = (letter: string) =>
    page.getByRole('textbox', { name: `Stake on ${getRunnerName(market, letter)}` });
  await getStakeField('A').fill('300');
  await getStakeField('B').fill('200');
  await fixPrices(testServer.exchange, market, { ...steadyPrices, A: { back: ['3.50'], lay: ['3.60'] } });
  await page.reload();
  await expect(getStakeField('A')).toHaveValue('300');
  await expect(getStakeField('B')).toHaveValue('200');
  await expect(findSlipLeg(page, getRunnerName(market, 'A')).getByRole('spinbutton')).toHaveValue('3.50');
  await expect(page.getByRole('button', { name: 'Place 2 bets · 500' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/deposit/);
  await page.goBack();
  await expect(getStakeField('A')).toHaveValue('300');
});

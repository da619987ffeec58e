import { units } from '#shared/domain/money/money.ts';
import {
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  openMatch,
  readHeaderMoney,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';
import {
  findMultiBetTab,
  findPlaceMultiBetButton,
  getRunnerName,
  openRace,
  selectRunners,
  steadyPrices,
} from '../support/racing.ts';

test('the race page places three bets at once by keyboard alone', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await page.setViewportSize({ width: 1280, height: 860 });
  await testServer.signIn(page);
  await pressUntilFocused(page, 'Tab', /^Racing$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Racing' })).toBeVisible();
  const [venue = ''] = market.matchName.split(' (');
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(market.startsAt));
  await pressUntilFocused(page, 'Tab', new RegExp(`^${venue} ${time}, `), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: market.matchName })).toBeVisible();
  await expect(page.getByText(/^Off in \d/)).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Single$/);
  await page.keyboard.press('ArrowRight');
  for (const [index, price] of (['4\\.00', '6\\.00', '8\\.00'] as const).entries()) {
    await pressUntilFocused(page, 'Shift+Tab', /^(Back|Lay) .* (at|no price)/);
    await pressUntilFocused(
      page,
      index === 0 ? 'ArrowUp' : 'ArrowDown',
      new RegExp(getRunnerName(market, 'ABC'.charAt(index))),
      20,
    );
    await pressUntilFocused(page, 'ArrowLeft', /^Back /, 8);
    await pressUntilFocused(page, 'ArrowRight', new RegExp(`^Back .* at ${price}`), 8);
    await page.keyboard.press('Enter');
  }
  await pressUntilFocused(page, 'Tab', /^Total stake/);
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Placed: 3 bets · 600')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Open bets (3)')).toBeVisible();
});

test('a refusal of one runner refuses all bets of the slip', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  await selectRunners(page, market, ['A', 'B']);
  await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
  await expect(findPlaceMultiBetButton(page)).toBeVisible();
  await testServer.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(400) } });
  await findPlaceMultiBetButton(page).click();
  await expect(page.getByText('Market min stack is 400').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Total stake' })).toHaveValue('500');
  await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '50,000.00', exposure: '0.00' });
});

test('the exchange voids the bet on a removed runner', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  await findBestCell(page, market, 'Back', getRunnerName(market, 'A')).click();
  await findStakeField(page).fill('500');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Placed: Back/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '49,500.00', exposure: '−500.00' });
  const [first] = market.runners;
  if (first === undefined) throw new Error('missing: a runner');
  await testServer.exchange.operator.removeRunner(market.marketId, first.runnerId);
  const row = page
    .getByRole('grid', { name: `Prices of ${market.name}` })
    .getByRole('row', { name: new RegExp(first.name) });
  await expect(row).toContainText('Removed', { timeout: 15_000 });
  await expect
    .poll(() => readHeaderMoney(page), { timeout: 30_000 })
    .toEqual({ balance: '50,000.00', exposure: '0.00' });
});

test('the racing page lists horse and greyhound races by country and course, with a countdown', async ({
  page,
  testServer,
}) => {
  await testServer.signIn(page, '/racing');
  const next = page.getByRole('region', { name: 'Next off' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(next.getByRole('timer').first()).toHaveText(/^in (\d+m )?\d+s$/);
  await expect(
    page.getByRole('region', { name: 'Australia' }).getByRole('heading', { name: 'Flemington' }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Greyhounds' }).click();
  await expect(page).toHaveURL(/\/racing\?sport=4339$/);
  await expect(page.getByRole('heading', { name: 'Romford' })).toBeVisible();
  await next.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/details\/4339\//);
  await expect(page.getByText(/^Off in /)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'To Be Placed' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Several runners' })).toHaveCount(0);
});

test.describe('racing on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

  test('runners are selected while the sheet is closed until the bettor opens it', async ({ page, testServer }) => {
    const market = await openRace(testServer.exchange);
    await fixPrices(testServer.exchange, market, steadyPrices);
    await testServer.signIn(page);
    await page.getByRole('link', { name: 'Racing' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Racing' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openMatch(page, testServer, market);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await findBestCell(page, market, 'Back', getRunnerName(market, 'A')).tap();
    await findMultiBetTab(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await sheet.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(sheet).toBeHidden();
    await findBestCell(page, market, 'Back', getRunnerName(market, 'B')).tap();
    await expect(page.getByText('2 runners selected')).toBeVisible();
    await page.getByRole('button', { name: 'Open the slip' }).tap();
    await sheet.getByRole('textbox', { name: 'Total stake' }).fill('500');
    await sheet.getByRole('button', { name: 'Place 2 bets · 500' }).tap();
    await expect(page.getByText('Placed: 2 bets · 500')).toBeVisible({ timeout: 15_000 });
  });
});

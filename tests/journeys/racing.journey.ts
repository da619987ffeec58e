import { readFileSync } from 'node:fs';
import { units } from '#shared/domain/money.ts';
import { bestCell, holdPrices, moneyShown, openMatch, placeButton, stakeField } from './betting.ts';
import { EVENING, expect, test } from './journey.ts';
import { walk } from './keyboard.ts';
import { steady, openRace, named, several, legOf, placeSeveral, sent, figure, whole, two, pickSeveral } from './races.ts';

interface Vectors {
  readonly cases: readonly { readonly bets: readonly { readonly selection: string; readonly price: number; readonly stake: number }[]; readonly ifWins: Readonly<Record<string, number>> }[];
  readonly equalProfit: readonly { readonly total: number; readonly prices: Readonly<Record<string, number>>; readonly stakes: Readonly<Record<string, number>>; readonly profit: number }[];
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/dutching.json', import.meta.url), 'utf8')) as Vectors;

test('several runners with their own stakes bring what the vectors say', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.signIn(page);
  await openMatch(page, house, market);
  const [example] = vectors.cases;
  if (example === undefined) throw new Error('a case wanted');
  await pickSeveral(page, market, example.bets.map(({ selection }) => selection));
  await page.getByRole('button', { name: 'Own stakes' }).click();
  for (const { selection, stake } of example.bets) await page.getByRole('textbox', { name: `Stake on ${named(market, selection)}` }).fill(String(stake));
  for (const { selection } of example.bets) await expect(legOf(page, named(market, selection))).toContainText(whole(example.ifWins[selection] ?? 0));
  await expect(figure(page, 'If another wins')).toContainText(two(example.ifWins['other'] ?? 0));
  await placeSeveral(page).click();
  await expect(page.getByText('Placed: 2 bets · 150')).toBeVisible({ timeout: 15_000 });
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  await expect(grid.getByRole('row', { name: new RegExp(named(market, 'A')) })).toContainText(two(example.ifWins['A'] ?? 0));
  await expect(grid.getByRole('row', { name: new RegExp(named(market, 'C')) })).toContainText(two(example.ifWins['other'] ?? 0));
  await expect.poll(() => moneyShown(page)).toEqual({ balance: '49,850.00', exposure: '−150.00' });
  expect(sent(house)).toHaveLength(1);
  expect(JSON.parse(sent(house)[0]?.body ?? '[]')).toEqual(
    example.bets.map(({ selection, price, stake }) => ({ selection_id: market.runners['ABC'.indexOf(selection)]?.runnerId, selection_name: named(market, selection), market_id: market.marketId, odds: price, is_back: 1, stack: stake })),
  );
});

test('an equal profit: the stakes of the vectors, in whole units, and the odds of the runners together', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.signIn(page);
  await openMatch(page, house, market);
  const [example] = vectors.equalProfit;
  if (example === undefined) throw new Error('a case wanted');
  const letters = Object.keys(example.prices);
  await pickSeveral(page, market, letters);
  await page.getByRole('textbox', { name: 'Total stake' }).fill(String(example.total));
  await expect(figure(page, 'Equal profit')).toContainText(two(example.profit));
  // 1/4 + 1/6 + 1/8 of the book.
  await expect(figure(page, 'Together')).toContainText('Back 1.85');
  await expect(figure(page, 'Book')).toContainText('54.17 %');
  let total = 0;
  for (const letter of letters) {
    const words = (await legOf(page, named(market, letter)).getByText('Stake', { exact: true }).locator('xpath=..').textContent()) ?? '';
    const stake = Number(words.replace('Stake', '').replace(',', ''));
    expect(Math.abs(stake - (example.stakes[letter] ?? 0))).toBeLessThan(1);
    total += stake;
  }
  expect(total).toBe(example.total);
  await placeSeveral(page).click();
  await expect(page.getByText('Placed: 3 bets · 1,000')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Open bets (3)')).toBeVisible();
});

test('by keyboard alone, from the races to three bets at once', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.clock.setSystemTime(EVENING);
  await house.signIn(page);
  await walk(page, 'Shift+Tab', /^Racing$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Racing' })).toBeVisible();
  const [venue = ''] = market.matchName.split(' (');
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(Date.parse(market.startsAt));
  await walk(page, 'Tab', new RegExp(`^${venue} ${time}, `), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: market.matchName })).toBeVisible();
  await expect(page.getByText(/^Off in \d/)).toBeVisible();
  await walk(page, 'Tab', /^Single$/);
  await page.keyboard.press('ArrowRight');
  for (const [index, price] of (['4\\.00', '6\\.00', '8\\.00'] as const).entries()) {
    await walk(page, 'Shift+Tab', /^(Back|Lay) .* (at|no price)/);
    await walk(page, index === 0 ? 'ArrowUp' : 'ArrowDown', new RegExp(named(market, 'ABC'.charAt(index))), 20);
    await walk(page, 'ArrowLeft', /^Back /, 8);
    await walk(page, 'ArrowRight', new RegExp(`^Back .* at ${price}`), 8);
    await page.keyboard.press('Enter');
  }
  await walk(page, 'Tab', /^Total stake/);
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Placed: 3 bets · 600')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Open bets (3)')).toBeVisible();
});

test('one refused runner refuses them all, and the slip keeps what was typed', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.signIn(page);
  await openMatch(page, house, market);
  await pickSeveral(page, market, ['A', 'B']);
  await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
  await expect(placeSeveral(page)).toBeVisible();
  await house.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(400) } });
  await placeSeveral(page).click();
  await expect(page.getByText('Market min stack is 400').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Total stake' })).toHaveValue('500');
  await expect.poll(() => moneyShown(page)).toEqual({ balance: '50,000.00', exposure: '0.00' });
});

test('a runner that is taken out voids its bet', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.signIn(page);
  await openMatch(page, house, market);
  await bestCell(page, market, 'Back', named(market, 'A')).click();
  await stakeField(page).fill('500');
  await placeButton(page).click();
  await expect(page.getByText(/^Placed: Back/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => moneyShown(page)).toEqual({ balance: '49,500.00', exposure: '−500.00' });
  const [first] = market.runners;
  if (first === undefined) throw new Error('a runner wanted');
  await house.exchange.operator.removeRunner(market.marketId, first.runnerId);
  const row = page.getByRole('grid', { name: `Prices of ${market.name}` }).getByRole('row', { name: new RegExp(first.name) });
  await expect(row).toContainText('Removed', { timeout: 15_000 });
  await expect.poll(() => moneyShown(page), { timeout: 30_000 }).toEqual({ balance: '50,000.00', exposure: '0.00' });
});

test('races by country and course, counted down to the off; greyhounds beside horses', async ({ page, house }) => {
  await page.clock.setSystemTime(EVENING);
  await house.signIn(page);
  await page.goto(`${house.url}/racing`);
  const next = page.getByRole('region', { name: 'Next off' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(next.getByRole('timer').first()).toHaveText(/^in (\d+m )?\d+s$/);
  await expect(page.getByRole('region', { name: 'Australia' }).getByRole('heading', { name: 'Flemington' })).toBeVisible();
  await page.getByRole('tab', { name: 'Greyhounds' }).click();
  await expect(page).toHaveURL(/\/racing\?sport=4339$/);
  await expect(page.getByRole('heading', { name: 'Romford' })).toBeVisible();
  await next.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/details\/4339\//);
  await expect(page.getByText(/^Off in /)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'To Be Placed' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Several runners' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

  test('runners are picked with the sheet down, and it comes up when it is asked for', async ({ page, house }) => {
    const market = await openRace(house.exchange);
    await holdPrices(house.exchange, market, steady);
    await house.signIn(page);
    await page.getByRole('link', { name: 'Racing' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Racing' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openMatch(page, house, market);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await bestCell(page, market, 'Back', named(market, 'A')).tap();
    await several(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await sheet.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(sheet).toBeHidden();
    await bestCell(page, market, 'Back', named(market, 'B')).tap();
    await expect(page.getByText('2 runners picked')).toBeVisible();
    await page.getByRole('button', { name: 'Open the slip' }).tap();
    await sheet.getByRole('textbox', { name: 'Total stake' }).fill('500');
    await sheet.getByRole('button', { name: 'Place 2 bets · 500' }).tap();
    await expect(page.getByText('Placed: 2 bets · 500')).toBeVisible({ timeout: 15_000 });
  });
});

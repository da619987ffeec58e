import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market.ts';
import { sum, units, ZERO } from '#shared/domain/money.ts';
import { bestCell, holdPrices, moneyShown, openMatch, type Prices } from './betting.ts';
import { bettorOf } from './closing.ts';
import { expect, test, type House } from './journey.ts';
import { walk } from './keyboard.ts';
import { named, openRace, pickSeveral, placeSeveral, sent, steady, two, whole } from './races.ts';

const prices: Prices = { A: { back: ['3.00'], lay: ['3.10'] }, B: { back: ['1.98'], lay: ['2.00'] }, C: { back: ['4.00'], lay: ['4.10'] } };

/** The market on places beside a race's win market. */
async function placesOf(house: House, win: Market): Promise<Market> {
  const places = house.exchange.board.matchMarkets(win.matchId).find(({ type }) => type === 'to-be-placed');
  if (places === undefined) throw new Error('places wanted');
  await house.exchange.operator.setMarket(places.marketId, { limits: { minStake: units(10) } });
  await holdPrices(house.exchange, places, prices);
  return places;
}

const rowOf = (page: Page, name: string) => page.getByRole('grid', { name: 'Prices of To Be Placed' }).getByRole('row', { name: new RegExp(`^${name}`) });
const outlook = (placed: number, not: number) => `At least, if placed: ${whole(placed)} / if not placed: ${whole(not)}`;

/** From the tabs to a price and into the slip, all by keys; returns with the stake typed. */
async function typeBet(page: Page, cell: RegExp, runner: string, stake: string) {
  await walk(page, 'Tab', /^(Back|Lay) .* (at|no price)/);
  await walk(page, 'ArrowDown', new RegExp(` ${runner}`), 16);
  await walk(page, 'ArrowLeft', /^Back /, 8);
  await walk(page, 'ArrowRight', cell, 8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stake', exact: true })).toBeFocused();
  await page.keyboard.type(stake);
}

test.describe('places', () => {
  test.use({ clock: 'stopped', viewport: { width: 1280, height: 900 } });

  test('by keyboard alone: what a bet on a place brings, exposes, and settles to', async ({ page, house }) => {
    const win = await openRace(house.exchange);
    const market = await placesOf(house, win);
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => named(market, letter));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three runners wanted');
    await house.signIn(page);
    await openMatch(page, house, win);
    await walk(page, 'Tab', /^Win$/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${market.winners ?? 0} places`)).toBeVisible();

    await typeBet(page, new RegExp(`^Back ${a} at 3\\.00`), a, '200');
    // Backed at 3.00: 400 if placed, -200 if not, whoever else is.
    await expect(rowOf(page, a)).toContainText(`with this bet: → ${outlook(400, -200)}`);
    await expect(rowOf(page, c)).toContainText(`with this bet: → ${outlook(-200, -200)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Placed: Back/)).toBeVisible();
    await expect.poll(() => moneyShown(page)).toEqual({ balance: '49,800.00', exposure: '−200.00' });

    await walk(page, 'Shift+Tab', /^To Be Placed$/);
    await typeBet(page, new RegExp(`^Lay ${b} at 2\\.00`), b, '100');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Placed: Lay/)).toBeVisible();
    await expect.poll(() => moneyShown(page)).toEqual({ balance: '49,700.00', exposure: '−300.00' });
    await expect(rowOf(page, a)).toContainText(outlook(300, -300));
    await expect(rowOf(page, b)).toContainText(outlook(-300, -100));
    await expect(rowOf(page, c)).toContainText(outlook(-300, -300));
    await expect(page.getByRole('button', { name: /^Cash out/ })).toHaveCount(0);

    // The race is run: what each bet brought is what the order of finish says, and one row of the ledger holds both.
    const userId = bettorOf(house);
    house.exchange.clock.jumpTo(Date.parse(market.startsAt));
    const settled = () => house.exchange.betting.ofEvent(userId, market.marketId);
    for (let step = 0; step < 20 && settled().length === 0; step += 1) house.exchange.clock.advance(30_000);
    const placed = house.exchange.board.matchMarkets(market.matchId, market.marketId)[0]?.runners.filter(({ status }) => status === 'winner').map(({ name }) => name) ?? [];
    expect(placed).toHaveLength(market.winners ?? 0);
    const result = (placed.includes(a) ? 400 : -200) + (placed.includes(b) ? -100 : 100);
    expect(sum(settled().map((bet) => bet.result ?? ZERO))).toBe(units(result));
    expect(house.exchange.books.statement(userId, {}).rows.at(-1)).toMatchObject({ amount: units(result) });
    await expect(page.getByRole('grid', { name: 'Prices of To Be Placed' }).getByText('Winner', { exact: true })).toHaveCount(placed.length, { timeout: 20_000 });
    await expect.poll(() => moneyShown(page), { timeout: 30_000 }).toEqual({ balance: two(50_000 + result).slice(1), exposure: '0.00' });
    const [settledWin] = house.exchange.board.matchMarkets(market.matchId);
    const winner = settledWin?.runners.find(({ status }) => status === 'winner')?.name ?? 'no winner';
    const outcome = page.getByRole('status').filter({ hasText: 'Result in' });
    await expect(outcome).toContainText(`Winner: ${winner}`);
    for (const name of placed) if (name !== winner) await expect(outcome).toContainText(`Placed: ${name}`);
    await expect(outcome.getByText(/^Placed: /)).toHaveCount(placed.length - 1);
    await expect(outcome).toContainText(`Your ${settled().length} bets: ${two(result)}`, { timeout: 30_000 });
  });

  test('a price of the places pressed among several runners opens the single slip, and the runners wait', async ({ page, house }) => {
    const win = await openRace(house.exchange);
    await holdPrices(house.exchange, win, steady);
    const market = await placesOf(house, win);
    await house.signIn(page);
    await openMatch(page, house, win);
    await pickSeveral(page, win, ['A', 'B']);
    await page.getByRole('tab', { name: 'To Be Placed' }).click();
    await bestCell(page, market, 'Back', named(market, 'C')).click();
    await expect(page.getByRole('tab', { name: 'Single' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('form', { name: 'Bet slip' })).toContainText('To Be Placed');
    await page.getByRole('tab', { name: 'Several runners' }).click();
    await expect(page.getByRole('list', { name: 'Runners in the slip' }).getByRole('listitem')).toHaveCount(2);
  });
});

test('bets cut off by a reload are looked for on another page, and told', async ({ page, house }) => {
  const market = await openRace(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.signIn(page);
  await openMatch(page, house, market);
  // They reach the exchange, and the answer never comes.
  await page.route('**/bet/saveHrBet', async (route) => void (await route.fetch()));
  await pickSeveral(page, market, ['A', 'B']);
  await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
  await placeSeveral(page).click();
  await expect.poll(() => house.exchange.betting.ofMatch(bettorOf(house), market.matchId)).toHaveLength(2);
  await page.goto(`${house.url}/dashboard`);
  await expect(page.getByText('Placed: 2 bets · 500')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => moneyShown(page)).toEqual({ balance: '49,500.00', exposure: '−500.00' });
  expect(sent(house)).toHaveLength(1);
});

test.describe('a bettor who is asked before sending', () => {
  test.use({ sending: 'as-delivered' });

  test('is asked about several runners too, and asked anew once a price has followed', async ({ page, house }) => {
    const market = await openRace(house.exchange);
    await holdPrices(house.exchange, market, steady);
    await house.signIn(page);
    await openMatch(page, house, market);
    await pickSeveral(page, market, ['A', 'B']);
    await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
    await placeSeveral(page).click();
    await expect(page.getByRole('button', { name: 'Press again to place 2 bets · 500' })).toBeVisible();
    await holdPrices(house.exchange, market, { ...steady, A: { back: ['3.90'], lay: ['4.00'] } });
    // Worse than asked, and this bettor takes only better ones.
    await expect(page.getByRole('button', { name: `${named(market, 'A')}: The price changed` })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Use 3.90' }).click();
    await placeSeveral(page).click();
    const again = page.getByRole('button', { name: 'Press again to place 2 bets · 500' });
    await expect(again).toBeVisible();
    expect(sent(house)).toHaveLength(0);
    await again.click({ delay: 350 });
    await expect(page.getByText('Placed: 2 bets · 500').first()).toBeVisible({ timeout: 15_000 });
    expect(sent(house)).toHaveLength(1);
  });
});

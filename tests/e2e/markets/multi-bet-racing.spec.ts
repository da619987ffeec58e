import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { sum, units, ZERO } from '#shared/domain/money/money.ts';
import { findBestCell, type FixedPrices, fixPrices, readHeaderMoney, signInToMatch } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { pressUntilFocused } from '../support/keyboard.ts';
import {
  findPlaceMultiBetButton,
  formatSignedAmount,
  formatWholeSigned,
  getRunnerName,
  listMultiBetRequests,
  openRace,
  selectRunners,
  steadyPrices,
} from '../support/racing.ts';

const toPrices: FixedPrices = {
  A: { back: ['3.00'], lay: ['3.10'] },
  B: { back: ['1.98'], lay: ['2.00'] },
  C: { back: ['4.00'], lay: ['4.10'] },
};

/** Finds the place market beside a race's win market. */
async function findPlaceMarket(testServer: TestServer, win: Market): Promise<Market> {
  const places = testServer.exchange.board.listMatchMarkets(win.matchId).find(({ type }) => type === 'to-be-placed');
  if (places === undefined) throw new Error('missing: places');
  await testServer.exchange.operator.setMarket(places.marketId, { limits: { minStake: units(10) } });
  await fixPrices(testServer.exchange, places, toPrices);
  return places;
}

const findRunnerRow = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Prices of To Be Placed' }).getByRole('row', { name: new RegExp(`^${name}`) });
const describeResults = (placed: number, not: number) =>
  `At least, if placed: ${formatWholeSigned(placed)} / if not placed: ${formatWholeSigned(not)}`;

/** Goes from the tabs to a price and into the slip by keyboard, and types the stake. */
async function enterBet(page: Page, cell: RegExp, runner: string, stake: string) {
  await pressUntilFocused(page, 'Tab', /^(Back|Lay) .* (at|no price)/);
  await pressUntilFocused(page, 'ArrowDown', new RegExp(` ${runner}`), 16);
  await pressUntilFocused(page, 'ArrowLeft', /^Back /, 8);
  await pressUntilFocused(page, 'ArrowRight', cell, 8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stake', exact: true })).toBeFocused();
  await page.keyboard.type(stake);
}

test.describe('place bets in racing', () => {
  test.use({ clock: 'stopped', viewport: { width: 1280, height: 900 } });

  test('a place bet by keyboard shows its profit, its exposure and its settlement', async ({ page, testServer }) => {
    const win = await openRace(testServer.exchange);
    const market = await findPlaceMarket(testServer, win);
    const [a, b, c] = ['A', 'B', 'C'].map((letter) => getRunnerName(market, letter));
    if (a === undefined || b === undefined || c === undefined) throw new Error('missing: three runners');
    await test.step('the bettor opens the places of a race', async () => {
      await signInToMatch(page, testServer, win);
      await pressUntilFocused(page, 'Tab', /^Win$/);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(`${market.winners ?? 0} places`)).toBeVisible();
    });

    await test.step('the bettor backs a runner to be placed', async () => {
      await enterBet(page, new RegExp(`^Back ${a} at 3\\.00`), a, '200');
      // Backed at 3.00: 400 if placed, −200 if not, independent of the other runners.
      await expect(findRunnerRow(page, a)).toContainText(`with this bet: → ${describeResults(400, -200)}`);
      await expect(findRunnerRow(page, c)).toContainText(`with this bet: → ${describeResults(-200, -200)}`);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Placed: Back/)).toBeVisible();
      await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '49,800.00', exposure: '−200.00' });
    });

    await test.step('the bettor lays another runner to be placed', async () => {
      await pressUntilFocused(page, 'Shift+Tab', /^To Be Placed$/);
      await enterBet(page, new RegExp(`^Lay ${b} at 2\\.00`), b, '100');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Placed: Lay/)).toBeVisible();
      await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '49,700.00', exposure: '−300.00' });
      await expect(findRunnerRow(page, a)).toContainText(describeResults(300, -300));
      await expect(findRunnerRow(page, b)).toContainText(describeResults(-300, -100));
      await expect(findRunnerRow(page, c)).toContainText(describeResults(-300, -300));
      await expect(page.getByRole('button', { name: /^Cash out/ })).toHaveCount(0);
    });

    await test.step('the race ends and settles both bets', async () => {
      // After the race, each bet pays by the order of finish, and one ledger row holds both.
      testServer.exchange.clock.jumpTo(Date.parse(market.startsAt));
      const listSettled = () => testServer.exchange.betting.listByEvent(demoUserId, market.marketId);
      for (let step = 0; step < 20 && listSettled().length === 0; step += 1) testServer.exchange.clock.advance(30_000);
      const placed =
        testServer.exchange.board
          .listMatchMarkets(market.matchId, market.marketId)[0]
          ?.runners.filter(({ status }) => status === 'winner')
          .map(({ name }) => name) ?? [];
      expect(placed).toHaveLength(market.winners ?? 0);
      const result = (placed.includes(a) ? 400 : -200) + (placed.includes(b) ? -100 : 100);
      expect(sum(listSettled().map((bet) => bet.result ?? ZERO))).toBe(units(result));
      expect(testServer.exchange.ledger.getStatement(demoUserId, {}).rows.at(-1)).toMatchObject({
        amount: units(result),
      });
      await expect(
        page.getByRole('grid', { name: 'Prices of To Be Placed' }).getByText('Winner', { exact: true }),
      ).toHaveCount(placed.length, { timeout: 20_000 });
      await expect
        .poll(() => readHeaderMoney(page), { timeout: 30_000 })
        .toEqual({ balance: formatSignedAmount(50_000 + result).slice(1), exposure: '0.00' });
      const [settledWin] = testServer.exchange.board.listMatchMarkets(market.matchId);
      const winner = settledWin?.runners.find(({ status }) => status === 'winner')?.name ?? 'no winner';
      const outcome = page.getByRole('status').filter({ hasText: /^Closed/ });
      await expect(outcome).toContainText(`Winner: ${winner}`);
      for (const name of placed) if (name !== winner) await expect(outcome).toContainText(`Placed: ${name}`);
      await expect(outcome.getByText(/^Placed: /)).toHaveCount(placed.length - 1);
      await expect(outcome).toContainText(`Your ${listSettled().length} bets: ${formatSignedAmount(result)}`, {
        timeout: 30_000,
      });
    });
  });

  test('a price of the place market opens the single slip and keeps the multi-runner slip', async ({
    page,
    testServer,
  }) => {
    const win = await openRace(testServer.exchange);
    await fixPrices(testServer.exchange, win, steadyPrices);
    const market = await findPlaceMarket(testServer, win);
    await signInToMatch(page, testServer, win);
    await selectRunners(page, win, ['A', 'B']);
    await page.getByRole('tab', { name: 'To Be Placed' }).click();
    await findBestCell(page, market, 'Back', getRunnerName(market, 'C')).click();
    await expect(page.getByRole('tab', { name: 'Single' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('form', { name: 'Bet slip' })).toContainText('To Be Placed');
    await page.getByRole('tab', { name: 'Single' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Several runners' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'Runners in the slip' }).getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Single' })).toBeFocused();
  });
});

test('bets interrupted by a reload are reconciled and reported on another page', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  // The bets reach the exchange, and the response never arrives.
  await page.route('**/bet/saveHrBet', async (route) => {
    await route.fetch();
  });
  await selectRunners(page, market, ['A', 'B']);
  await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
  await findPlaceMultiBetButton(page).click();
  await expect.poll(() => testServer.exchange.betting.listByMatch(demoUserId, market.matchId)).toHaveLength(2);
  await page.goto(`${testServer.url}/dashboard`);
  await expect(page.getByText('Placed: 2 bets · 500')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '49,500.00', exposure: '−500.00' });
  expect(listMultiBetRequests(testServer)).toHaveLength(1);
});

test.describe('multi-runner slip with confirmation', () => {
  test.use({ bettingPreferences: 'as-delivered' });

  test('the multi-runner slip asks for confirmation again when a price has followed the market', async ({
    page,
    testServer,
  }) => {
    const market = await openRace(testServer.exchange);
    await fixPrices(testServer.exchange, market, steadyPrices);
    await signInToMatch(page, testServer, market);
    await selectRunners(page, market, ['A', 'B']);
    await page.getByRole('textbox', { name: 'Total stake' }).fill('500');
    await findPlaceMultiBetButton(page).click();
    await expect(page.getByRole('button', { name: 'Press again to place 2 bets · 500' })).toBeVisible();
    await fixPrices(testServer.exchange, market, { ...steadyPrices, A: { back: ['3.90'], lay: ['4.00'] } });
    // A worse price than requested, and this bettor accepts only better ones.
    await expect(page.getByRole('button', { name: `${getRunnerName(market, 'A')}: The price changed` })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('button', { name: 'Use 3.90' }).click();
    await findPlaceMultiBetButton(page).click();
    const again = page.getByRole('button', { name: 'Press again to place 2 bets · 500' });
    await expect(again).toBeVisible();
    expect(listMultiBetRequests(testServer)).toHaveLength(0);
    await again.click({ delay: 350 });
    await expect(page.getByText('Placed: 2 bets · 500').first()).toBeVisible({ timeout: 15_000 });
    expect(listMultiBetRequests(testServer)).toHaveLength(1);
  });
});

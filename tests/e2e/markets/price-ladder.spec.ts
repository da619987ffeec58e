import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  fillSlip,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

interface LadderVector {
  readonly id: string;
  readonly W: number;
  readonly L: number;
  readonly lay?: number;
  readonly back?: number;
  readonly flat: number;
}

const { two } = JSON.parse(readFileSync(new URL('../../vectors/cashout.json', import.meta.url), 'utf8')) as {
  two: LadderVector[];
};
function findVector(id: string): LadderVector {
  const found = two.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no vector ${id}`);
  return found;
}

const formatSigned = (amount: number) => `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${Math.abs(amount).toFixed(2)}`;
const findLadderDialog = (page: Page) => page.getByRole('dialog', { name: /: ladder$/ });
const findLadderRow = (page: Page, price: number) =>
  findLadderDialog(page).getByRole('row', { name: new RegExp(` ${price.toFixed(2).replace('.', '\\.')} `) });
const openLadder = (page: Page, marketName: string) =>
  page.getByRole('button', { name: `Ladder of ${marketName}` }).click();

test('the ladder shows the result of closing at each price as in the vectors: green and red', async ({
  page,
  testServer,
}) => {
  const market = findCricketMarket(testServer.exchange);
  const [runner] = market.runners;
  if (runner === undefined) throw new Error('missing: a runner');
  await fixPrices(testServer.exchange, market, {
    A: { back: ['5.00', '4.90'], lay: ['5.10'] },
    B: { back: ['1.24'], lay: ['1.25'] },
  });
  await signInToMatch(page, testServer, market);
  // Backed for 100 at 5.00: 400 if it wins, −100 if not.
  await fillSlip(page, market, 'Back', runner.name, '100');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Placed: /).last()).toBeVisible({ timeout: 15_000 });
  await openLadder(page, market.name);
  for (const id of ['green', 'red']) {
    const { lay = 0, flat } = findVector(id);
    await expect(findLadderRow(page, lay)).toContainText(formatSigned(flat));
  }
  await expect(findLadderRow(page, 5)).toContainText('Your bets: Back 100');
  await expect(findLadderRow(page, 5)).toContainText('0.00');
});

test('the ladder shows the result of backing out of a lay', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  const [runner] = market.runners;
  if (runner === undefined) throw new Error('missing: a runner');
  await fixPrices(testServer.exchange, market, {
    A: { back: ['1.24'], lay: ['1.25'] },
    B: { back: ['5.00'], lay: ['5.10'] },
  });
  await signInToMatch(page, testServer, market);
  // Laid for 400 at 1.25: −100 if it wins, 400 if not.
  await fillSlip(page, market, 'Lay', runner.name, '400');
  await findPlaceButton(page).click();
  await expect(page.getByText(/^Placed: /).last()).toBeVisible({ timeout: 15_000 });
  const { back = 0, flat } = findVector('back-out');
  await openLadder(page, market.name);
  await expect(findLadderRow(page, 1.25)).toBeVisible();
  // The best price leaves the window, and the ladder follows it.
  await fixPrices(testServer.exchange, market, {
    A: { back: [back.toFixed(2)], lay: ['2.52'] },
    B: { back: ['1.66'], lay: ['1.67'] },
  });
  await expect(findLadderRow(page, back)).toContainText(formatSigned(flat));
  await expect(findLadderDialog(page).getByText('One of your bets stands at a price out of sight.')).toBeVisible();
});

test('the ladder leads from the market to a bet one tick away by keyboard', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  const [runner] = market.runners;
  if (runner === undefined) throw new Error('missing: a runner');
  await fixPrices(testServer.exchange, market, {
    A: { back: ['1.98', '1.97'], lay: ['2.00'] },
    B: { back: ['1.98'], lay: ['2.02'] },
  });
  await signInToMatch(page, testServer, market);
  await page.getByRole('button', { name: `Ladder of ${market.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(findLadderDialog(page)).toBeVisible();
  await expect(findLadderRow(page, 1.98)).toBeVisible();

  const getCell = (side: 'Back' | 'Lay', price: string) =>
    findLadderDialog(page).getByRole('button', { name: new RegExp(`^${side} ${runner.name} at ${price},`) });
  for (
    let press = 0;
    press < 8 && !(await getCell('Back', '1\\.98').evaluate((element) => element === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(getCell('Back', '1\\.98')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getCell('Lay', '1\\.98')).toBeFocused();
  // Moves over the upper edge of the window and back to the best prices.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowUp');
  await expect(getCell('Lay', '2\\.20')).toBeFocused();
  await expect(findLadderRow(page, 1.91)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(getCell('Lay', '1\\.99')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(getCell('Back', '1\\.97')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findLadderDialog(page)).toBeHidden();
  await expect(findStakeField(page)).toBeFocused();
  await page.keyboard.type('500');
  await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 500 @ 1.97');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Placed: Back/)).toBeVisible({ timeout: 15_000 });
  const [sent] = listBetRequests(testServer);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    selection_id: runner.runnerId,
    is_back: 1,
    odds: 1.97,
    stack: 500,
  });
});

test('the rows of the ladder keep their place while prices move', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  const waitUntilLoaded = trackLoading(page);
  await recordLayoutShifts(page);
  await signInToMatch(page, testServer, market);
  await openLadder(page, market.name);
  const grid = findLadderDialog(page).getByRole('grid');
  await expect(grid).toBeVisible();
  await waitUntilLoaded();
  // The dialog grows while it opens.
  await findLadderDialog(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const shiftsBefore = (await readLayoutShifts(page)).length;
  const texts = new Set<string>();
  const heights = new Set<string>();
  const observe = async () => {
    texts.add((await grid.textContent()) ?? '');
    heights.add(
      JSON.stringify(
        await grid.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height)),
      ),
    );
    return texts.size;
  };
  await expect.poll(observe, { message: 'prices move', timeout: 60_000 }).toBeGreaterThanOrEqual(8);
  expect(heights.size).toBe(1);
  expect((await readLayoutShifts(page)).slice(shiftsBefore)).toEqual([]);
});

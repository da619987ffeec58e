import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { units } from '#shared/domain/money/money.ts';
import { listBetRequests, fixPrices } from '../support/bet-slip.ts';
import {
  listBets,
  cashOutButton,
  cashOutDialog,
  readPositions,
  findMarket,
  openWithBacks,
  tabUntil,
} from '../support/cash-out.ts';
import { expect, test } from '../support/fixtures.ts';

interface TwoRunnerCase {
  readonly id: string;
  readonly W: number;
  readonly L: number;
  readonly flat: number;
  readonly lay: number;
  readonly wholeStake: number;
  readonly wholeResult: Readonly<Record<'W' | 'L', number>>;
}
interface ManyRunnerCase {
  readonly best: { readonly flat: number };
  readonly wholeStakes: { readonly ifWins: Readonly<Record<'H' | 'D' | 'A', number>> };
}

const table = JSON.parse(readFileSync(new URL('../../vectors/cashout.json', import.meta.url), 'utf8')) as {
  two: TwoRunnerCase[];
  many: [ManyRunnerCase];
};
const findVector = (id: string): TwoRunnerCase => {
  const row = table.two.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no vector ${id}`);
  return row;
};

const formatGrouped = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount));
const formatSigned = (amount: number) => `${amount < 0 ? '−' : '+'}${formatGrouped(amount)}`;
const isFocused = (locator: Locator) => () => locator.evaluate((element) => element === document.activeElement);
const listIdempotencyKeys = (sent: ReturnType<typeof listBetRequests>) =>
  new Set(sent.map(({ headers }) => headers['idempotency-key'])).size;

const favourite = { A: { back: ['1.58'], lay: ['1.60'] }, B: { back: ['2.66'], lay: ['2.72'] } } as const;
const threeWay = {
  H: { back: ['2.20'], lay: ['2.24'] },
  D: { back: ['3.40'], lay: ['3.50'] },
  A: { back: ['3.75'], lay: ['3.90'] },
} as const;
/** 70, 20 and −90. */
const threeWayBacks = [
  { runner: 0, stake: 40, price: '4.00' },
  { runner: 1, stake: 50, price: '2.20' },
] as const;
const placedBacks = [{ runner: 0, stake: 1000, price: '1.85' }] as const;

test.describe('cash-out', () => {
  test('cash-out of a favourite by keyboard shows figure, leg, range and ledger of the vectors', async ({
    page,
    testServer,
  }) => {
    const row = findVector('favourite');
    const market = findMarket(testServer, 'match-odds', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    const opener = cashOutButton(page, market);
    await expect(opener).toHaveAccessibleName(`Cash out ${formatSigned(row.flat)}`);

    await tabUntil(page, isFocused(opener));
    await page.keyboard.press('Enter');
    const dialog = cashOutDialog(page, market);
    await expect(dialog.getByRole('listitem')).toHaveText([`Lay ${a}1,156 @ 1.60`]);
    await expect(
      dialog.getByText(
        `Every result brings between ${formatSigned(row.wholeResult.L)} and ${formatSigned(row.wholeResult.W)}.`,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('row', { name: a })).toHaveText(
      `${a}${formatSigned(row.W)}${formatSigned(row.wholeResult.W)}`,
    );
    await expect(dialog.getByRole('row', { name: b })).toHaveText(
      `${b}${formatSigned(row.L)}${formatSigned(row.wholeResult.L)}`,
    );

    const place = dialog.getByRole('button', { name: 'Cash out 100 % · 1 bet' });
    await tabUntil(page, isFocused(place));
    // Enter held down and pressed again places one bet.
    await page.keyboard.press('Enter');
    await page.keyboard.down('Enter');
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: a })).toContainText(formatSigned(row.wholeResult.W));
    expect(readPositions(testServer, market)).toEqual({ [a]: row.wholeResult.W, [b]: row.wholeResult.L });
    expect(listBetRequests(testServer)).toHaveLength(1);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
    // The dialog ignores a press right after the bet, and a key that is still down.
    await page.waitForTimeout(500);
    await page.keyboard.down('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toHaveAttribute('aria-disabled', 'true');
    await expect(opener).toHaveAccessibleDescription(/Nothing is open/);
  });

  test('cash-out of a bookmaker market uses its payouts on 100', async ({ page, testServer }) => {
    const row = findVector('bookmaker');
    const market = findMarket(testServer, 'bookmaker', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, [{ runner: 0, stake: 1000, price: '85' }], {
      A: { back: ['60'], lay: [`${row.lay * 100 - 100}`] },
      B: { back: [], lay: [] },
    });
    await expect(cashOutButton(page, market)).toHaveAccessibleName(`Cash out ${formatSigned(row.flat)}`);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    await expect(dialog.getByRole('listitem')).toHaveText([`Lay ${a}${row.wholeStake.toLocaleString('en-IN')} @ 62`]);
    await dialog.getByRole('button', { name: /^Cash out 100 %/ }).click();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible();
    expect(readPositions(testServer, market)).toEqual({ [a]: row.wholeResult.W, [b]: row.wholeResult.L });
  });

  test('cash-out of three runners places two bets in turn and gives the ledger of the vectors', async ({
    page,
    testServer,
  }) => {
    const [row] = table.many;
    const market = findMarket(testServer, 'match-odds', 3);
    const [h, d, a] = market.runners.map(({ name }) => name) as [string, string, string];
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay, 1);
    await expect(cashOutButton(page, market)).toHaveAccessibleName(`Cash out ${formatSigned(row.best.flat)}`);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    await expect(dialog.getByRole('listitem')).toHaveText([`Back ${a}29 @ 3.75`, `Lay ${h}22 @ 2.24`]);
    await expect(dialog.getByText('Each bet is held for 1 s before it is matched.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cash out 100 % · 2 bets' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('Placing bet 1 of 2.');
    await expect(dialog.getByText('Cashed out. All 2 bets are placed.')).toBeVisible({ timeout: 15_000 });
    const { H, D, A } = row.wholeStakes.ifWins;
    expect(readPositions(testServer, market)).toEqual({ [h]: H, [d]: D, [a]: A });
    expect(listBetRequests(testServer)).toHaveLength(2);
  });

  test('cash-out of a half is set by the slider', async ({ page, testServer }) => {
    const market = findMarket(testServer, 'match-odds', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    const slider = dialog.getByRole('slider', { name: 'Share of the position' });
    await slider.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
    await expect(dialog.getByText('50 %', { exact: true })).toBeVisible();
    // Half of 1,156.25.
    await expect(dialog.getByRole('listitem')).toHaveText([`Lay ${a}578 @ 1.60`]);
    await dialog.getByRole('button', { name: 'Cash out 50 % · 1 bet' }).click();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible();
    expect(readPositions(testServer, market)).toEqual({ [a]: 503.2, [b]: -422 });
  });

  test('an interrupted cash-out shows the position and retries the rest at current prices', async ({
    page,
    testServer,
  }) => {
    const market = findMarket(testServer, 'match-odds', 3);
    const [h, d, a] = market.runners.map(({ name }) => name) as [string, string, string];
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay, 2);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    await dialog.getByRole('button', { name: 'Cash out 100 % · 2 bets' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('Placing bet 2 of 2.', { timeout: 15_000 });
    await fixPrices(testServer.exchange, market, { ...threeWay, H: { back: ['2.76'], lay: ['2.80'] } });
    await expect(dialog.getByRole('status').first()).toHaveText('1 of 2 bets placed. 1 bet to go.', {
      timeout: 15_000,
    });
    await expect(dialog.getByRole('list', { name: 'Bets to place' }).first().getByRole('listitem')).toHaveText([
      `Back ${a}29 @ 3.75Placed`,
      `Lay ${h}22 @ 2.24Not placedUnmatch bet not allowed.`,
    ]);
    const half = { [h]: 41, [d]: -9, [a]: -10.25 };
    expect(readPositions(testServer, market)).toEqual(half);
    // 22.3214 at 2.24 shifts 50; at 2.80 that is 17.857.
    await expect(dialog.getByRole('list', { name: 'Bets to place' }).last().getByRole('listitem')).toHaveText([
      `Lay ${h}18 @ 2.80`,
    ]);
    for (const [name, amount] of Object.entries(half))
      await expect(dialog.getByRole('row', { name })).toContainText(formatSigned(amount));
    // The dialog ignores a press at once, which would belong to the first attempt.
    await page.waitForTimeout(500);
    await dialog.getByRole('button', { name: 'Try the rest again' }).click();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible({ timeout: 15_000 });
    expect(readPositions(testServer, market)).toEqual({ [h]: 8.6, [d]: 9, [a]: 7.75 });
    expect(listIdempotencyKeys(listBetRequests(testServer))).toBe(3);
    expect(listBets(testServer, market)).toHaveLength(4);
  });

  test('cash-out finds a leg whose response was lost, continues, and places no leg twice', async ({
    page,
    testServer,
  }) => {
    const market = findMarket(testServer, 'match-odds', 3);
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    testServer.server.faults.next('bet/saveBet', 'lost-after');
    await dialog.getByRole('button', { name: 'Cash out 100 % · 2 bets' }).click();
    await expect(dialog.getByText('Cashed out. All 2 bets are placed.')).toBeVisible({ timeout: 40_000 });
    expect(listBets(testServer, market)).toHaveLength(4);
    expect(listIdempotencyKeys(listBetRequests(testServer))).toBe(2);
  });

  test('cash-out explains why it cannot be filled', async ({ page, testServer }) => {
    const market = findMarket(testServer, 'match-odds', 2);
    const name = market.runners[0]?.name ?? '';
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    await cashOutButton(page, market).click();
    const dialog = cashOutDialog(page, market);
    const held = (words: string) =>
      expect(dialog.getByRole('button', { name: words })).toHaveAttribute('aria-disabled', 'true');

    await testServer.exchange.operator.setMarket(market.marketId, { suspended: true });
    await held('Market suspended');
    await testServer.exchange.operator.setMarket(market.marketId, { suspended: false });
    await expect(dialog.getByRole('button', { name: /^Cash out 100 %/ })).not.toHaveAttribute('aria-disabled');
    await fixPrices(testServer.exchange, market, { A: { back: ['1.58'], lay: [] }, B: { back: [], lay: ['2.72'] } });
    await held('No price on offer to close with');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    // The page reads the limits when it opens.
    await fixPrices(testServer.exchange, market, favourite);
    await testServer.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(2000) } });
    await page.reload();
    await cashOutButton(page, market).click();
    await held(`${name}: Min Size is: 2000`);
    expect(listBetRequests(testServer)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { listBetRequests } from '../support/bet-slip.ts';
import {
  findCashOutButton,
  findCashOutDialog,
  findMarket,
  openWithBacks,
  readPositions,
  tabUntil,
} from '../support/cash-out.ts';
import { favourite, formatSigned, placedBacks, threeWay, threeWayBacks } from '../support/cash-out-cases.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';

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

const isFocused = (locator: Locator) => () => locator.evaluate((element) => element === document.activeElement);

test.describe('cash-out', () => {
  test('shows figure, leg, range and ledger of the vectors for a favourite by keyboard', async ({
    page,
    testServer,
  }) => {
    const row = findVector('favourite');
    await page.clock.install({ time: EVENING });
    const market = findMarket(testServer, 'match-odds', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    const opener = findCashOutButton(page, market);
    await expect(opener).toHaveAccessibleName(`Cash out ${formatSigned(row.flat)}`);

    await tabUntil(page, isFocused(opener));
    await page.keyboard.press('Enter');
    const dialog = findCashOutDialog(page, market);
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
    // Enter pressed again and held down before the response places one bet.
    const releaseRequests = await holdRequests(page, '**/bet/saveBet');
    await page.keyboard.press('Enter');
    await page.keyboard.down('Enter');
    await releaseRequests();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: a })).toContainText(formatSigned(row.wholeResult.W));
    expect(readPositions(testServer, market)).toEqual({ [a]: row.wholeResult.W, [b]: row.wholeResult.L });
    expect(listBetRequests(testServer)).toHaveLength(1);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
    // The dialog ignores a press right after the bet, and a key that is still down.
    await page.clock.fastForward(1_000);
    await page.keyboard.down('Enter');
    await page.clock.fastForward(1_000);
    await expect(dialog).toBeVisible();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toHaveAccessibleDescription(/Nothing is open/);
    // A touch user has no tooltip, and reads the reason in the dialog.
    await opener.click();
    await expect(dialog.getByRole('button', { name: /^Nothing is open/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('uses the payouts on 100 of a bookmaker market', async ({ page, testServer }) => {
    const row = findVector('bookmaker');
    const market = findMarket(testServer, 'bookmaker', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, [{ runner: 0, stake: 1000, price: '85' }], {
      A: { back: ['60'], lay: [`${row.lay * 100 - 100}`] },
      B: { back: [], lay: [] },
    });
    await expect(findCashOutButton(page, market)).toHaveAccessibleName(`Cash out ${formatSigned(row.flat)}`);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
    await expect(dialog.getByRole('listitem')).toHaveText([`Lay ${a}${row.wholeStake.toLocaleString('en-IN')} @ 62`]);
    await dialog.getByRole('button', { name: /^Cash out 100 %/ }).click();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible();
    expect(readPositions(testServer, market)).toEqual({ [a]: row.wholeResult.W, [b]: row.wholeResult.L });
  });

  test('places two bets in turn for three runners and gives the ledger of the vectors', async ({
    page,
    testServer,
  }) => {
    const [row] = table.many;
    const market = findMarket(testServer, 'match-odds', 3);
    const [h, d, a] = market.runners.map(({ name }) => name) as [string, string, string];
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay, 1);
    await expect(findCashOutButton(page, market)).toHaveAccessibleName(`Cash out ${formatSigned(row.best.flat)}`);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
    await expect(dialog.getByRole('listitem')).toHaveText([`Back ${a}29 @ 3.75`, `Lay ${h}22 @ 2.24`]);
    await expect(dialog.getByText('Each bet is held for 1 s before it is matched.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cash out 100 % · 2 bets' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('Placing bet 1 of 2.');
    await expect(dialog.getByText('Cashed out. All 2 bets are placed.')).toBeVisible({ timeout: 15_000 });
    const { H, D, A } = row.wholeStakes.ifWins;
    expect(readPositions(testServer, market)).toEqual({ [h]: H, [d]: D, [a]: A });
    expect(listBetRequests(testServer)).toHaveLength(2);
  });

  test('takes a half when the slider is in the middle', async ({ page, testServer }) => {
    const market = findMarket(testServer, 'match-odds', 2);
    const [a, b] = market.runners.map(({ name }) => name) as [string, string];
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
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
});

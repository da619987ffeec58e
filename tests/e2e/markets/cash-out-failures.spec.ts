import { units } from '#shared/domain/money/money.ts';
import { fixPrices, listBetRequests } from '../support/bet-slip.ts';
import {
  findCashOutButton,
  findCashOutDialog,
  findMarket,
  listBets,
  openWithBacks,
  readPositions,
} from '../support/cash-out.ts';
import { favourite, formatSigned, placedBacks, threeWay, threeWayBacks } from '../support/cash-out-cases.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';

const listIdempotencyKeys = (sent: ReturnType<typeof listBetRequests>) =>
  new Set(sent.map(({ headers }) => headers['idempotency-key'])).size;

test.describe('cash-out', () => {
  test('an interrupted cash-out shows the position and retries the rest at current prices', async ({
    page,
    testServer,
  }) => {
    await page.clock.install({ time: EVENING });
    const market = findMarket(testServer, 'match-odds', 3);
    const [h, d, a] = market.runners.map(({ name }) => name) as [string, string, string];
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay, 2);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
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
    await page.clock.fastForward(1_000);
    await dialog.getByRole('button', { name: 'Try the rest again' }).click();
    await expect(dialog.getByText('Cashed out. The bet is placed.')).toBeVisible({ timeout: 15_000 });
    expect(readPositions(testServer, market)).toEqual({ [h]: 8.6, [d]: 9, [a]: 7.75 });
    expect(listIdempotencyKeys(listBetRequests(testServer))).toBe(3);
    expect(listBets(testServer, market)).toHaveLength(4);
  });

  test('finds a leg whose response was lost and places no leg twice', async ({ page, testServer }) => {
    const market = findMarket(testServer, 'match-odds', 3);
    await openWithBacks(page, testServer, market, threeWayBacks, threeWay);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
    testServer.server.faults.applyToNext('bet/saveBet', 'lost-after');
    await dialog.getByRole('button', { name: 'Cash out 100 % · 2 bets' }).click();
    await expect(dialog.getByText('Cashed out. All 2 bets are placed.')).toBeVisible({ timeout: 40_000 });
    expect(listBets(testServer, market)).toHaveLength(4);
    expect(listIdempotencyKeys(listBetRequests(testServer))).toBe(2);
  });

  test('explains why it cannot be filled', async ({ page, testServer }) => {
    const market = findMarket(testServer, 'match-odds', 2);
    const name = market.runners[0]?.name ?? '';
    await openWithBacks(page, testServer, market, placedBacks, favourite);
    await findCashOutButton(page, market).click();
    const dialog = findCashOutDialog(page, market);
    const expectHeld = (label: string) =>
      expect(dialog.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');

    await testServer.exchange.operator.setMarket(market.marketId, { suspended: true });
    await expectHeld('Market suspended');
    await testServer.exchange.operator.setMarket(market.marketId, { suspended: false });
    await expect(dialog.getByRole('button', { name: /^Cash out 100 %/ })).not.toHaveAttribute('aria-disabled');
    await fixPrices(testServer.exchange, market, { A: { back: ['1.58'], lay: [] }, B: { back: [], lay: ['2.72'] } });
    await expectHeld('No price on offer to close with');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    // The page reads the limits when it opens.
    await fixPrices(testServer.exchange, market, favourite);
    await testServer.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(2000) } });
    await page.reload();
    await findCashOutButton(page, market).click();
    await expectHeld(`${name}: Min Size is: 2000`);
    expect(listBetRequests(testServer)).toEqual([]);
  });
});

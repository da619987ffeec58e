import { betsSent, cricketMarket, fillSlip, holdPrices, openMatch, placeButton } from './betting.ts';
import { expect, test } from './journey.ts';

const steady = { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } } as const;

test.describe('an answer that is lost', () => {
  test('after the exchange took the bet: unknown, then found among the bets, and never sent again', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await holdPrices(house.exchange, market, steady);
    await house.signIn(page);
    await openMatch(page, house, market);
    await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
    house.server.faults.next('bet/saveBet', 'lost-after');
    await placeButton(page).click();
    await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
    // The browser itself may send the lost request a second time: one reference, so one bet.
    expect(new Set(betsSent(house).map((request) => request.headers['idempotency-key'])).size).toBe(1);
    const userId = house.exchange.accounts.userOf((betsSent(house)[0]?.headers.authorization ?? '').replace('Bearer ', '')) ?? '';
    expect(house.exchange.betting.ofMatch(userId, market.matchId)).toHaveLength(1);
    await expect(page.getByText('Open bets (1)')).toBeVisible();
  });

  test('before the exchange saw it: unknown and blocked, then told that it was not placed, with the slip as it was', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await holdPrices(house.exchange, market, steady);
    await house.signIn(page);
    await openMatch(page, house, market);
    await fillSlip(page, market, 'Lay', market.runners[1]?.name ?? '', '300');
    house.server.faults.always('bet/saveBet', 'lost-before');
    await placeButton(page).click();
    await expect(page.getByText(/The answer was lost|Not in your bets so far/).first()).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
    await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('textbox', { name: /^(Stake|Amount)$/ })).toHaveValue('300');
    house.server.faults.clear();
    await placeButton(page).click();
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
  });

  test('and the page closed meanwhile: the bet is looked for when it opens again', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await holdPrices(house.exchange, market, steady);
    await house.signIn(page);
    await openMatch(page, house, market);
    await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '400');
    await placeButton(page).click();
    await expect(page.getByText(/^Held: Back/)).toBeVisible();
    await expect.poll(() => betsSent(house).length, { message: 'the bet has reached the exchange' }).toBe(1);
    await page.reload();
    await expect(page.getByText(/^Placed: Back .* 400 @ 1\.98/).first()).toBeVisible({ timeout: 30_000 });
    expect(betsSent(house)).toHaveLength(1);
  });
});

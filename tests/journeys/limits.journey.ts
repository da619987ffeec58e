import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { betsSent, cricketMarket, fillSlip, holdPrices, openMatch, placeButton } from './betting.ts';
import { expect, test } from './journey.ts';

const limits = { minStake: units(200), maxStake: units(5000), minOdds: odds(150), maxOdds: odds(900), maxProfit: units(4000) };

/** Specification 5: the five limits of a market, each with its words, told before anything is sent. */
const breaches = [
  { says: 'Min Size is: 200', side: 'Back', back: '1.98', stake: '199' },
  { says: 'Max Size is: 5000', side: 'Back', back: '1.60', stake: '5001' },
  { says: 'Min Odd is: 1.5', side: 'Back', back: '1.49', stake: '300' },
  { says: 'Max Odd is: 9', side: 'Back', back: '9.20', stake: '300' },
  { says: 'Max Profit is: 4000', side: 'Back', back: '3.00', stake: '2001' },
  { says: 'Max Profit is: 4000', side: 'Lay', back: '1.98', stake: '4001' },
] as const;

for (const { says, side, back, stake } of breaches) {
  test(`${side.toLowerCase()} ${stake} at ${back}: ${says}`, async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await house.exchange.operator.setMarket(market.marketId, { limits });
    await holdPrices(house.exchange, market, { A: { back: [back], lay: [side === 'Lay' ? '2.00' : '1000'] }, B: { back: ['1.98'], lay: ['2.02'] } });
    await house.signIn(page);
    await openMatch(page, house, market);
    await fillSlip(page, market, side, market.runners[0]?.name ?? '', stake);
    const held = page.getByRole('button', { name: says });
    await expect(held).toBeVisible();
    await held.click({ force: true });
    await expect(placeButton(page)).toHaveCount(0);
    expect(betsSent(house)).toEqual([]);
  });
}

test('a stake the balance cannot cover is told, and not sent', async ({ page, house }) => {
  const market = cricketMarket(house.exchange);
  await house.exchange.operator.setMarket(market.marketId, { limits: { maxStake: null, maxProfit: null } });
  await holdPrices(house.exchange, market, { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } });
  await house.signIn(page);
  await openMatch(page, house, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '50001');
  await expect(page.getByRole('button', { name: 'Insufficient Balance.' })).toBeVisible();
  expect(betsSent(house)).toEqual([]);
});

test('a refusal of the exchange itself reaches the slip with what to do next', async ({ page, house }) => {
  const market = cricketMarket(house.exchange);
  await holdPrices(house.exchange, market, { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } });
  await house.signIn(page);
  await openMatch(page, house, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  await house.exchange.operator.setMarket(market.marketId, { backBets: false });
  await placeButton(page).click();
  await expect(page.getByText('Back Bets not Allowed!').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/takes no back bets now/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^(Stake|Amount)$/ })).toHaveValue('500');
});

import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  evenPrices,
  fillSlip,
  findPlaceButton,
  fixPrices,
  listBetRequests,
  openSlip,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

const limits = {
  minStake: units(200),
  maxStake: units(5000),
  minOdds: odds(150),
  maxOdds: odds(900),
  maxProfit: units(4000),
};

/** The five limits of a market and their messages (docs/requirements.md#52-bet-placement). */
const breaches = [
  { message: 'Min Size is: 200', side: 'Back', back: '1.98', stake: '199' },
  { message: 'Max Size is: 5000', side: 'Back', back: '1.60', stake: '5001' },
  { message: 'Min Odd is: 1.5', side: 'Back', back: '1.49', stake: '300' },
  { message: 'Max Odd is: 9', side: 'Back', back: '9.20', stake: '300' },
  { message: 'Max Profit is: 4000', side: 'Back', back: '3.00', stake: '2001' },
  { message: 'Max Profit is: 4000', side: 'Lay', back: '1.98', stake: '4001' },
] as const;

for (const { message, side, back, stake } of breaches) {
  test(`the slip refuses ${side.toLowerCase()} ${stake} at ${back}: ${message}`, async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await testServer.exchange.operator.setMarket(market.marketId, { limits });
    await fixPrices(testServer.exchange, market, {
      A: { back: [back], lay: [side === 'Lay' ? '2.00' : '1000'] },
      B: { back: ['1.98'], lay: ['2.02'] },
    });
    await signInToMatch(page, testServer, market);
    await fillSlip(page, market, side, market.runners[0]?.name ?? '', stake);
    const held = page.getByRole('button', { name: message });
    await expect(held).toBeVisible();
    await held.click({ force: true });
    await expect(findPlaceButton(page)).toHaveCount(0);
    expect(listBetRequests(testServer)).toEqual([]);
  });
}

test('the slip explains a stake that the balance cannot cover and does not send it', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  await testServer.exchange.operator.setMarket(market.marketId, { limits: { maxStake: null, maxProfit: null } });
  await fixPrices(testServer.exchange, market, evenPrices);
  await signInToMatch(page, testServer, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '50001');
  await expect(page.getByRole('button', { name: 'Insufficient Balance.' })).toBeVisible();
  expect(listBetRequests(testServer)).toEqual([]);
});

test('the slip shows a refusal of the exchange with the next step', async ({ page, testServer }) => {
  const { market } = await openSlip(page, testServer, '500');
  await testServer.exchange.operator.setMarket(market.marketId, { backBets: false });
  await findPlaceButton(page).click();
  await expect(page.getByText('Back Bets not Allowed!').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/takes no back bets now/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^(Stake|Amount)$/ })).toHaveValue('500');
});

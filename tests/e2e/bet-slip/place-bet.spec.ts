import { readFileSync } from 'node:fs';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  fillSlip,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  listBetRequests,
  openSlip,
  readHeaderMoney,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

interface BalanceFlowStep {
  readonly bet: {
    readonly selection: string;
    readonly side: 'back' | 'lay';
    readonly price: number;
    readonly stake: number;
  };
  readonly balance: number;
  readonly exposure: number;
  readonly ifWins: Readonly<Record<string, number>>;
}

const flow = JSON.parse(readFileSync(new URL('../../vectors/balance-flow.json', import.meta.url), 'utf8')) as {
  start: { balance: number };
  steps: BalanceFlowStep[];
};

const formatGrouped = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount));
const formatSigned = (amount: number) => `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${formatGrouped(amount)}`;

test.describe('bet placement', () => {
  test('a back and a lay bet change balance, exposure and position as in the vectors', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    const [a, b] = market.runners;
    if (a === undefined || b === undefined) throw new Error('missing: two runners');
    await fixPrices(testServer.exchange, market, {
      A: { back: ['1.85', '1.84', '1.83'], lay: ['1.86', '1.87', '1.88'] },
      B: { back: ['2.16'], lay: ['2.18'] },
    });
    await signInToMatch(page, testServer, market);
    const before = 50_000;

    for (const step of flow.steps) {
      const name = step.bet.selection === 'A' ? a.name : b.name;
      if (step.bet.side === 'lay') {
        const layPrice = step.bet.price.toFixed(2);
        await fixPrices(testServer.exchange, market, {
          A: { back: ['1.58'], lay: [layPrice, '1.61'] },
          B: { back: ['2.66'], lay: ['2.72'] },
        });
        await expect(findBestCell(page, market, 'Lay', name)).toHaveAccessibleName(new RegExp(` at ${layPrice},`));
      }
      await fillSlip(page, market, step.bet.side === 'back' ? 'Back' : 'Lay', name, String(step.bet.stake));
      await findPlaceButton(page).click();
      await expect(page.getByText(/^Placed: /).last()).toBeVisible({ timeout: 15_000 });
      // The vectors start at 5,000.00 and the demo account at 50,000.00; the changes are the same.
      await expect
        .poll(() => readHeaderMoney(page))
        .toEqual({
          balance: formatGrouped(before - flow.start.balance + step.balance),
          exposure: step.exposure === 0 ? '0.00' : formatSigned(step.exposure),
        });
      const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
      await expect(grid.getByRole('row', { name: new RegExp(a.name) })).toContainText(
        formatSigned(step.ifWins['A'] ?? 0),
      );
      await expect(grid.getByRole('row', { name: new RegExp(b.name) })).toContainText(
        formatSigned(step.ifWins['B'] ?? 0),
      );
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
    }

    expect(listBetRequests(testServer)).toHaveLength(2);
    await page.goto(`${testServer.url}/liabilites`);
    await expect(page.getByRole('heading', { level: 1, name: 'Liabilities' })).toBeVisible();
  });

  test('the slip sends the displayed bet once, however often the button is pressed', async ({ page, testServer }) => {
    const { market } = await openSlip(page, testServer, '500');
    await expect(findPlaceButton(page)).toHaveAccessibleName('Place back bet · 500 @ 1.98');
    // Ten presses and a submit in one task, then the Enter key.
    await findPlaceButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
      button.form?.requestSubmit();
    });
    await findStakeField(page)
      .press('Enter')
      .catch(() => undefined);
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
    const sent = listBetRequests(testServer);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '{}')).toEqual({
      market_id: market.marketId,
      selection_id: market.runners[0]?.runnerId,
      stack: 500,
      is_back: 1,
      odds: 1.98,
    });
    expect(testServer.exchange.betting.listByMatch(demoUserId, market.matchId)).toHaveLength(1);
  });

  test('the slip keeps the stake of a held bet that is refused for its lost price', async ({ page, testServer }) => {
    const { market } = await openSlip(page, testServer, '700');
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Held: Back/)).toBeVisible();
    await expect
      .poll(() => listBetRequests(testServer).length, { message: 'the bet has reached the exchange' })
      .toBe(1);
    await fixPrices(testServer.exchange, market, {
      A: { back: ['1.90'], lay: ['1.92'] },
      B: { back: ['2.06'], lay: ['2.10'] },
    });
    await expect(page.getByText(/Now 1\.90\. Answer in \d s/)).toBeVisible();
    await expect(page.getByText('Unmatch bet not allowed.').first()).toBeVisible({ timeout: 15_000 });
    await expect(findStakeField(page)).toHaveValue('700');
    await expect(page.getByText(/The price moved away/)).toBeVisible();
    await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '50,000.00', exposure: '0.00' });
  });
});

import { readFileSync } from 'node:fs';
import { fixPrices, readHeaderMoney, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  findPlaceMultiBetButton,
  findSlipFigure,
  findSlipLeg,
  formatSignedAmount,
  formatWholeSigned,
  getRunnerName,
  listMultiBetRequests,
  openRace,
  selectRunners,
  steadyPrices,
} from '../support/racing.ts';

interface DutchingVectors {
  readonly cases: readonly {
    readonly bets: readonly { readonly selection: string; readonly price: number; readonly stake: number }[];
    readonly ifWins: Readonly<Record<string, number>>;
  }[];
  readonly equalProfit: readonly {
    readonly total: number;
    readonly prices: Readonly<Record<string, number>>;
    readonly stakes: Readonly<Record<string, number>>;
    readonly profit: number;
  }[];
}
const vectors = JSON.parse(
  readFileSync(new URL('../../vectors/dutching.json', import.meta.url), 'utf8'),
) as DutchingVectors;

test('a multi-bet with stakes of its own shows the results of the vectors', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  const [example] = vectors.cases;
  if (example === undefined) throw new Error('missing: a case');
  await selectRunners(
    page,
    market,
    example.bets.map(({ selection }) => selection),
  );
  await page.getByRole('button', { name: 'Own stakes' }).click();
  for (const { selection, stake } of example.bets)
    await page.getByRole('textbox', { name: `Stake on ${getRunnerName(market, selection)}` }).fill(String(stake));
  for (const { selection } of example.bets)
    await expect(findSlipLeg(page, getRunnerName(market, selection))).toContainText(
      formatWholeSigned(example.ifWins[selection] ?? 0),
    );
  await expect(findSlipFigure(page, 'If another wins')).toContainText(formatSignedAmount(example.ifWins['other'] ?? 0));
  await findPlaceMultiBetButton(page).click();
  await expect(page.getByText('Placed: 2 bets · 150')).toBeVisible({ timeout: 15_000 });
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  await expect(grid.getByRole('row', { name: new RegExp(getRunnerName(market, 'A')) })).toContainText(
    formatSignedAmount(example.ifWins['A'] ?? 0),
  );
  await expect(grid.getByRole('row', { name: new RegExp(getRunnerName(market, 'C')) })).toContainText(
    formatSignedAmount(example.ifWins['other'] ?? 0),
  );
  await expect.poll(() => readHeaderMoney(page)).toEqual({ balance: '49,850.00', exposure: '−150.00' });
  expect(listMultiBetRequests(testServer)).toHaveLength(1);
  expect(JSON.parse(listMultiBetRequests(testServer)[0]?.body ?? '[]')).toEqual(
    example.bets.map(({ selection, price, stake }) => ({
      selection_id: market.runners['ABC'.indexOf(selection)]?.runnerId,
      selection_name: getRunnerName(market, selection),
      market_id: market.marketId,
      odds: price,
      is_back: 1,
      stack: stake,
    })),
  );
});

test('dutching for an equal profit gives the stakes and combined odds of the vectors', async ({ page, testServer }) => {
  const market = await openRace(testServer.exchange);
  await fixPrices(testServer.exchange, market, steadyPrices);
  await signInToMatch(page, testServer, market);
  const [example] = vectors.equalProfit;
  if (example === undefined) throw new Error('missing: a case');
  const letters = Object.keys(example.prices);
  await selectRunners(page, market, letters);
  await page.getByRole('textbox', { name: 'Total stake' }).fill(String(example.total));
  await expect(findSlipFigure(page, 'Equal profit')).toContainText(formatSignedAmount(example.profit));
  // 1/4 + 1/6 + 1/8 of the book.
  await expect(findSlipFigure(page, 'Together')).toContainText('Back 1.85');
  await expect(findSlipFigure(page, 'Book')).toContainText('54.17 %');
  let total = 0;
  for (const letter of letters) {
    const sentence =
      (await findSlipLeg(page, getRunnerName(market, letter))
        .getByText('Stake', { exact: true })
        .locator('xpath=..')
        .textContent()) ?? '';
    const stake = Number(sentence.replace('Stake', '').replace(',', ''));
    expect(Math.abs(stake - (example.stakes[letter] ?? 0))).toBeLessThan(1);
    total += stake;
  }
  expect(total).toBe(example.total);
  await findPlaceMultiBetButton(page).click();
  await expect(page.getByText('Placed: 3 bets · 1,000')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Open bets (3)')).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market/market.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { findBestCell, fixPrices, openMatch, signInToMatch } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/** A case of the vectors: its bets are placed on the exchange, and the test reads the position from the page. */
interface MarketVectorBet {
  readonly selection: string;
  readonly side: 'back' | 'lay';
  readonly price: number;
  readonly stake: number;
}
interface VectorCase {
  readonly id: string;
  readonly bets: readonly MarketVectorBet[];
  readonly ifWins: Readonly<Record<string, number>>;
}

const readVectors = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../vectors/${file}`, import.meta.url), 'utf8'));
const readCases = (file: string) => (readVectors(file) as { readonly cases: readonly VectorCase[] }).cases;
const toHundredths = (amount: number) => Math.round(amount * 100);
const formatSigned = (amount: number) =>
  `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount))}`;

const noLimits = {
  limits: { minStake: null, maxStake: null, minOdds: null, maxOdds: null, maxProfit: null },
  delaySeconds: 0,
} as const;

function findMarket(testServer: TestServer, type: Market['type'], runners: number): Market {
  const { board } = testServer.exchange;
  for (const row of board.listHomeMatches()) {
    const market = board
      .listMatchMarkets(row.matchId)
      .find((each) => each.type === type && each.runners.length === runners);
    if (market !== undefined && market.status === 'open') return market;
  }
  throw new Error(`no ${type} market with ${runners} runners`);
}

/** Places a case's bets at exactly their prices, as the signed-in user. Runners follow the order of the names. */
async function placeVectorBets(
  testServer: TestServer,
  market: Market,
  bets: readonly MarketVectorBet[],
  names: readonly string[],
) {
  const userId = await testServer.exchange.accounts
    .signIn({ userName: 'demo', password: 'Demo1234' })
    .then((result) => (result.kind === 'refused' ? '' : result.account.userId));
  for (const bet of bets) {
    const runner = market.runners[names.indexOf(bet.selection)];
    if (runner === undefined) throw new Error(`no runner for ${bet.selection}`);
    const offer = { price: odds(toHundredths(bet.price)), size: money(1_000_000_000) };
    const levels = [offer, null, null] as const;
    const none = [null, null, null] as const;
    await testServer.exchange.operator.setMarket(market.marketId, {
      ...noLimits,
      offers: { [runner.runnerId]: bet.side === 'back' ? { back: levels, lay: none } : { back: none, lay: levels } },
    });
    const outcome = await testServer.exchange.betting.place(userId, {
      marketId: market.marketId,
      runnerId: runner.runnerId,
      side: bet.side,
      price: offer.price,
      stake: money(toHundredths(bet.stake)),
    });
    expect(outcome.kind === 'placed' ? 'placed' : outcome.message).toBe('placed');
  }
}

async function expectFigures(page: Page, testServer: TestServer, market: Market, figures: readonly number[]) {
  await signInToMatch(page, testServer, market);
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  for (const [index, runner] of market.runners.entries()) {
    const figure = figures[index] ?? 0;
    const row = grid.getByRole('row', { name: new RegExp(runner.name) }).first();
    await expect(row).toContainText(figure === 0 ? '0.00' : formatSigned(figure));
  }
}

for (const { id, bets, ifWins } of readCases('odds-market.json')) {
  const wide = bets.some(({ selection }) => selection !== 'A');
  test(`an odds market shows the figures of vector ${id}`, async ({ page, testServer }) => {
    const names = wide ? [...new Set(bets.map(({ selection }) => selection))] : ['A'];
    const market = findMarket(testServer, 'match-odds', wide ? 3 : 2);
    await placeVectorBets(testServer, market, bets, names);
    await expectFigures(
      page,
      testServer,
      market,
      market.runners.map((_, index) => ifWins[names[index] ?? 'other'] ?? ifWins['other'] ?? 0),
    );
  });
}

for (const { id, bets, ifWins } of readCases('bookmaker.json')) {
  test(`a bookmaker market shows the figures of vector ${id}`, async ({ page, testServer }) => {
    const market = findMarket(testServer, 'bookmaker', 2);
    await placeVectorBets(testServer, market, bets, ['A', 'B']);
    await expectFigures(page, testServer, market, [ifWins['A'] ?? 0, ifWins['B'] ?? 0]);
  });
}

test("the slip's plus and minus buttons move the odds by the increments of the market's price ladder", async ({
  page,
  testServer,
}) => {
  const market = findMarket(testServer, 'match-odds', 2);
  const { betfair } = readVectors('price-ladder.json') as {
    betfair: { ticks: [from: number, ticks: number, to: number][] };
  };
  await testServer.signIn(page);
  for (const [from, ticks, to] of betfair.ticks) {
    await fixPrices(testServer.exchange, market, {
      A: { back: [String(from)], lay: [] },
      B: { back: ['1.98'], lay: ['2.02'] },
    });
    await openMatch(page, testServer, market);
    await findBestCell(page, market, 'Back', market.runners[0]?.name ?? '').click();
    const field = page.getByRole('textbox', { name: 'Odds' }).or(page.getByRole('spinbutton', { name: 'Odds' }));
    const step = page.getByRole('button', { name: ticks > 0 ? /^(Raise|Increase|Higher)/ : /^(Lower|Decrease)/ });
    for (let press = 0; press < Math.abs(ticks); press += 1) await step.click();
    expect(Number(await field.inputValue()), `${from} by ${ticks}`).toBe(to);
  }
});

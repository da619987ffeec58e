import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market.ts';
import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { bestCell, holdPrices, openMatch } from './betting.ts';
import { expect, test, type House } from './journey.ts';

/** The arithmetic's vectors as a bettor meets them: bets are placed on the exchange, and the position is read off the page. */
interface VectorBet {
  readonly selection: string;
  readonly side: 'back' | 'lay';
  readonly price: number;
  readonly stake: number;
}
interface Case {
  readonly id: string;
  readonly bets: readonly VectorBet[];
  readonly ifWins: Readonly<Record<string, number>>;
}

const read = <T,>(file: string) => JSON.parse(readFileSync(new URL(`../vectors/${file}`, import.meta.url), 'utf8')) as T;
const hundredths = (amount: number) => Math.round(amount * 100);
const signed = (amount: number) =>
  `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount))}`;

const free = { limits: { minStake: null, maxStake: null, minOdds: null, maxOdds: null, maxProfit: null }, delaySeconds: 0 } as const;

function marketOf(house: House, type: Market['type'], runners: number): Market {
  const { board } = house.exchange;
  for (const row of board.homeMatches()) {
    const market = board.matchMarkets(row.matchId).find((each) => each.type === type && each.runners.length === runners);
    if (market !== undefined && market.status === 'open') return market;
  }
  throw new Error(`no ${type} market with ${runners} runners`);
}

/** Places a case's bets, each at exactly its price, as the signed-in user. The runners are taken in the order of the names. */
async function place(house: House, market: Market, bets: readonly VectorBet[], names: readonly string[]) {
  const userId = await house.exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' }).then((answer) => (answer.kind === 'refused' ? '' : answer.account.userId));
  for (const bet of bets) {
    const runner = market.runners[names.indexOf(bet.selection)];
    if (runner === undefined) throw new Error(`no runner for ${bet.selection}`);
    const offer = { price: odds(hundredths(bet.price)), size: money(1_000_000_000) };
    const levels = [offer, null, null] as const;
    const none = [null, null, null] as const;
    await house.exchange.operator.setMarket(market.marketId, { ...free, offers: { [runner.runnerId]: bet.side === 'back' ? { back: levels, lay: none } : { back: none, lay: levels } } });
    const outcome = await house.exchange.betting.place(userId, { marketId: market.marketId, runnerId: runner.runnerId, side: bet.side, price: offer.price, stake: money(hundredths(bet.stake)) });
    expect(outcome.kind === 'placed' ? 'placed' : outcome.message).toBe('placed');
  }
}

async function expectFigures(page: Page, house: House, market: Market, figures: readonly number[]) {
  await house.signIn(page);
  await openMatch(page, house, market);
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  for (const [index, runner] of market.runners.entries()) {
    const figure = figures[index] ?? 0;
    const row = grid.getByRole('row', { name: new RegExp(runner.name) }).first();
    await expect(row).toContainText(figure === 0 ? '0.00' : signed(figure));
  }
}

for (const { id, bets, ifWins } of read<{ cases: Case[] }>('odds-market.json').cases) {
  const wide = bets.some(({ selection }) => selection !== 'A');
  test(`odds market: ${id}`, async ({ page, house }) => {
    const names = wide ? [...new Set(bets.map(({ selection }) => selection))] : ['A'];
    const market = marketOf(house, 'match-odds', wide ? 3 : 2);
    await place(house, market, bets, names);
    await expectFigures(page, house, market, market.runners.map((_, index) => ifWins[names[index] ?? 'other'] ?? ifWins['other'] ?? 0));
  });
}

for (const { id, bets, ifWins } of read<{ cases: Case[] }>('bookmaker.json').cases) {
  test(`bookmaker market: ${id}`, async ({ page, house }) => {
    const market = marketOf(house, 'bookmaker', 2);
    await place(house, market, bets, ['A', 'B']);
    await expectFigures(page, house, market, [ifWins['A'] ?? 0, ifWins['B'] ?? 0]);
  });
}

test("price ladder: the slip's plus and minus move by the market's own increments", async ({ page, house }) => {
  const market = marketOf(house, 'match-odds', 2);
  const { betfair } = read<{ betfair: { ticks: [from: number, ticks: number, to: number][] } }>('price-ladder.json');
  await house.signIn(page);
  for (const [from, ticks, to] of betfair.ticks) {
    await holdPrices(house.exchange, market, { A: { back: [String(from)], lay: [] }, B: { back: ['1.98'], lay: ['2.02'] } });
    await openMatch(page, house, market);
    await bestCell(page, market, 'Back', market.runners[0]?.name ?? '').click();
    const field = page.getByRole('textbox', { name: 'Odds' }).or(page.getByRole('spinbutton', { name: 'Odds' }));
    const step = page.getByRole('button', { name: ticks > 0 ? /^(Raise|Increase|Higher)/ : /^(Lower|Decrease)/ });
    for (let press = 0; press < Math.abs(ticks); press += 1) await step.click();
    expect(Number(await field.inputValue()), `${from} by ${ticks}`).toBe(to);
  }
});

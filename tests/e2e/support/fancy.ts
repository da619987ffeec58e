import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { FancyLine, RunLine } from '#shared/domain/market/market.ts';
import { findStakeField } from './bet-slip.ts';
import { expect, type TestServer } from './fixtures.ts';

export interface FancyCase {
  readonly id: string;
  readonly bets: readonly {
    readonly side: 'yes' | 'no';
    readonly run: number;
    readonly size: number;
    readonly stake: number;
  }[];
  readonly bands: readonly (readonly [string, number])[];
  readonly liability: number;
  readonly best: number;
}

const { cases } = JSON.parse(readFileSync(new URL('../../vectors/fancy.json', import.meta.url), 'utf8')) as {
  cases: FancyCase[];
};

export function findFancyCase(id: string): FancyCase {
  const found = cases.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

/** Finds a session line of an in-play cricket match that stays open for a long time. */
export function findFancyLine(exchange: Exchange): FancyLine & { readonly sportId: string } {
  for (const row of exchange.board.listHomeMatches().filter((each) => each.sportId === '4' && each.inPlay)) {
    const line = exchange.board
      .listFancies(row.matchId)
      .findLast(
        (each) => each.name.startsWith('20 over run') && each.category === 'fancy' && each.lockedBy !== 'Closed',
      );
    if (line !== undefined) return { ...line, sportId: row.sportId };
  }
  throw new Error('no session line is open');
}

/** Creates a line with both sides at one run. */
export const createFixedLine = (run: number, size = 100): { readonly no: RunLine; readonly yes: RunLine } => ({
  no: { run, size },
  yes: { run, size },
});

export const openLinePage = (page: Page, testServer: TestServer, line: { sportId: string; matchId: string }) =>
  page.goto(`${testServer.url}/details/${line.sportId}/${line.matchId}`);

/** Finds the cell of a side at this run and size. */
export const runCell = (page: Page, line: FancyLine, side: 'yes' | 'no', run: number, size: number) =>
  page.getByRole('button', {
    name: new RegExp(`^${side === 'yes' ? 'Yes' : 'No'} to ${line.name} at ${run}, ${size} paid on 100`),
  });

/** Fills the slip for a fancy bet without placing it. */
export async function fillFancyBet(
  page: Page,
  line: FancyLine,
  side: 'yes' | 'no',
  run: number,
  size: number,
  stake: number,
) {
  await runCell(page, line, side, run, size).click();
  await expect(page.getByText(`Session, pays ${size} on 100`, { exact: false })).toBeVisible();
  await findStakeField(page).fill(String(stake));
}

export const findPlaceFancyButton = (page: Page) => page.getByRole('button', { name: /^Bet (YES|NO) at / });

const formatGrouped = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount));
export const formatSigned = (amount: number) => `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${formatGrouped(amount)}`;

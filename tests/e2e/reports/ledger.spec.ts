import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { DEMO_HISTORY } from '#mocks/exchange/history/demo-history.ts';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { readHeaderMoney } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped', commission: 2 });

/** The simulated evening and the ninety days of the demo's history. */
const DAYS = '2026-08-22..2026-11-22';

/** Parses "−3,930.00" to hundredths. */
const parseHundredths = (text: string): number => Math.round(Number(text.replace('−', '-').replace(/[+,]/g, '')) * 100);
const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Reads the rows of a table's CSV by column name, without the total and the notes below the first empty line. */
async function readExportedRows(page: Page, table: string, column: string): Promise<Record<string, string>[]> {
  await page.getByRole('button', { name: `Export ${table}`, exact: true }).click();
  const saving = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await readFile(await (await saving).path());
  const lines: string[][] = parse(file, { bom: true, relax_column_count: true });
  const start = lines.findIndex((line) => line.includes(column));
  const head = lines[start] ?? [];
  const empty = lines.findIndex((line, index) => index > start && line.every((cell) => cell === ''));
  const rows = lines.slice(start + 1, empty === -1 ? undefined : empty).filter(([name]) => name !== 'Total');
  return rows.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])));
}

/** Parses the amount in a text such as "Deposit +39,000.00". */
const parseAmount = (text: string | null): number =>
  parseHundredths(/[+−-]?[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? 'none');

test("the pages agree on the demo's history, from the balance to the last casino order", async ({
  page,
  testServer,
}) => {
  await testServer.exchange.operator.seedHistory(demoUserId, DEMO_HISTORY);
  await testServer.signIn(page, `/statement?days=${DAYS}`);
  const readKindTotal = async (name: string) =>
    parseAmount(await page.getByRole('button', { name: new RegExp(`^${name}`) }).textContent());
  const readFigure = async (name: string) =>
    parseAmount(await page.getByText(name, { exact: true }).locator('xpath=..').textContent());
  await expect(page.getByRole('button', { name: /^Deposit \+/ })).toBeVisible();
  const [opening, closing] = [await readFigure('Opening balance'), await readFigure('Closing balance')];
  const totals = {
    opening: await readKindTotal('Opening'),
    deposit: await readKindTotal('Deposit \\+'),
    withdrawal: await readKindTotal('Withdrawal'),
    betting: await readKindTotal('Sports'),
    commission: await readKindTotal('Commission'),
    casino: await readKindTotal('Casino −|Casino \\+'),
  };
  expect(opening + sumAmounts(Object.values(totals))).toBe(closing);
  expect(parseHundredths((await readHeaderMoney(page)).balance)).toBe(closing);

  await page.goto(`${testServer.url}/transaction?days=${DAYS}`);
  await expect(page.getByRole('gridcell', { name: 'Accepted' }).first()).toBeVisible();
  const transactions = await readExportedRows(page, 'Transactions', 'Amount');
  const sumPaid = (type: string) =>
    sumAmounts(transactions.filter((row) => row['Type'] === type).map((row) => parseHundredths(row['Amount'] ?? '')));
  expect([sumPaid('Deposit'), -sumPaid('Withdrawal')]).toEqual([totals.deposit, totals.withdrawal]);
  expect(new Set(transactions.map((row) => row['Status']))).toEqual(new Set(['Accepted']));

  await page.goto(`${testServer.url}/profitloss?days=${DAYS}`);
  await expect(page.getByRole('grid', { name: 'By sport' })).toBeVisible();
  const readResult = async (name: string) =>
    parseHundredths(
      await page.getByText(name, { exact: true }).locator('xpath=..').getByRole('definition').innerText(),
    );
  expect(await readResult('Won and lost')).toBe(totals.betting + totals.casino);
  expect(await readResult('Commission')).toBe(totals.commission);
  expect(await readResult('Net result')).toBe(totals.betting + totals.casino + totals.commission);

  await page.goto(`${testServer.url}/bethistory?list=settled&days=${DAYS}`);
  await expect(page.getByRole('grid', { name: 'Settled bets' })).toBeVisible();
  const bets = await readExportedRows(page, 'Settled bets', 'P & L');
  expect(bets.length).toBeGreaterThan(250);
  expect(sumAmounts(bets.map((row) => parseHundredths(row['P & L'] ?? '')))).toBe(totals.betting);

  await page.goto(`${testServer.url}/bethistory/starcasino`);
  const orders = await readExportedRows(page, 'Star Casino - Order History', 'P & L');
  expect(orders).toHaveLength(DEMO_HISTORY.casino.rounds);
  expect(sumAmounts(orders.map((row) => parseHundredths(row['P & L in credits'] ?? '')))).toBe(totals.casino);
});

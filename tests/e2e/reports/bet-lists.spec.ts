import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { sum, toDecimal, units } from '#shared/domain/money/money.ts';
import { evenPrices, fixPrices } from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';
import { TIMES } from '../support/statement.ts';

test.use({ clock: 'stopped' });

/** The simulated evening and the ninety days before it. */
const DAYS = '2026-08-23..2026-11-22';
const toAddress = ({ url }: TestServer, list: string, query = '') =>
  `${url}/bethistory?list=${list}&days=${DAYS}${query}`;

async function exportTable(page: Page, table: string, format: 'CSV' | 'Excel' | 'PDF'): Promise<Download> {
  await page.getByRole('button', { name: `Export ${table}`, exact: true }).click();
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: format, exact: true }).click();
  return saving;
}

const readCsv = async (download: Download): Promise<string[][]> =>
  parse(await readFile(await download.path()), { bom: true });

test('a bet moves from the open to the settled list, each with its own filter in the address', async ({
  page,
  testServer,
}) => {
  const { operator, board } = testServer.exchange;
  const market = findCricketMarket(testServer.exchange);
  const { marketId, matchId } = market;
  const runner = market.runners[0]?.name ?? '';
  await fixPrices(testServer.exchange, market, evenPrices);
  await operator.setMarket(marketId, { delaySeconds: 0 });
  const offer = board.listMatchMarkets(matchId).find((each) => each.marketId === marketId)?.runners[0]?.back[0];
  if (!offer) throw new Error('nothing to back');
  await testServer.exchange.betting.place(demoUserId, {
    marketId,
    runnerId: market.runners[0]?.runnerId ?? 0,
    side: 'back',
    price: offer.price,
    stake: units(500),
  });
  await testServer.signIn(page, '/bethistory');
  await expect(page.getByText(`Back ${runner}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');

  testServer.exchange.clock.jumpTo(testServer.exchange.clock.now() + 24 * 3_600_000);
  await page.goto(toAddress(testServer, 'settled'));
  await expect(page.getByText(`Back ${runner}`, { exact: true })).toBeVisible();
  const [settled] = testServer.exchange.betting.list(demoUserId, 'settled', {}).rows;
  const result = page.getByRole('gridcell', { name: settled?.result === units(490) ? '+490.00' : '−500.00' });
  await expect(result.first()).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /^Total/ })
      .getByRole('gridcell')
      .filter({ has: page.getByText(/500|490/) }),
    'of the one bet found',
  ).toHaveCount(1);

  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByText('No bets found')).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
  await page.goto(`${testServer.url}/dashboard`);
  await page.goto(`${testServer.url}/bethistory`);
  const openTab = page.getByRole('tab', { name: 'Open' });
  await expect(openTab, 'the list that the page opens with').toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill('mumbai');
  await expect(page).toHaveURL(/search=mumbai/);
  await page.goto(`${testServer.url}/dashboard`);
  await page.goto(`${testServer.url}/bethistory`);
  await expect(page.getByRole('searchbox'), 'the open bets as they were left').toHaveValue('mumbai');
});

test('ten thousand bets are paged by the server, sorted, reached by keyboard and exported in full', async ({
  page,
  testServer,
}) => {
  test.slow();
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 10_000, days: 88 });
  const { rows: bets, total } = testServer.exchange.betting.list(demoUserId, 'settled', {});
  const results = sum(bets.flatMap(({ result }) => (result === null ? [] : [result])));
  expect(total).toBeGreaterThan(9_000);
  await testServer.storeSession(page);
  await page.goto(toAddress(testServer, 'settled'));
  const grid = page.getByRole('grid', { name: 'Settled bets' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(total + 2));
  await expect(grid.getByRole('row')).toHaveCount(27);
  await expect(grid.getByRole('rowheader')).toHaveText('Total of this page');

  const lines = await readCsv(await exportTable(page, 'Settled bets', 'CSV'));
  const head = lines[0] ?? [];
  const column = head.indexOf('P & L');
  const hundredths = lines.slice(1, total + 1).reduce((all, line) => all + Math.round(Number(line[column]) * 100), 0);
  expect(hundredths, 'to the paisa').toBe(results);
  expect(lines.slice(total + 1).map(([name, value]) => [name, value])).toEqual([
    ['Total', ''],
    ['', ''],
    ['Days', '23 Aug 2026 to 22 Nov 2026'],
    ['Times', TIMES],
  ]);
  expect(Math.round(Number(lines[total + 1]?.[column]) * 100), 'its total').toBe(results);
  const payouts = new Set(lines.slice(1, total + 1).map((line) => line[head.indexOf('Payout %')]));
  const sizes = bets.flatMap(({ kind, size }) => (kind === 'fancy' ? [(size / 100).toFixed(2)] : ['']));
  expect(payouts, 'what session lines pay on 100').toEqual(new Set(sizes));

  await page.getByLabel('Rows').selectOption('All');
  await expect(page.getByText(`${new Intl.NumberFormat('en-IN').format(total)} rows`)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('columnheader', { name: 'P & L' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'P & L' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await grid.getByRole('row').count(), 'few rows are drawn').toBeLessThan(100);
  await page.keyboard.press('Control+End');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')), {
      timeout: 30_000,
    })
    .toBe(String(total + 1));
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')))
    .toBe(String(total));

  const [{ data: sheet } = { data: [] }] = await readSheet(
    await (await exportTable(page, 'Settled bets', 'Excel')).path(),
  );
  expect(sheet[1]?.[column], 'the worst first').toBe(
    toDecimal(bets.reduce((worst, { result }) => (result !== null && result < worst ? result : worst), units(0))),
  );
  expect(sheet[total + 1]?.[column], 'its total').toBe(toDecimal(results));
});

test('the casino orders have the required columns, page lengths, formats and total', async ({ page, testServer }) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 0, days: 20, casino: { rounds: 130, days: 20 } });
  const { rows, total } = testServer.exchange.casino.listRounds(demoUserId, {});
  await testServer.signIn(page, '/bethistory');
  await page.getByRole('link', { name: 'Casino orders' }).click();
  await expect(page).toHaveURL(/\/bethistory\/starcasino$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Star Casino - Order History' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Star Casino - Order History' });
  await expect(grid.getByRole('row')).toHaveCount(11);
  const settledRequest = testServer.server.log.find(({ path }) => path === 'bet/settledBets');
  expect(JSON.parse(String(settledRequest?.body))).toEqual({ bets_type: 'settled', limit: 100, page: 1 });
  await expect(page.getByLabel('Rows').getByRole('option')).toHaveText(['10', '25', '50', '100']);
  const [first] = rows;
  await expect(grid.getByRole('row').nth(1)).toContainText(`${first?.gameName}#${first?.operatorId}`);
  await expect(grid.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/).first()).toBeVisible();

  const lines = await readCsv(await exportTable(page, 'Star Casino - Order History', 'CSV'));
  expect(lines[0]).toEqual([
    'ID',
    'Event',
    'Runner',
    'Price',
    'Size',
    'P & L',
    'Status',
    'Date',
    'Size in credits',
    'P & L in credits',
  ]);
  expect(lines.slice(total + 1).map(([name, value]) => [name, value])).toEqual([
    ['', ''],
    ['Times', TIMES],
  ]);
  for (const line of lines.slice(1, total + 1)) expect(Number(line[9])).toBeCloseTo(Number(line[5]) * 10, 6);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(grid.getByRole('gridcell', { name: 'Status: Settled' }).first()).toBeVisible();
  // The print contains every order and nothing of the app around it.
  const paper = page.waitForFunction(() => Reflect.get(window, 'printed') as string | undefined);
  await page.evaluate(() => {
    window.print = () =>
      Reflect.set(
        window,
        'printed',
        [...document.querySelectorAll('[data-print-sheet] tbody tr')].map((row) => row.textContent).join('\n'),
      );
  });
  await page.getByRole('button', { name: 'Export Star Casino - Order History', exact: true }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(String(await (await paper).jsonValue()).split('\n')).toHaveLength(total);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const pdf = await readFile(await (await exportTable(page, 'Star Casino - Order History', 'PDF')).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

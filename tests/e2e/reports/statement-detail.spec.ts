import { readFile } from 'node:fs/promises';
import readSheet from 'read-excel-file/node';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { money, toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { expect, test } from '../support/fixtures.ts';
import { readStatement, STATEMENT_DAYS, TIMES } from '../support/statement.ts';

test.use({ clock: 'stopped' });

test('a statement row opens its bets in a new window, which reads the detail once', async ({
  page,
  testServer,
  context,
}) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 60, days: 20 });
  const row = readStatement(testServer).rows.findLast(({ kind }) => kind === 'betting');
  const bets = testServer.exchange.betting.listByEvent(demoUserId, row?.eventId ?? '');
  await testServer.signIn(page, `/statement?days=${STATEMENT_DAYS}`);
  const opening = context.waitForEvent('page');
  await page
    .getByRole('button', { name: `${row?.description} (opens in a new window)` })
    .first()
    .click();
  const detail = await opening;
  await expect(detail).toHaveURL(/\/Customer\/Statements\?VID=/);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(`${bets[0]?.matchName} - ${bets[0]?.marketName}`);
  await expect(detail.getByText('Username').locator('xpath=..')).toContainText('demo');
  for (const name of ['Runner', 'Price', 'Size', 'Side', 'P/L', 'Placed At', 'Matched At', 'Settled At'])
    await expect(detail.getByRole('columnheader', { name })).toBeVisible();
  for (const name of ['Print', 'Excel', 'PDF']) await expect(detail.getByRole('button', { name })).toBeVisible();
  const saving = detail.waitForEvent('download');
  await detail.getByRole('button', { name: 'Excel' }).click();
  const cells = ((await readSheet(await readFile(await (await saving).path())))[0]?.data ?? []).map(([name, value]) => [
    name,
    value,
  ]);
  expect(cells.slice(-3)).toEqual([
    ['Net PL', toDecimal(row?.amount ?? money(0))],
    ['Username', 'demo'],
    ['Times', TIMES],
  ]);
  expect(cells.at(-4)?.[0]).toBe('Winner');
  const sides = await detail
    .getByRole('grid')
    .evaluate((table) => [...table.querySelectorAll('abbr')].map((mark) => mark.textContent));
  expect(sides).toEqual(bets.map(({ side }) => (side === 'lay' ? 'L' : 'B')));
  const prices = await detail
    .getByRole('grid')
    .evaluate((table) =>
      [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]:has(td)')].map((line) => line.innerText),
    );
  bets.forEach(({ price }, index) => expect(prices[index]).toContain(String(toDecimalPrice(price))));
  await detail.reload();
  await expect(detail.getByText(/Open this page from a row/)).toBeVisible();

  const stranger = await context.browser()?.newPage();
  await stranger?.goto(`${testServer.url}/Customer/Statements?VID=1`);
  await expect(stranger ?? page).toHaveURL(/\/Users\/Login$/);
  await stranger?.close();
});

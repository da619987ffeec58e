import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readSheet from 'read-excel-file/node';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { subtract, toDecimal, toDecimalText } from '#shared/domain/money/money.ts';
import { expect, test } from '../support/fixtures.ts';
import { readStatement, STATEMENT_DAYS, TIMES } from '../support/statement.ts';

test.use({ clock: 'stopped' });

const findStatementGrid = (page: Page) => page.getByRole('grid', { name: 'Statement' });

/** Parses "−3,930.00" to hundredths. */
const parseHundredths = (text: string): number =>
  Math.round(Number(text.replace('−', '-').replace(/[+,\s]/g, '')) * 100);

async function exportStatement(page: Page, format: 'CSV' | 'Excel' | 'PDF'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export Statement', exact: true }).click();
  const saving = page.waitForEvent('download', { timeout: 180_000 });
  await page.getByRole('button', { name: format, exact: true }).click();
  return readFile(await (await saving).path());
}

/** Finds rows, newest first, whose balance is not the next row's balance plus their own amount. */
function findBalanceBreaks(rows: readonly { readonly amount: number; readonly balance: number }[]) {
  const wrong = rows.findIndex(
    ({ amount, balance }, index) => index + 1 < rows.length && balance - amount !== rows[index + 1]?.balance,
  );
  expect(wrong, 'the first row that does not follow').toBe(-1);
}

test('a statement of ten thousand bets adds up to the paisa on every page and in every export', async ({
  page,
  testServer,
}) => {
  test.setTimeout(400_000);
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 10_000, days: 180 });
  const ledger = readStatement(testServer);
  expect(ledger.rows.length).toBeGreaterThan(3_000);
  await test.step('the bettor opens the statement', async () => {
    await testServer.signIn(page, `/statement?days=${STATEMENT_DAYS}&length=100`);
    await expect(
      page.getByText(`${ledger.total.toLocaleString('en-IN')} rows add up to the closing balance.`),
    ).toBeVisible({ timeout: 60_000 });
  });

  const pages = Math.ceil(ledger.total / 100);
  const rowsOnScreen: { amount: number; balance: number }[] = [];
  await test.step('the bettor reads every page', async () => {
    for (let number = 1; number <= pages; number += 1) {
      await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible();
      const cells = await findStatementGrid(page).evaluate((table) =>
        [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]:has(td)')].map(
          (row) => [row.cells[3]?.textContent ?? '', row.cells[4]?.textContent ?? ''] as const,
        ),
      );
      rowsOnScreen.push(
        ...cells.map(([amount, balance]) => ({ amount: parseHundredths(amount), balance: parseHundredths(balance) })),
      );
      if (number < pages) await page.getByRole('button', { name: 'Next page' }).click();
    }
    expect(rowsOnScreen).toEqual(ledger.rows.toReversed().map(({ amount, balance }) => ({ amount, balance })));
    findBalanceBreaks(rowsOnScreen);
  });

  const [head = [], ...lines]: string[][] = await test.step('the bettor exports the statement to CSV', async () =>
    parse(await exportStatement(page, 'CSV'), { bom: true }));
  const findColumn = (name: string) => head.indexOf(name);
  await test.step('the CSV file holds the rows and totals of the pages', async () => {
    const written = lines.slice(0, ledger.total).map((line) => ({
      amount: Math.round(Number(line[findColumn('Credit / debit')]) * 100),
      balance: Math.round(Number(line[findColumn('Balance')]) * 100),
    }));
    expect(written).toEqual(rowsOnScreen);
    const below = lines.slice(ledger.total);
    expect(below[0]?.[0], 'the label of the total').toBe('Total');
    expect(Number(below[0]?.[findColumn('Credit / debit')]), 'the total under the rows').toBe(
      toDecimal(subtract(ledger.closing, ledger.opening)),
    );
    const noted = new Map(below.slice(2).map(([name, value]) => [name, value]));
    expect(Object.fromEntries(noted)).toEqual({
      Days: '24 May 2026 to 22 Nov 2026',
      'Opening balance': toDecimalText(ledger.opening),
      'Closing balance': toDecimalText(ledger.closing),
      Times: TIMES,
    });
  });

  await test.step('the bettor exports the statement to Excel', async () => {
    const sheet = (await readSheet(await exportStatement(page, 'Excel')))[0]?.data ?? [];
    expect(sheet.slice(ledger.total + 1).map(([name, value]) => [name, value])).toEqual([
      ['Total', null],
      [null, null],
      ['Days', '24 May 2026 to 22 Nov 2026'],
      ['Opening balance', toDecimal(ledger.opening)],
      ['Closing balance', toDecimal(ledger.closing)],
      ['Times', TIMES],
    ]);
    expect(sheet.slice(1, ledger.total + 1).map((row) => Math.round(Number(row[findColumn('Balance')]) * 100))).toEqual(
      rowsOnScreen.map(({ balance }) => balance),
    );
    expect(typeof sheet[1]?.[findColumn('Balance')], 'a number stays a number').toBe('number');
  });
});

test('a statement of one kind and a few days is kept in the address and exported to PDF', async ({
  page,
  testServer,
}) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 90, days: 30 });
  await testServer.signIn(page, `/statement?days=${STATEMENT_DAYS}`);
  await page.getByRole('button', { name: /^Sports/ }).click();
  await expect(page).toHaveURL(/kind=betting/);
  const rows = testServer.exchange.ledger.getStatement(demoUserId, { kinds: ['betting'] });
  await expect(findStatementGrid(page)).toHaveAttribute('aria-rowcount', String(rows.total + 2));
  const paper = await getDocument({ data: new Uint8Array(await exportStatement(page, 'PDF')) }).promise;
  const texts = await Promise.all(
    Array.from({ length: paper.numPages }, async (_, index) =>
      (await (await paper.getPage(index + 1)).getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' '),
    ),
  );
  const pageText = texts.join(' ');
  for (const { balance } of testServer.exchange.ledger
    .getStatement(demoUserId, {})
    .rows.filter(({ kind }) => kind === 'betting')
    .slice(-5)) {
    expect(pageText).toContain(new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(toDecimal(balance)));
  }
});

test('a statement with a search totals the found rows instead of printing a balance', async ({ page, testServer }) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 120, days: 30 });
  const { rows } = testServer.exchange.ledger.getStatement(demoUserId, {});
  const word =
    rows
      .findLast(({ kind }) => kind === 'betting')
      ?.description.split(' / ')[1]
      ?.split(' ')[0] ?? '';
  const found = rows.filter(({ description }) => description.toLowerCase().includes(word.toLowerCase()));
  const total = found.reduce((all, { amount }) => all + amount, 0);
  expect(found.length).toBeGreaterThan(0);
  expect(total, 'other than that of all rows').not.toBe(rows.reduce((all, { amount }) => all + amount, 0));
  await testServer.signIn(page, `/statement?days=${STATEMENT_DAYS}&search=${encodeURIComponent(word)}`);
  await expect(findStatementGrid(page)).toHaveAttribute('aria-rowcount', String(found.length + 2));
  const foot = findStatementGrid(page).locator('tfoot');
  await expect(foot.getByRole('rowheader')).toContainText('Total');
  expect(parseHundredths((await foot.getByRole('gridcell').filter({ hasText: /\d/ }).textContent()) ?? '')).toBe(total);

  const lines: string[][] = parse(await exportStatement(page, 'CSV'), { bom: true });
  const at = (lines[0] ?? []).indexOf('Credit / debit');
  const [sums = [], , ...notes] = lines.slice(found.length + 1);
  expect([sums[0], Math.round(Number(sums[at]) * 100)]).toEqual(['Total', total]);
  expect(notes.map(([name, value]) => [name, value])).toEqual([
    ['Days', '24 May 2026 to 22 Nov 2026'],
    ['Search', word],
    ['Times', TIMES],
  ]);

  const paper = await getDocument({ data: new Uint8Array(await exportStatement(page, 'PDF')) }).promise;
  const pages = await Promise.all(
    Array.from({ length: paper.numPages }, async (_, index) => (await paper.getPage(index + 1)).getTextContent()),
  );
  const pageText = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  expect(pageText).toContain(`Search: ${word}`);
  const totalAt = pageText.findLastIndex((text) => text === 'Total');
  const sign = total < 0 ? '−' : '+';
  const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(total) / 100);
  expect(pageText[totalAt + 1]?.trim() || pageText[totalAt + 2]).toBe(`${sign}${amount}`);
  expect(pageText.join(' ')).not.toMatch(/Opening balance|Closing balance/);
});

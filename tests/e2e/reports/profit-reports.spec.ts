import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { add, type Money, sum, toDecimalText, units, ZERO } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped', commission: 2 });

const DAYS = '2026-10-23..2026-11-22';
const formatSigned = (amount: Money) => formatAmount(amount, { sign: 'always' });

interface ReportTotals {
  readonly gross: Money;
  readonly commission: Money;
}

/** Expects the totals above a level: won, lost, commission and net. */
async function expectTotals(page: Page, lines: readonly ReportTotals[]) {
  const [gross, commission] = [sum(lines.map((line) => line.gross)), sum(lines.map((line) => line.commission))];
  const getFigure = (name: string) => page.getByText(name, { exact: true }).locator('xpath=..').getByRole('definition');
  await expect(getFigure('Net result')).toHaveText(formatSigned(add(gross, commission)));
  await expect(getFigure('Won and lost')).toHaveText(formatSigned(gross));
  await expect(getFigure('Commission')).toHaveText(formatSigned(commission));
  return commission;
}

test('profit and loss opens from the period down to the bets and back', async ({ page, testServer }) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 240, days: 28 });
  await testServer.exchange.ledger.post(demoUserId, {
    kind: 'casino',
    amount: units(1250),
    description: 'Casino win · Lucky Wheel',
  });
  const { ledger, betting } = testServer.exchange;
  const sports = ledger.getSportsProfit(demoUserId, {}).map(({ total, ...rest }) => ({ ...rest, gross: total }));
  const tennis = ledger
    .getEventsProfit(demoUserId, { sportId: '2' })
    .rows.map(({ net, ...rest }) => ({ ...rest, gross: net }));
  const first = tennis.find(({ commission }) => commission < ZERO);
  if (first === undefined) throw new Error('no win on tennis');
  const inMatch = tennis.filter(({ matchId }) => matchId === first.matchId);

  await testServer.signIn(page, `/profitloss?days=${DAYS}`);
  const taken = await expectTotals(page, sports);
  expect(taken).toBeLessThan(0);
  const play = ledger.getStatement(demoUserId, { kinds: ['betting', 'commission', 'casino'] }).rows;
  await expect(
    page.getByText(`The period ends at ${formatSigned(sum(play.map(({ amount }) => amount)))}`),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Net result by sport' })).toContainText('Casino');
  await page.getByRole('button', { name: 'Export Profit and loss By sport', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file: Record<string, string>[] = parse(await readFile(await (await saving).path()), {
    bom: true,
    columns: true,
  });
  expect(file.find(({ Sport }) => Sport === 'Total')?.['Commission'], 'the total in the file').toBe(
    toDecimalText(taken),
  );
  expect(file.find(({ Sport }) => Sport === 'Days')?.['Markets']).toBe('23 Oct 2026 to 22 Nov 2026');

  await page.getByRole('grid').getByRole('link', { name: 'Tennis' }).click();
  await expectTotals(page, tennis);
  await page.getByRole('grid').getByRole('link', { name: first.matchName }).first().click();
  await expectTotals(page, inMatch);
  await page.getByRole('grid').getByRole('link', { name: first.eventName, exact: true }).click();
  await expectTotals(page, [first]);
  await expect(page.getByRole('grid', { name: 'Bets' })).toHaveAttribute(
    'aria-rowcount',
    String(betting.listByEvent(demoUserId, first.eventId).length + 2),
  );

  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(first.matchName);
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'By market' })).toBeVisible();
  await page.getByRole('link', { name: 'All sports' }).click();
  await expect(page.getByRole('grid', { name: 'By sport' })).toBeVisible();
});

test('the chart is read day by day by keyboard', async ({ page, testServer }) => {
  await testServer.exchange.operator.seedHistory(demoUserId, { bets: 120, days: 20 });
  await testServer.signIn(page, `/profitloss?days=${DAYS}`);
  await page.getByRole('application').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('24 Oct 2026').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('25 Oct 2026').first()).toBeVisible();
});

test('the results page filters by day and sport, page by page', async ({ page, testServer }) => {
  const span = { from: '2026-11-20T18:30:00.000Z', to: '2026-11-21T18:29:59.999Z' };
  const { rows, total } = testServer.exchange.board.listResults({ ...span, sportId: '2', limit: 25 });
  await testServer.signIn(page, '/result?days=2026-11-21..2026-11-21');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Tennis');
  await expect(page).toHaveURL(/sport=2/);
  const grid = page.getByRole('grid', { name: 'Results' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(total + 1));
  await expect(grid).toContainText(rows[0]?.matchName ?? '');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(`26–50 of ${total}`)).toBeVisible();

  // Any other sort order applies to all rows.
  const all = testServer.exchange.board.listResults({ ...span, sportId: '2', limit: 100_000 }).rows;
  await expect(grid.getByRole('columnheader', { name: 'Settled' })).toHaveAttribute('aria-sort', 'descending');
  await grid.getByRole('columnheader', { name: 'Event' }).getByRole('button').click();
  const { compare } = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  await expect(page.getByText(`1–25 of ${total}`)).toBeVisible();
  await expect(grid.getByRole('row').nth(1)).toContainText(
    all.map(({ matchName }) => matchName).sort(compare)[0] ?? '',
  );
  await grid.getByRole('columnheader', { name: 'Settled' }).getByRole('button').click();
  const oldest = all.map(({ settledAt }) => Date.parse(settledAt)).sort((a, b) => a - b)[0] ?? 0;
  await expect(grid.getByRole('row').nth(1).locator('time')).toHaveAttribute(
    'datetime',
    new Date(oldest).toISOString(),
  );
});

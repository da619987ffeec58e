import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/fresh.ts';
import { sum, units } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { expect, test } from './journey.ts';

test.use({ clock: 'stopped' });

const DAYS = '2026-10-23..2026-11-22';
const signed = (amount: Parameters<typeof formatAmount>[0]) => formatAmount(amount, { sign: 'always' });
const netShown = (page: Page) => page.getByText('Net result', { exact: true }).locator('xpath=..').getByRole('definition');

test('profit and loss, from the period down to the bets and back', async ({ page, house }) => {
  await house.exchange.operator.seedHistory(demoUserId, { bets: 240, days: 28 });
  await house.exchange.books.post(demoUserId, { kind: 'casino', amount: units(1250), description: 'Casino win · Lucky Wheel' });
  const { books, betting } = house.exchange;
  const sports = books.sportsProfit(demoUserId, {});
  const tennis = books.eventsProfit(demoUserId, { sportId: '2' }).rows;
  const [first] = tennis;
  if (first === undefined) throw new Error('no bet on tennis');
  const inMatch = tennis.filter(({ matchId }) => matchId === first.matchId);

  await house.signIn(page);
  await page.goto(`${house.url}/profitloss?days=${DAYS}`);
  await expect(netShown(page)).toHaveText(signed(sum(sports.map(({ total }) => total))));
  const play = books.statement(demoUserId, { kinds: ['betting', 'casino'] }).rows;
  await expect(page.getByText(`The period ends at ${signed(sum(play.map(({ amount }) => amount)))}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Net result by sport' })).toContainText('Casino');

  await page.getByRole('grid').getByRole('link', { name: 'Tennis' }).click();
  await expect(netShown(page)).toHaveText(signed(sum(tennis.map(({ net }) => net))));
  await page.getByRole('grid').getByRole('link', { name: first.matchName }).first().click();
  await expect(netShown(page)).toHaveText(signed(sum(inMatch.map(({ net }) => net))));
  await page.getByRole('grid').getByRole('link', { name: first.eventName, exact: true }).click();
  await expect(netShown(page)).toHaveText(signed(first.net));
  await expect(page.getByRole('grid', { name: 'Bets' })).toHaveAttribute('aria-rowcount', String(betting.ofEvent(demoUserId, first.eventId).length + 2));

  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText(first.matchName);
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'By market' })).toBeVisible();
  await page.getByRole('link', { name: 'All sports' }).click();
  await expect(page.getByRole('grid', { name: 'By sport' })).toBeVisible();
});

test('a chart is walked day by day with the keyboard', async ({ page, house }) => {
  await house.exchange.operator.seedHistory(demoUserId, { bets: 120, days: 20 });
  await house.signIn(page);
  await page.goto(`${house.url}/profitloss?days=${DAYS}`);
  await page.getByRole('application').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('24 Oct 2026').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('25 Oct 2026').first()).toBeVisible();
});

test('results of a day, of one sport, from page to page', async ({ page, house }) => {
  const span = { from: '2026-11-20T18:30:00.000Z', to: '2026-11-21T18:29:59.999Z' };
  const { rows, total } = house.exchange.board.results({ ...span, sportId: '2', limit: 25 });
  await house.signIn(page);
  await page.goto(`${house.url}/result?days=2026-11-21..2026-11-21`);
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Tennis');
  await expect(page).toHaveURL(/sport=2/);
  const grid = page.getByRole('grid', { name: 'Results' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(total + 1));
  await expect(grid).toContainText(rows[0]?.matchName ?? '');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(`26–50 of ${total}`)).toBeVisible();
});

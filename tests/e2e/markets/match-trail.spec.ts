import { expect, test } from '../support/fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';

test.use({ clock: 'stopped' });

test('the head of a match leads to its sport and competition, which appears in place', async ({ page, testServer }) => {
  const row = testServer.exchange.board.listHomeMatches().find(({ sportId, inPlay }) => sportId === '4' && inPlay);
  if (row === undefined) throw new Error('no cricket match in play');
  await page.setViewportSize({ width: 1280, height: 860 });
  await recordLayoutShifts(page);
  await testServer.signIn(page, `/details/${row.sportId}/${row.matchId}`);
  const head = page.locator('#app header', { has: page.getByRole('heading', { level: 1 }) });
  await expect(head.getByRole('link', { name: 'Cricket' })).toHaveAttribute('href', '/dashboard?sport=4');
  await expect(head.getByText(/^Matched /).first()).toBeVisible();
  const competition = head.getByRole('link', { name: row.seriesName });
  await expect(competition).toBeVisible();
  expect((await readLayoutShifts(page)).filter((shift) => /Live|Cricket/.test(shift))).toEqual([]);
  await competition.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?sport=4&competition=${row.seriesId}$`));
});

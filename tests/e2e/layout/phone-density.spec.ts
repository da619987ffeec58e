import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/** Of a phone 740 px high, so that two markets show without scrolling. */
const MOST_PIXELS_ABOVE_PRICE = 330;

const SPORTS = { cricket: '4', soccer: '1', tennis: '2' } as const;

function findMatchInPlay({ exchange }: TestServer, sportId: string) {
  const row = exchange.board.listHomeMatches().find((match) => match.inPlay && match.sportId === sportId);
  if (row === undefined) throw new Error(`no match of sport ${sportId} in play`);
  return row;
}

const measureTop = (page: Page, selector: string) =>
  page
    .locator(`#app main ${selector}`)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const [sport, sportId] of Object.entries(SPORTS))
  test(`the first price of a ${sport} match stands in the upper half of a phone, below score and chances`, async ({
    page,
    testServer,
  }) => {
    const { matchId } = findMatchInPlay(testServer, sportId);
    await testServer.storeSession(page);
    await page.goto(`${testServer.url}/details/${sportId}/${matchId}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: 'Score' })).toHaveText(/\d/);
    await expect(main.getByRole('img', { name: /^Chances from the prices/ })).toBeVisible();
    const price = await measureTop(page, '[data-cell][data-level="0"]');
    expect(price).toBeLessThanOrEqual(MOST_PIXELS_ABOVE_PRICE);
    expect(await measureTop(page, '[role="group"]')).toBeLessThan(price);
    expect(await measureTop(page, '[role="img"]')).toBeLessThan(price);
  });

test('the menu of a market has its ladder, pin, replay and rules on a phone', async ({ page, testServer }) => {
  const { matchId, matchName } = findMatchInPlay(testServer, SPORTS.cricket);
  await testServer.storeSession(page);
  await page.goto(`${testServer.url}/details/${SPORTS.cricket}/${matchId}`);
  const menu = page.getByRole('button', { name: 'More about Match Odds', exact: true });
  await menu.tap();
  for (const name of ['Ladder of Match Odds', 'Replay Match Odds', 'Rules of Match Odds'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Pin Match Odds of ${matchName}` }).tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.tap();
  await expect(page.getByRole('button', { name: `Pinned: Match Odds of ${matchName}`, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ladder of Match Odds', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Match Odds: ladder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the menu of a market closes when the page scrolls', async ({ page, testServer }) => {
  const { matchId } = findMatchInPlay(testServer, SPORTS.cricket);
  await testServer.storeSession(page);
  await page.goto(`${testServer.url}/details/${SPORTS.cricket}/${matchId}`);
  const menu = page.getByRole('button', { name: 'More about Match Odds', exact: true });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // A scroll that ended before the tap reports it afterwards.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(page.getByRole('button', { name: 'Rules of Match Odds' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

import type { Page } from '@playwright/test';
import { units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { cricketMarket, fillSlip, holdPrices } from './betting.ts';
import { expect, test } from './journey.ts';
import { openRace } from './races.ts';

const LONG = 'W'.repeat(4_000);
const HOSTILE = `<img src=x onerror=alert(1)>\u202E${LONG}`;
/** What servers write for people; ids, words of the contract and addresses stay as they are. */
const FOR_PEOPLE = /name|description|heading|remark|news|msg|winner|venue|jockey|trainer|bank|ifsc|account_no|reason|status_text|^team$|^home$|^away$|^first$|^second$/i;

const rewrite = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, key));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, name)]));
  return typeof value === 'string' && value !== '' && FOR_PEOPLE.test(key) ? `${value} ${HOSTILE}` : value;
};

/** Every text for people in every answer is as long and as hostile as a server can make it. */
const rewriteAnswers = (page: Page) =>
  page.route(/\/api\/v1\/|\/casino\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    try {
      await route.fulfill({ response, json: rewrite(JSON.parse(text)) });
    } catch {
      await route.fulfill({ response, body: text });
    }
  });

/** The page's width past the window's, and what reaches there. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1);
    return [`${root.scrollWidth} px`, ...wide.slice(0, 6).map((each) => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)} ${each.innerText.slice(0, 30)}`)];
  });


const WIDTHS = [1280, 360] as const;

const addresses = [
  '/dashboard', '/', '/racing', '/multi', '/liabilites', '/bethistory', '/bethistory/starcasino', '/news', '/dream', '/play-safe', '/RoyalCasino', '/games', '/deposit',
  '/withdraw', '/withdraw/bank', '/transaction', '/statement', '/profitloss', '/result', '/replay', '/profile', '/Customer/Statements?VID=none', '/Users/Login', '/Users/Register',
];

test.describe('names of 4,000 letters and markup', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.setTimeout(240_000);

  test('widen no page past the window', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await holdPrices(house.exchange, market, { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } });
    const race = await openRace(house.exchange);
    await rewriteAnswers(page);
    await house.signIn(page);
    const userId = (await page.evaluate(() => localStorage.getItem('userid'))) ?? '';
    await house.exchange.operator.seedHistory(userId, { bets: 30, days: 10 });
    await house.exchange.betting.place(userId, { marketId: market.marketId, runnerId: market.runners[0]?.runnerId ?? 0, side: 'back', price: odds(101), stake: units(500) }).catch(() => undefined);
    const wide: Record<string, string[]> = {};
    for (const address of [...addresses, `/details/${market.sportId}/${market.matchId}`, `/details/${race.sportId}/${race.matchId}`]) {
      await page.goto(`${house.url}${address}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForTimeout(1_200);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const found = await overflow(page);
        if (found.length > 0) wide[`${address} at ${width} px`] = found;
      }
    }
    expect(wide).toEqual({});
  });

  test('reach the slip cut, as text, and do not widen the page', async ({ page, house }) => {
    const market = cricketMarket(house.exchange);
    await holdPrices(house.exchange, market, { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } });
    await rewriteAnswers(page);
    await house.signIn(page);
    await page.goto(`${house.url}/details/${market.sportId}/${market.matchId}`);
    const long = market.runners[0]?.name ?? '';
    await fillSlip(page, market, 'Back', `${long}.*`, '500');
    expect(await overflow(page)).toEqual([]);
    await expect(page.locator('body')).not.toContainText('W'.repeat(201));
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});

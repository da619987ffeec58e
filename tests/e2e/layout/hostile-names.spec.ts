import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { evenPrices, findStakeField, fixPrices } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRace } from '../support/racing.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

const LONG = 'W'.repeat(4_000);
const HOSTILE = `<img src=x onerror=alert(1)>\u202E${LONG}`;
/** Keys of texts for people. Ids, contract values and addresses stay unchanged. */
const FOR_PEOPLE = new RegExp(
  'name|description|heading|remark|news|msg|winner|venue|jockey|trainer|bank|ifsc|account_no|reason|^team$|^home$|^away$|^first$|^second$',
  'i',
);

const rewriteNames = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => rewriteNames(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewriteNames(inner, name)]));
  return typeof value === 'string' && value !== '' && FOR_PEOPLE.test(key) ? `${value} ${HOSTILE}` : value;
};

/** Replaces every text for people in every response by a long text with markup. */
const rewriteResponses = (page: Page) =>
  page.route(/\/api\/v1\/|\/casino\.json/, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: rewriteNames(await response.json()) });
    } catch {
      // The page was left while its request was running.
      await route.abort().catch(() => undefined);
    }
  });

/** Returns the overflow of the page beyond the window, and the elements that cause it. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const measureRight = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right);
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) => measureRight(each) > root.clientWidth + 1,
    );
    const named = wide
      .slice(0, 6)
      .map((each) => `${each.tagName} ${measureRight(each)} ${each.innerText.slice(0, 30)}`);
    return [`${root.scrollWidth} px`, ...named];
  });

const pages = {
  'live and racing pages': ['/dashboard', '/', '/racing', '/multi', '/liabilites', '/replay'],
  'bets and reports': [
    '/bethistory',
    '/bethistory/starcasino',
    '/statement',
    '/profitloss',
    '/result',
    '/Customer/Statements?VID=none',
  ],
  'money and profile': ['/deposit', '/withdraw', '/withdraw/bank', '/transaction', '/profile', '/play-safe'],
  'casino, news and visitors': ['/RoyalCasino', '/games', '/news', '/dream', '/Users/Login', '/Users/Register'],
};

test.describe('names of 4,000 letters and markup', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.setTimeout(150_000);

  const expectNoOverflow = async (page: Page, url: string, waitUntilLoaded = trackLoading(page)) => {
    await page.goto(url);
    await waitUntilLoaded();
    expect.soft(await measureOverflow(page), url).toEqual([]);
  };

  for (const [name, addresses] of Object.entries(pages)) {
    test(`hostile names do not widen a page of 360 px: ${name}`, async ({ page, testServer }) => {
      await rewriteResponses(page);
      await testServer.signIn(page);
      const userId = (await page.evaluate(() => localStorage.getItem('userid'))) ?? '';
      await testServer.exchange.operator.seedHistory(userId, { bets: 20, days: 10 });
      const waitUntilLoaded = trackLoading(page);
      for (const address of addresses) await expectNoOverflow(page, `${testServer.url}${address}`, waitUntilLoaded);
    });
  }

  test('hostile names appear as truncated text in a race', async ({ page, testServer }) => {
    const race = await openRace(testServer.exchange);
    await rewriteResponses(page);
    await testServer.signIn(page);
    await expectNoOverflow(page, `${testServer.url}/details/${race.sportId}/${race.matchId}`);
  });

  test('hostile names appear as truncated text in a match and its slip', async ({ page, testServer }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await rewriteResponses(page);
    await testServer.signIn(page);
    await expectNoOverflow(page, `${testServer.url}/details/${market.sportId}/${market.matchId}`);
    await page
      .getByRole('button', { name: new RegExp(`^Back ${market.runners[0]?.name ?? ''} .* at `) })
      .last()
      .click();
    await findStakeField(page).fill('500');
    expect(await measureOverflow(page)).toEqual([]);
    await expect(page.locator('body')).not.toContainText('W'.repeat(201));
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});

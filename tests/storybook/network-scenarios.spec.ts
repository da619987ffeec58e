import type { Page } from '@playwright/test';
import { contract } from '#shared/api/contract/index.ts';
import { choices } from '#storybook/config/toolbar.ts';
import { entries, expect, test, toStoryUrl } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };

interface PageTexts {
  /** Text for a failed read. Null when the page shows no data of the exchange. */
  readonly failed: RegExp | null;
  /** Text for an empty result. */
  readonly empty: RegExp;
}

/** Texts of each page, by story. Other texts are the same in every scenario. */
const pages: Readonly<Record<string, PageTexts>> = {
  'app-pages--dashboard': { failed: /matches could not be loaded/, empty: /No matches here/ },
  'app-pages--in-play': { failed: /matches could not be loaded/, empty: /No match is in play/ },
  'app-pages--liabilities': { failed: /Liabilities could not be read/, empty: /No open positions/ },
  'app-every-page--index-page': { failed: /news could not be read/, empty: /No news/ },
  'app-every-page--multi-market-page': { failed: null, empty: /No markets pinned/ },
  'app-every-page--racing-page': { failed: /races could not be loaded/, empty: /No races here/ },
  'app-every-page--profile-page': { failed: /second step could not be read/, empty: /second step could not be read/ },
  'app-every-page--news-page': { failed: /news could not be read/, empty: /No news/ },
  'app-every-page--practice-page': { failed: /matches could not be loaded/, empty: /No matches here/ },
  'app-every-page--play-safe-page': { failed: /limits could not be read/, empty: /limits could not be read/ },
  'app-every-page--deposit-page': { failed: /Payment methods could not be read/, empty: /No way to deposit right now/ },
  'app-every-page--withdraw-page': { failed: /Payment details could not be read/, empty: /No payment details yet/ },
  'app-every-page--bank-page': { failed: /Payment methods could not be read/, empty: /No way to withdraw right now/ },
  'app-every-page--transaction-page': { failed: /requests could not be read/, empty: /No transactions here/ },
  'app-every-page--statement-page': { failed: /statement could not be read/, empty: /No rows in these days/ },
  'app-every-page--profit-loss-page': {
    failed: /report could not be read/,
    empty: /Nothing won or lost in these days/,
  },
  'app-every-page--replay-page': { failed: null, empty: /Replay/ },
  'app-every-page--result-page': { failed: /results could not be read/, empty: /No results in these days/ },
  'app-every-page--casino-page': { failed: /casino could not be loaded/, empty: /The casino is closed/ },
  'app-every-page--bet-history-page': { failed: /bets could not be read/, empty: /No open bets/ },
  'app-every-page--star-casino-page': { failed: /casino orders could not be read/, empty: /No orders yet/ },
  'app-every-page--race-page': { failed: /Prices are unavailable/, empty: /No markets for this match/ },
  'app-every-page--match-page': { failed: /Prices are unavailable/, empty: /No markets for this match/ },
  'app-every-page--lotus-page': {
    failed: /Lotus Casino could not be opened/,
    empty: /Lotus Casino could not be opened/,
  },
};

/** Pages without an address of their own: before the sign-in, or shown in another way. */
const others = [
  'unknown-address',
  'no-matches',
  'my-bets',
  'account-menu',
  'visitor-comes-to-login',
  'broken-page',
  'broken-app',
  'broken-panel',
  'register-page',
  'statement-detail-page',
];

const storyEntries = entries.filter(
  ({ type, title }) => type === 'story' && (title === 'App/Every page' || title === 'App/Pages'),
);
const scenarios = choices.scenario.filter((scenario) => scenario !== 'none');
type PageScenario = Exclude<(typeof scenarios)[number], 'none'> | 'timeOut';

/** Text that a panel adds for a scenario. */
const scenarioTexts: Partial<Record<PageScenario, RegExp>> = {
  refused: /The exchange is closed until 10:00\./,
  malformed: /gave an answer that could not be read/,
  notJson: /gave an answer that could not be read/,
  timeOut: /took too long to answer/,
};

/** Makes every call time out at once. */
async function shortenTimeouts(page: Page): Promise<void> {
  const timeouts = [...new Set(Object.values(contract).map(({ timeoutMs }) => timeoutMs))];
  await page.addInitScript((limits) => {
    const originalSetTimeout = window.setTimeout;
    const setShortTimeout = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      originalSetTimeout(run, ms !== undefined && limits.includes(ms) ? 200 : ms, ...rest);
    window.setTimeout = Object.assign(setShortTimeout, originalSetTimeout);
  }, timeouts);
}

/** Expects the page to report the scenario in its own text. */
async function expectScenarioMessage(page: Page, scenario: PageScenario, { failed, empty }: PageTexts): Promise<void> {
  const main = page.locator('#storybook-root main');
  if (scenario === 'signedOut') return expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  if (scenario === 'empty' || failed === null) return expect(main).toContainText(empty);
  if (scenario === 'loading') return expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  const alert = main.getByRole('alert').filter({ hasText: failed }).first();
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(scenarioTexts[scenario] ?? /[.…]/);
}

/** Expects no sign of a failure. */
async function expectNothingBroken(page: Page): Promise<void> {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.getByText(/could not be shown/)).toHaveCount(0);
  await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
  const rendered = await page.evaluate(() => ({
    text: document.body.innerText,
    width: document.documentElement.scrollWidth,
  }));
  expect(rendered.text).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/);
  expect(rendered.width, 'nothing is wider than the window').toBeLessThanOrEqual(PHONE.width);
}

test('every page has expected texts', () => {
  const known = [...Object.keys(pages), ...others];
  expect(
    storyEntries.map(({ id }) => id).filter((id) => !known.some((each) => id === each || id.endsWith(`--${each}`))),
  ).toEqual([]);
  expect(Object.keys(pages).filter((id) => !storyEntries.some((story) => story.id === id))).toEqual([]);
});

test.describe('page stories in network scenarios', () => {
  test.use({ viewport: PHONE });

  for (const [id, texts] of Object.entries(pages)) {
    test(`the story ${id} shows its text in every network scenario`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const scenario of scenarios) {
        await test.step(scenario, async () => {
          await page.goto(toStoryUrl({ id, type: 'story' }, { scenario }));
          await expectScenarioMessage(page, scenario, texts);
          await expectNothingBroken(page);
        });
      }
      await test.step('timeOut', async () => {
        await shortenTimeouts(page);
        await page.goto(toStoryUrl({ id, type: 'story' }, { scenario: 'loading' }));
        await expectScenarioMessage(page, 'timeOut', texts);
        await expectNothingBroken(page);
      });
    });
  }
});

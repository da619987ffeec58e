import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { trackLoading } from '../e2e/support/wait-until-loaded.ts';

/** Takes pictures of every screen for review (CONTRIBUTING.md). It checks nothing. */
const folder = process.env['PICTURES'] ?? '.cache/screens';
const sizes = [
  { name: '360', width: 360, height: 760 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 860 },
] as const;

/** Dialogs and menus over the match page. */
const openers = [
  ['cash-out', /^Cash out/],
  ['ladder', /^Ladder/],
  ['book', /^Book/],
  ['rules', /^Rules/],
  ['slip-settings', /^Change how bets are sent/],
] as const;

/** Pages that need only an address. */
const pages = {
  liabilities: '/liabilites',
  racing: '/racing',
  pinned: '/multi',
  bets: '/bethistory',
  index: '/',
  profile: '/profile',
  statement: '/statement',
  'profit-and-loss': '/profitloss',
  results: '/result',
  'casino-orders': '/bethistory/starcasino',
  deposit: '/deposit',
  withdraw: '/withdraw',
  'payment-details': '/withdraw/bank',
  transactions: '/transaction',
  casino: '/RoyalCasino',
  lotus: '/games',
  news: '/news',
  practice: '/dream',
  'play-safe': '/play-safe',
} as const;

const takePicture = (page: Page, name: string) => page.screenshot({ path: `${folder}/${name}.png` });

for (const scheme of ['light', 'dark'] as const) {
  for (const size of sizes) {
    test(`the pictures are taken in ${scheme} at ${size.name}`, async ({ browser, testServer }) => {
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        colorScheme: scheme,
        viewport: size,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        hasTouch: size.width < 800,
      });
      const page = await context.newPage();
      const waitUntilLoaded = trackLoading(page);
      const mark = `${size.name}-${scheme}`;
      await page.goto(`${testServer.url}/Users/Login`);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await takePicture(page, `login-${mark}`);
      await testServer.signIn(page);
      await waitUntilLoaded();
      await takePicture(page, `dashboard-${mark}`);
      const row = testServer.exchange.board.listHomeMatches().find((match) => match.sportId === '4' && match.inPlay);
      if (row === undefined) throw new Error('no cricket in play');
      await page.goto(`${testServer.url}/details/4/${row.matchId}`);
      await waitUntilLoaded();
      await takePicture(page, `match-${mark}`);
      const cell = page.getByRole('button', { name: /^Back .* at / }).first();
      if (await cell.isVisible().catch(() => false)) {
        await cell.click();
        await page
          .getByRole('textbox', { name: /Stake|Amount/ })
          .first()
          .fill('500')
          .catch(() => undefined);
        await waitUntilLoaded();
        await takePicture(page, `slip-${mark}`);
        await page
          .getByRole('button', { name: /^Place / })
          .click()
          .catch(() => undefined);
        await page
          .getByText(/^Held: /)
          .waitFor()
          .catch(() => undefined);
        await takePicture(page, `held-${mark}`);
        await page
          .getByText(/^Placed: /)
          .waitFor()
          .catch(() => undefined);
        await takePicture(page, `placed-${mark}`);
      }
      // A reload closes the slip.
      await page.reload();
      await waitUntilLoaded();
      for (const [name, opener] of openers) {
        const button = page.getByRole('button', { name: opener }).first();
        if (!(await button.isVisible().catch(() => false))) continue;
        await button.click();
        await waitUntilLoaded();
        await takePicture(page, `${name}-${mark}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      const race = testServer.exchange.board.listRaces('7').find(({ inPlay }) => !inPlay);
      const places = { ...pages, race: `/details/7/${race?.matchId ?? ''}` };
      for (const [name, path] of Object.entries(places)) {
        await page.goto(`${testServer.url}${path}`);
        await waitUntilLoaded();
        await takePicture(page, `${name}-${mark}`);
      }
      await context.close();
    });
  }
}

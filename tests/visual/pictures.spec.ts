import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { serveExchange } from '#mocks/server.ts';
import { createConfig } from '#mocks/server-config.ts';
import { fillSlip, findPlaceButton, openCricketMatch } from '../e2e/support/bet-slip.ts';
import { EVENING, expect, test, type TestServer } from '../e2e/support/fixtures.ts';
import { waitForReplacement } from '../e2e/support/prerendered-screen.ts';
import { trackLoading } from '../e2e/support/wait-until-loaded.ts';

/** Takes pictures of every screen in every brand and mode for review (CONTRIBUTING.md). It checks nothing. */
const folder = process.env['PICTURES'] ?? '.cache/screens';
const sizes = [
  { name: '360', width: 360, height: 760 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 860 },
  { name: '1600', width: 1600, height: 1000 },
] as const;
const brands = ['tidemark', 'ember', 'royal-court'] as const;
const modes = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;
const root = new URL('../../', import.meta.url).pathname;

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

/** The menus beside the page, the news and the scores come after what a bettor waits for. */
async function waitForLateContent(page: Page) {
  let before = -1;
  const isComplete = async () => {
    const count = await page.locator('*').count();
    const isSame = count === before;
    before = count;
    return isSame;
  };
  await expect.poll(isComplete, { intervals: [600] }).toBe(true);
}

async function takePicture(page: Page, name: string) {
  await waitForLateContent(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Full ladders, so that the bet is placed at the price that the pictures show. */
const prices = {
  A: { back: ['1.98', '1.97', '1.96'], lay: ['2.00', '2.02', '2.04'] },
  B: { back: ['2.00', '1.99', '1.98'], lay: ['2.02', '2.04', '2.06'] },
};

/**
 * Serves the exchange of the test with a brand of the demo, as an operator does. Routes of the browser would switch off
 * its cache, and every page would come without its font.
 */
async function serveBrand({ exchange }: TestServer, brand: string) {
  const files = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(`${root}dist`, files, { recursive: true });
  cpSync(`${root}public-demo/brands`, join(files, 'brands'), { recursive: true });
  const logo = { status: true, data: { description: `/brands/${brand}/logo.svg`, self_host: false } };
  const server = await serveExchange({
    exchange,
    root: files,
    headersFile: `${root}deploy/headers`,
    port: 0,
    config: { ...createConfig('localhost'), brand: { name: 'Exchange', pack: `/brands/${brand}.json` } },
    scenarios: [http.all('*/content/getLogo', () => HttpResponse.json(logo))],
  });
  return {
    server,
    url: server.url,
    async close() {
      await server.close();
      rmSync(files, { recursive: true });
    },
  };
}

/** Signs the demo bettor in at this address. */
async function signInAt(page: Page, testServer: TestServer, url: string) {
  await testServer.storeSession(page);
  const entries = await page.evaluate(() => Object.entries<string>(localStorage));
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
  await page.goto(`${url}/dashboard`);
  await waitForReplacement(page);
}

/** Takes pictures of a bet on its way: typed, held and placed. */
async function takeBetPictures(page: Page, mark: string, fill: () => Promise<void>) {
  await fill();
  await takePicture(page, `slip-${mark}`);
  await findPlaceButton(page).click();
  await page.getByText(/^Held: /).waitFor();
  await takePicture(page, `held-${mark}`);
  await page.getByText(/^Placed: /).waitFor();
  await takePicture(page, `placed-${mark}`);
}

/** Takes a picture of each dialog of the match page whose button the screen shows. */
async function takeDialogPictures(page: Page, mark: string, waitUntilLoaded: () => Promise<void>) {
  for (const [name, opener] of openers) {
    const button = page.getByRole('button', { name: opener }).first();
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.getByRole('dialog').waitFor();
    await waitUntilLoaded();
    await takePicture(page, `${name}-${mark}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

for (const brand of brands) {
  for (const [mode, { colorScheme, contrast }] of Object.entries(modes)) {
    for (const { name: widthName, ...viewport } of sizes) {
      test.describe(`${brand} in ${mode} at ${widthName}`, () => {
        test.use({
          viewport,
          colorScheme,
          contextOptions: { contrast, reducedMotion: 'reduce' },
          hasTouch: viewport.width < 800,
        });

        test('pictures of every page', async ({ page, testServer }) => {
          test.setTimeout(300_000);
          mkdirSync(folder, { recursive: true });
          const branded = await serveBrand(testServer, brand);
          // The history of prices and the countdown of races need the exchange's time.
          await page.clock.install({ time: EVENING });
          const waitUntilLoaded = trackLoading(page);
          const mark = `${widthName}-${brand}-${mode}`;
          for (const form of ['Login', 'Register']) {
            await page.goto(`${branded.url}/Users/${form}`);
            await expect(page.getByRole('button', { name: form })).toBeVisible();
            await waitUntilLoaded();
            await takePicture(page, `${form.toLowerCase()}-${mark}`);
          }
          await signInAt(page, testServer, branded.url);
          await waitUntilLoaded();
          await takePicture(page, `dashboard-${mark}`);
          const { market, name } = await openCricketMatch(page, { ...testServer, ...branded }, prices);
          await waitUntilLoaded();
          await takePicture(page, `match-${mark}`);
          await takeBetPictures(page, mark, () => fillSlip(page, market, 'Back', name, '500'));
          // A reload closes the slip.
          await page.reload();
          await waitUntilLoaded();
          await takeDialogPictures(page, mark, waitUntilLoaded);
          const race = testServer.exchange.board.listRaces('7').find(({ inPlay }) => !inPlay);
          const places = { ...pages, race: `/details/7/${race?.matchId ?? ''}` };
          for (const [place, path] of Object.entries(places)) {
            await page.goto(`${branded.url}${path}`);
            await waitUntilLoaded();
            await takePicture(page, `${place}-${mark}`);
          }
          await branded.close();
        });
      });
    }
  }
}

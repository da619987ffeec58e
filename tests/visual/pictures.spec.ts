import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { fillSlip, findPlaceButton, openCricketMatch } from '../e2e/support/bet-slip.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
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
const demoFiles = new URL('../../public-demo', import.meta.url).pathname;

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

/** Full ladders, so that the bet is placed at the price that the pictures show. */
const prices = {
  A: { back: ['1.98', '1.97', '1.96'], lay: ['2.00', '2.02', '2.04'] },
  B: { back: ['2.00', '1.99', '1.98'], lay: ['2.02', '2.04', '2.06'] },
};

/** Names a brand of the demo in config.json, and sends its logo as an operator's server does. */
async function deployBrand(context: BrowserContext, brand: string) {
  await context.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, brand: { name: 'Exchange', pack: `/brands/${brand}.json` } } });
  });
  await context.route('**/content/getLogo', (route) =>
    route.fulfill({ json: { status: true, data: { description: `/brands/${brand}/logo.svg`, self_host: false } } }),
  );
  await context.route('**/brands/**', (route) =>
    route.fulfill({ path: `${demoFiles}${new URL(route.request().url()).pathname}` }),
  );
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

        test('pictures of every page', async ({ page, context, testServer }) => {
          test.setTimeout(300_000);
          mkdirSync(folder, { recursive: true });
          await deployBrand(context, brand);
          const waitUntilLoaded = trackLoading(page);
          const mark = `${widthName}-${brand}-${mode}`;
          for (const form of ['Login', 'Register']) {
            await page.goto(`${testServer.url}/Users/${form}`);
            await expect(page.getByRole('button', { name: form })).toBeVisible();
            await waitUntilLoaded();
            await takePicture(page, `${form.toLowerCase()}-${mark}`);
          }
          await testServer.signIn(page);
          await waitUntilLoaded();
          await takePicture(page, `dashboard-${mark}`);
          const { market, name } = await openCricketMatch(page, testServer, prices);
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
            await page.goto(`${testServer.url}${path}`);
            await waitUntilLoaded();
            await takePicture(page, `${place}-${mark}`);
          }
        });
      });
    }
  }
}

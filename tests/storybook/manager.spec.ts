import type { Page } from '@playwright/test';
import { choices } from '#storybook/config/toolbar.ts';
import { collectConsoleErrors, expect, test, toManagerUrl, type ToolbarGlobals, toStoryUrl } from './fixtures.ts';

const dashboard = 'app-pages--dashboard';
const findPreviewFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** The test loads two programs: Storybook's manager and the page in it. */
test.describe.configure({ timeout: 120_000 });
const wait = { timeout: 45_000 };

test('Storybook opens without an error and without a request to another host', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await page.goto('./');
  await expect(findPreviewFrame(page).getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible(wait);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await expect(findPreviewFrame(page).getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible(wait);
  await page.goto(toManagerUrl(dashboard));
  await expect(findPreviewFrame(page).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible(wait);
  expect(errors).toEqual([]);
});

test('the choices of the toolbar are kept in the address and reach the page', async ({ page }) => {
  await page.goto(
    toManagerUrl(dashboard, {
      brand: 'ember',
      theme: 'dark',
      direction: 'rtl',
      density: 'compact',
      scenario: 'refused',
      of: 'homeMatchesV2',
    }),
  );
  const html = findPreviewFrame(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark', wait);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveCSS('--kit-accent-main', '#ff9d63');
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(findPreviewFrame(page).getByText('The exchange is closed until 10:00.')).toBeVisible(wait);
  await expect(findPreviewFrame(page).getByText('50,000.00').first(), 'the balance is another call').toBeVisible(wait);
});

test('a link of the guide opens a page in its failure', async ({ page }) => {
  await page.goto('?path=/docs/guide-the-simulator--docs');
  const link = findPreviewFrame(page).getByRole('link', { name: 'Statement: unreachable' });
  // Both programs load before the link is there. A press waits for less.
  await expect(link).toBeVisible(wait);
  await link.click();
  await expect(
    findPreviewFrame(page).getByRole('alert').filter({ hasText: 'The statement could not be read' }),
  ).toBeVisible(wait);
});

test('the toolbar shows other matches for another seed', async ({ page }) => {
  const rows = page.getByRole('link', { name: / v / });
  const readNames = async (seed: string) => {
    await page.goto(toStoryUrl({ id: dashboard, type: 'story' }, { seed }));
    await expect(rows.first()).toBeVisible(wait);
    return rows.allTextContents();
  };
  const [first, other] = choices.seed;
  expect(await readNames(first)).not.toEqual(await readNames(other));
});

test('the toolbar keeps language, motion, clock and delay in the address', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const open = (chosen: ToolbarGlobals) => page.goto(toStoryUrl({ id: dashboard, type: 'story' }, chosen));
  const readClock = () => page.evaluate(() => Date.now());
  await open({ clock: 'stopped' });
  await expect(title).toHaveText('Dashboard', wait);
  const stoppedAt = await readClock();
  // The browser's own clock goes on.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() > start + 100, since);
  expect(await readClock(), 'the clock of a story stands').toBe(stoppedAt);
  await open({ clock: '60x', language: 'pseudo', motion: 'reduced' });
  await expect(title).not.toHaveText('Dashboard', wait);
  expect((await title.innerText()).length).toBeGreaterThan('Dashboard'.length);
  const startedAt = await readClock();
  await expect.poll(readClock, 'a minute a second').toBeGreaterThan(startedAt + 30_000);
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('button, a')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect(new Set(durations)).toEqual(new Set(['0s']));
  await open({ latency: '2000 ms' });
  await expect(page.getByRole('link', { name: / v / }).first()).toBeVisible(wait);
  const latencies = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('homeMatches'))
      .map(({ duration }) => duration),
  );
  expect(Math.min(...latencies)).toBeGreaterThan(1_900);
});

test('the search finds a component under another name', async ({ page }) => {
  await page.goto('./');
  await page.locator('#storybook-explorer-searchfield').fill('snackbar');
  await expect(page.getByRole('option', { name: /Toast: snackbar/ })).toBeVisible(wait);
});

test('the toolbar shows every choice at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(toManagerUrl('ui-kit-primitives-button--primary', { brand: 'royal-court', theme: 'contrast' }));
  const toolbar = page.getByTestId('sb-preview-toolbar');
  for (const name of ['Brand royal-court', 'Mode contrast', 'Density', 'Direction', 'Language', 'Motion', 'Simulation'])
    await expect(toolbar.getByRole('button', { name })).toBeVisible(wait);
  const problems = await toolbar.evaluate((bar) => {
    const { left, right } = bar.getBoundingClientRect();
    const boxes = [...bar.querySelectorAll('button, a')].map((item) => ({
      name: item.getAttribute('aria-label') ?? item.textContent,
      box: item.getBoundingClientRect(),
      cut: item.scrollWidth > item.clientWidth + 1,
    }));
    return boxes
      .filter(({ box, cut }, index) => {
        const next = boxes[index + 1]?.box.left ?? right;
        return cut || box.width === 0 || box.left < left || box.right > Math.min(right, next) + 1;
      })
      .map(({ name }) => name);
  });
  expect(problems, 'cut, outside or covered by the next one').toEqual([]);
  expect(await toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth), 'the toolbar scrolls').toBe(0);
});

test('the keyboard changes the simulation in the toolbar', async ({ page }) => {
  await page.goto(toManagerUrl(dashboard));
  await expect(findPreviewFrame(page).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible(wait);
  await page.getByRole('button', { name: 'Simulation' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Simulation' });
  await expect(dialog.getByRole('combobox')).toHaveCount(5);
  const scenario = dialog.getByRole('combobox', { name: 'Network scenario' });
  await scenario.focus();
  await page.keyboard.type('refused');
  await expect(scenario).toHaveValue('refused');
  await expect(page).toHaveURL(/scenario:refused/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Simulation, 1 changed' })).toBeVisible();
  await expect(findPreviewFrame(page).getByText('The exchange is closed until 10:00.').first()).toBeVisible(wait);
});

test('Storybook carries the brand in the light or dark of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./');
  const brand = page.getByRole('link', { name: 'Tidemark workshop' });
  const logo = brand.getByRole('img');
  await expect(logo).toBeVisible(wait);
  expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(brand).toHaveAttribute('href', './');
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(readBackground).toBe('rgb(242, 244, 247)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readBackground).toBe('rgb(10, 15, 22)');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await page.request.get(icon ?? '')).text()).toContain('<svg');
});

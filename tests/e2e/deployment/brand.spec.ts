import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { writePageBrand } from '../../../scripts/build/page-brand.ts';
import { expect, test } from '../support/fixtures.ts';

const ACCENT = '#7a1f5c';
/** A font of another family than the fonts of the kit and of the system. */
const LATIN_FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-latin-wght-normal.woff2',
);
const pack = {
  name: 'Harbour Bets',
  labels: { casino: 'Tables' },
  footer: { text: 'Licensed in Harbour City.', links: [{ text: 'Terms', href: '/terms.html' }] },
  tokens: { light: { accent: { main: { $value: ACCENT } } }, radius: { card: { $value: '3px' } } },
};

// A service worker would request the brand from the server of the test.
test.use({ serviceWorkers: 'block' });

/** Names a brand file in config.json, as an operator does on their server. */
async function deployBrand(page: Page, file: object) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ json: { ...config, brand: { name: 'Exchange', pack: '/brands/harbour.json' } } });
  });
  await page.route('**/brands/harbour.json', (route) => route.fulfill({ json: file }));
}

const readVariable = (page: Page, name: string) =>
  page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim(), name);

test('a brand file changes colours, names and the footer without a build', async ({ page, testServer }) => {
  await deployBrand(page, pack);
  await page.setViewportSize({ width: 1280, height: 860 });
  await testServer.signIn(page);
  await expect.poll(() => readVariable(page, '--kit-accent-main')).toBe(ACCENT);
  expect(await readVariable(page, '--kit-radius-card')).toBe('3px');
  await expect(page).toHaveTitle(/· Harbour Bets$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tables' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', `${testServer.url}/terms.html`);
});

test('a renamed destination has its name in the menu, as heading, and as title of the tab', async ({
  page,
  testServer,
}) => {
  await deployBrand(page, { ...pack, labels: { casino: 'Tables', myBets: 'Slips' } });
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const [path, name] of [
    ['/RoyalCasino', 'Tables'],
    ['/bethistory', 'Slips'],
  ] as const) {
    await testServer.signIn(page, path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Harbour Bets`);
    await expect(page.getByRole('navigation', { name: 'Sports and competitions' }).getByText(name)).toBeVisible();
  }
});

for (const [path, button] of [
  ['/Users/Login', 'Login'],
  ['/Users/Register', 'Register'],
] as const) {
  test(`the ${button} form shows legal links of the operator, and does not move when they arrive`, async ({
    page,
    testServer,
  }) => {
    const held: (() => void)[] = [];
    await deployBrand(page, pack);
    await page.route('**/brands/harbour.json', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ json: pack });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${testServer.url}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    const form = page.locator('form');
    await expect.poll(() => held.length).toBe(1);
    await expect(form).toBeVisible();
    const before = await form.boundingBox();
    held[0]?.();
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', `${testServer.url}/terms.html`);
    await expect(page.getByRole('link', { name: 'Terms' })).toBeInViewport();
    expect(await form.boundingBox()).toEqual(before);
  });
}

test('the brand of the last visit applies before config.json arrives', async ({ page, testServer }) => {
  await deployBrand(page, pack);
  await testServer.signIn(page);
  await expect.poll(() => readVariable(page, '--kit-accent-main')).toBe(ACCENT);
  await page.unroute('**/config.json');
  await page.route('**/config.json', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await expect.poll(() => readVariable(page, '--kit-accent-main')).toBe(ACCENT);
});

test('a first visit shows the brand of index.html before config.json arrives', async ({ page, testServer }) => {
  const config = { brand: { name: 'Exchange', pack } };
  await page.route('**/config.json', () => undefined);
  await page.route('**/Users/Login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: writePageBrand(await response.text(), config, () => null) });
  });
  await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await readVariable(page, '--kit-accent-main')).toBe(ACCENT);
  await expect(page).toHaveTitle('Harbour Bets');
});

/** Lists the downloaded fonts that draw the heading of the page. */
async function listDrawnFonts(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test('a later visit shows the font, the names and the logo of the brand before its file arrives', async ({
  page,
  testServer,
}) => {
  await deployBrand(page, {
    ...pack,
    logo: { picture: '/brands/harbour.svg' },
    fonts: [{ family: 'Harbour Sans', file: '/brands/harbour.woff2' }],
    tokens: { ...pack.tokens, font: { body: { $value: ['Harbour Sans', 'system-ui'] } } },
  });
  await page.route('**/brands/harbour.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route('**/brands/harbour.woff2', (route) =>
    route.fulfill({ contentType: 'font/woff2', path: LATIN_FONT }),
  );
  await page.setViewportSize({ width: 1280, height: 860 });
  const font = page.waitForResponse('**/brands/harbour.woff2');
  await testServer.signIn(page);
  await font;
  expect(await listDrawnFonts(page)).not.toContain('Noto Sans Tamil');

  // The brand file does not arrive again, so that everything comes from the first visit.
  await page.route('**/brands/harbour.json', () => undefined);
  await testServer.signIn(page);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tables' })).toBeVisible();
  await expect(page).toHaveTitle(/· Harbour Bets$/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Harbour Bets' })).toHaveAttribute(
    'src',
    /harbour\.svg$/,
  );
  // A visit that reads the stored font too slowly does without it.
  await expect
    .poll(
      async () => {
        await testServer.signIn(page);
        return listDrawnFonts(page);
      },
      { timeout: 40_000 },
    )
    .toContain('Noto Sans Tamil');
});

test('a brand file that is hard to read keeps the default brand, and names the pair on the console', async ({
  page,
  testServer,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await deployBrand(page, { name: 'Pale', tokens: { light: { ink: { main: { $value: '#cccccc' } } } } });
  await testServer.signIn(page);
  await expect.poll(() => messages.join()).toMatch(/ink\.main #cccccc on surface\.page .* needs 4\.5 : 1/);
  expect(await readVariable(page, '--kit-ink-main')).toBe('#111a26');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

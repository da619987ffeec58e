import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { translations } from '../support/language-checks.ts';

/** Returns which script fonts the page has downloaded, and whether its heading is drawn with one of them. */
const readFonts = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no canvas');
    const { fontSize, fontWeight } = getComputedStyle(heading);
    const measureWidth = (family: string) => {
      pen.font = `${fontWeight} ${fontSize} ${family}`;
      return pen.measureText(heading.textContent).width;
    };
    const range = document.createRange();
    range.selectNodeContents(heading);
    const loaded = [...document.fonts].filter(
      ({ family, status }) => /Noto Scripts/.test(family) && status === 'loaded',
    );
    return {
      loaded: loaded.length,
      drawn: Math.round(range.getBoundingClientRect().width),
      expected: Math.round(measureWidth("'Inter Variable', 'Noto Scripts'")),
    };
  });

for (const tag of translations) {
  test(`the choice of ${tag} downloads the font of its script alone and draws with it`, async ({
    page,
    testServer,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/noto-')) files.push(request.url());
    });
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(page.getByLabel('Language')).toHaveValue('en');
    expect(files, 'a page in English').toEqual([]);
    await page.getByLabel('Language').selectOption(tag);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect.poll(async () => (await readFonts(page)).loaded).toBeGreaterThan(0);
    expect(files).toHaveLength(1);
    const { drawn, expected } = await readFonts(page);
    expect(Math.abs(drawn - expected), `${drawn} px, in the font ${expected} px`).toBeLessThanOrEqual(2);
  });
}

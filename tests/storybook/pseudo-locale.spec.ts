import type { Page } from '@playwright/test';
import { entries, expect, test, toStoryUrl } from './fixtures.ts';

const NARROWEST = { width: 320, height: 640 };

const pages = entries.filter(({ type, title }) => type === 'story' && title === 'App/Every page');

/**
 * Lists the texts of the catalogue, lengthened by the pseudo-locale, that do not fit their box. Data of the exchange
 * may be truncated.
 */
const findClippedTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    return [...document.querySelectorAll<HTMLElement>('#storybook-root *')].flatMap((element) => {
      const ownText = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
        .join('')
        .trim();
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const spokenOnly = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
      const elementText = element.matches('a, button') ? element.innerText : ownText;
      if (
        !/[\u00C0-\u024F]/.test(elementText) ||
        spokenOnly ||
        !element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true })
      )
        return [];
      const cut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2);
      // A button or link must show its whole text, even if its overflow is visible.
      const spilt =
        element.matches('a, button') && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return cut || spilt ? [`${element.tagName.toLowerCase()}: ${elementText}`] : [];
    });
  });

test.use({ viewport: NARROWEST });

for (const { id, name } of pages) {
  test(`the story ${name} cuts no text at 320 px when texts are longer`, async ({ page }) => {
    await page.goto(toStoryUrl({ id, type: 'story' }, { language: 'pseudo' }));
    await expect(
      page
        .locator('#storybook-root')
        .getByText(/[\u00C0-\u024F]/)
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(await findClippedTexts(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'nothing is wider than the window',
    ).toBeLessThanOrEqual(NARROWEST.width);
  });
}

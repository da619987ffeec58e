import { findAxeViolations } from '#storybook/checks/axe-phone.ts';
import { axeTags } from '#storybook/config/axe-config.ts';
import { collectConsoleErrors, entries, expect, isGuidePage, test, toStoryUrl } from './fixtures.ts';

const guide = entries.filter(isGuidePage);
const widths = [1280, 360];

test('the guide has its pages', () => {
  expect(guide.length).toBeGreaterThan(24);
});

for (const entry of guide) {
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    test(`the page ${entry.title} fits each width in ${theme}`, async ({ page }) => {
      const errors = collectConsoleErrors(page);
      await page.goto(toStoryUrl(entry, { theme }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // An MDX page is inside Storybook's frame, which has the landmarks.
        expect(await findAxeViolations(page, '#storybook-docs', axeTags), `${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          'nothing is wider than the window',
        ).toBeLessThanOrEqual(width);
      }
      expect(errors).toEqual([]);
    });
  }
}

import { applyViewportTheme, findAxeViolations } from '#storybook/checks/axe-phone.ts';
import { axeTags } from '#storybook/config/axe-config.ts';
import { collectConsoleErrors, entries, expect, isGuidePage, test, toStoryUrl } from './fixtures.ts';

const guide = entries.filter(isGuidePage);
const widths = [1280, 360];
const themes = ['light', 'dark', 'contrast'] as const;

test('the guide has its pages', () => {
  expect(guide.length).toBeGreaterThan(24);
});

for (const entry of guide) {
  test(`the page ${entry.title} fits each width in each theme`, async ({ page }) => {
    test.slow();
    const errors = collectConsoleErrors(page);
    // Colours during a transition have no defined contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(toStoryUrl(entry, { theme: 'light' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const theme of themes)
      for (const width of widths) {
        await applyViewportTheme(page, { theme, width, height: 900 });
        // An MDX page is inside Storybook's frame, which has the landmarks.
        expect(await findAxeViolations(page, '#storybook-docs', axeTags), `${theme}, ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `nothing is wider than the window of ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
    expect(errors).toEqual([]);
  });
}

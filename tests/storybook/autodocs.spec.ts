import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '#storybook/checks/axe-phone.ts';
import { axeTags } from '#storybook/config/axe-config.ts';
import { collectConsoleErrors, entries, expect, isComponentPage, isGuidePage, test, toStoryUrl } from './fixtures.ts';

const docsEntries = entries.filter((entry) => entry.type === 'docs' && !isGuidePage(entry));

/** The name of a heading begins with that of its link, "Copy heading URL to address bar". */
const findHeading = (part: Page | Locator, name: string): Locator =>
  part.getByRole('heading', { name: new RegExp(`(^| )${name}$`) });

test('every component has an autodocs page', () => {
  const titles = new Set(entries.filter(({ type }) => type === 'story').map(({ title }) => title));
  expect([...titles].filter((title) => !docsEntries.some((docs) => docs.title === title))).toEqual([]);
});

for (const entry of docsEntries) {
  test(`the autodocs page of ${entry.title} has a description`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    // A story in a frame is tested alone. Here several plays would compete for the focus.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(toStoryUrl(entry));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
    const docs = page.locator('[data-component-docs]');
    if (isComponentPage(entry)) {
      for (const name of ['When to use it', 'Anatomy', 'Do and don’t', 'Content', 'Keyboard and announcements'])
        await expect(findHeading(docs, name)).toBeVisible();
      for (const name of ['Props', 'States', 'Changes']) await expect(findHeading(page, name).first()).toBeVisible();
      const facts = page.getByRole('region', { name: 'Status and source' });
      await expect(facts).toContainText(/^(stable|beta|draft)/);
      await expect(facts).toContainText(entry.importPath.replace('./', '').replace('.stories', ''));
      // The examples repeat a component, and its landmarks with it.
      const violations = await findAxeViolations(page, '[data-component-docs]', axeTags);
      expect(violations.filter((violation) => !violation.startsWith('landmark-'))).toEqual([]);
    }
    // Every prop in a props table has a description.
    for (const row of await page.locator('.docblock-argstable-body > tr').all())
      await expect(row.locator('td').nth(1)).not.toHaveText('');
    // An open dialog has its own frame (.storybook/config/iframe-story.ts); outside it would cover the page. The
    // picture of the parts shows one in its place.
    await expect(page.locator('dialog[open]:not([inert] *)')).toHaveCount(0);
    const controls = page.locator('.docblock-argstable').first();
    // A press replaces the button by its editor.
    const unset = controls.getByRole('button', { name: /^Set / });
    for (let count = await unset.count(); count > 0; count -= 1) await unset.first().click();
    const editors = page.locator('.docblock-argstable', { hasText: '[object Object]' });
    await expect(editors, 'an editor of text shows an object').toHaveCount(0);
    await expect(page.locator('#storybook-docs'), 'a component draws an object').not.toContainText('[object Object]');
    for (const editor of await controls.locator('textarea, input').all())
      expect(await editor.inputValue()).not.toContain('[object Object]');
    await expect(
      page.locator('.docblock-argstable-body input[type=radio]'),
      'unions are chosen from a list',
    ).toHaveCount(0);
    await page.getByRole('switch', { name: 'Show code' }).first().click();
    await expect(
      page.locator('pre').filter({ hasText: 'meta.story(' }).first(),
      'the story as it is written',
    ).toBeVisible();
    // Stories of failures are on these pages too, so failed calls are expected.
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  });
}

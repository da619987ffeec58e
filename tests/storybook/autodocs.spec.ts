import { storyUrl, entries, expect, collectConsoleErrors, test } from './fixtures.ts';

const docsEntries = entries.filter(({ type, title }) => type === 'docs' && !title.startsWith('Guide/'));

test('every component has an autodocs page', () => {
  const titles = new Set(entries.filter(({ type }) => type === 'story').map(({ title }) => title));
  expect([...titles].filter((title) => !docsEntries.some((docs) => docs.title === title))).toEqual([]);
});

for (const entry of docsEntries) {
  test(`the autodocs page of ${entry.title} has a description`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    // A story in a frame of its own is tested by itself; here several plays at once would want the focus.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(storyUrl(entry));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
    // A table of props says of each what it is for.
    for (const row of await page.locator('.docblock-argstable-body > tr').all())
      await expect(row.locator('td').nth(1)).not.toHaveText('');
    // An open dialog has a frame of its own (.storybook/config/iframe-story.ts): here it would lie over the page.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(
      page.locator('.docblock-argstable-body input[type=radio]'),
      'unions are chosen from a list',
    ).toHaveCount(0);
    await page.getByRole('switch', { name: 'Show code' }).first().click();
    await expect(
      page.locator('pre').filter({ hasText: 'meta.story(' }).first(),
      'the story as it is written',
    ).toBeVisible();
    // Stories of faults are on these pages too: a call that fails is one of them.
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  });
}

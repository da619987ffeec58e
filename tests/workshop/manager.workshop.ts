import type { Page } from '@playwright/test';
import { choices } from '#workshop/toolbar.ts';
import { alone, expect, logged, test, within } from './workshop.ts';

const dashboard = 'app-pages--dashboard';
const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Two whole programs are loaded, the manager and the page in it. */
test.describe.configure({ timeout: 120_000 });
const wait = { timeout: 45_000 };

test('Storybook opens, with no request to anywhere else and no error', async ({ page }) => {
  const errors = logged(page);
  await page.goto('./');
  await expect(shown(page).getByRole('heading', { level: 1, name: 'The workshop' })).toBeVisible(wait);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible(wait);
  await page.goto(within(dashboard));
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible(wait);
  expect(errors).toEqual([]);
});

test('what the toolbar chose is in the address, and reaches the page', async ({ page }) => {
  await page.goto(within(dashboard, { theme: 'dark', direction: 'rtl', density: 'compact', fault: 'refused', of: 'homeMatchesV2' }));
  const html = shown(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark', wait);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(shown(page).getByText('The exchange is closed until 10:00.')).toBeVisible(wait);
  await expect(shown(page).getByText('50,000.00').first(), 'the balance is another call').toBeVisible(wait);
});

test('one press of the guide leads to a page in its fault', async ({ page }) => {
  await page.goto('?path=/docs/guide-the-simulator--docs');
  await shown(page).getByRole('link', { name: 'Statement: unreachable' }).click();
  await expect(shown(page).getByRole('alert').filter({ hasText: 'The statement could not be read' })).toBeVisible(wait);
});

test('another seed is another day of matches', async ({ page }) => {
  const rows = page.getByRole('link', { name: / v / });
  const names = async (seed: string) => {
    await page.goto(alone({ id: dashboard, type: 'story' }, { seed }));
    await expect(rows.first()).toBeVisible(wait);
    return rows.allTextContents();
  };
  const [first = '', other = ''] = choices.seed;
  expect(await names(first)).not.toEqual(await names(other));
});

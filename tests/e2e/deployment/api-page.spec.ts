import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/fixtures.ts';

const { href } = pathToFileURL('docs/api.html');

test('a link to a call of docs/api.html opens it', async ({ page }) => {
  await page.goto(`${href}#userLogin`);
  const call = page.locator('details', { has: page.locator('#userLogin') });
  await expect(call.getByRole('heading', { name: 'Response' })).toBeVisible();
  await expect(call.locator('summary').first()).toBeInViewport();
});

test('the table of contents of docs/api.html opens the call of each link', async ({ page }) => {
  await page.goto(href);
  await expect(page.locator('#updatePassword')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: '/user/updatePassword' }).click();
  await expect(page.locator('#updatePassword')).toBeInViewport();
});

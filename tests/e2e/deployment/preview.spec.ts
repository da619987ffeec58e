import type { Page } from '@playwright/test';
import { createPreviewSecret, getPreviewKey, signPreview } from '../../../deploy/preview-link.mjs';
import { expect, test, type TestServer } from '../support/fixtures.ts';

const HOUR_MS = 3_600_000;
const secret = createPreviewSecret();

/** Serves config.json with the public key, and another configuration beside it. Returns the link to that one. */
async function deployNextConfig(page: Page, { url }: TestServer): Promise<{ link: string; next: { content: string } }> {
  const next = { content: '' };
  const response = await page.request.get(`${url}/config.json`);
  const current = (await response.json()) as { brand: object };
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...current, previewKey: getPreviewKey(secret) } }),
  );
  await page.route('**/config.next.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: next.content }),
  );
  next.content = JSON.stringify({ ...current, id: 'next', brand: { ...current.brand, name: 'Next Exchange' } });
  const token = signPreview(secret, { file: '/config.next.json', content: next.content, until: Date.now() + HOUR_MS });
  return { link: `${url}/dashboard?preview=${token}`, next };
}

test('a signed link shows another configuration in its tab until the operator leaves it', async ({
  page,
  context,
  testServer,
}) => {
  const { link } = await deployNextConfig(page, testServer);
  await testServer.storeSession(page);
  await page.goto(link);
  await expect(page).toHaveTitle(/Next Exchange/);
  await expect(page).not.toHaveURL(/preview=/);
  await page.reload();
  await expect(page).toHaveTitle(/Next Exchange/);

  const other = await context.newPage();
  await other.goto(`${testServer.url}/dashboard`);
  await expect(other.getByRole('main')).toBeVisible();
  await expect(other).not.toHaveTitle(/Next Exchange/);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeHidden();
  await expect(page).not.toHaveTitle(/Next Exchange/);
});

test('a preview is named and can be left before the sign-in', async ({ page, testServer }) => {
  const { link } = await deployNextConfig(page, testServer);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveTitle(/Next Exchange/);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeHidden();
  await expect(page).not.toHaveTitle(/Next Exchange/);
});

test('a link to a file that has changed since shows the current configuration', async ({ page, testServer }) => {
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  const { link, next } = await deployNextConfig(page, testServer);
  next.content = next.content.replace('Next', 'Evil');
  await testServer.storeSession(page);
  await page.goto(link);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveTitle(/Evil|Next/);
  expect(messages.join()).toContain('is not the file that was signed');
});

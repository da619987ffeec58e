import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const findNotice = (page: Page) => page.getByRole('heading', { name: 'The exchange has not started' });

test.describe('notice that the app has not started', () => {
  test('the notice names the browsers when scripts are off', async ({ browser, testServer }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${testServer.url}/dashboard`);
    await expect(findNotice(page)).toBeVisible();
    await expect(page.getByText('Chrome or Edge 120, Firefox 125, Safari 17.4')).toBeVisible();
    await context.close();
  });

  for (const script of ['first-requests', 'index'])
    test(`the notice appears after 20 seconds when the script ${script} is missing`, async ({ page, testServer }) => {
      await page.route(new RegExp(`/assets/${script}-[^/]+\\.js$`), (route) => route.abort());
      await page.goto(`${testServer.url}/dashboard`);
      await expect(findNotice(page)).toBeHidden();
      const delays = await page.evaluate(() =>
        document.getAnimations().map((animation) => {
          const { delay } = animation.effect?.getTiming() ?? {};
          animation.finish();
          return delay;
        }),
      );
      expect(delays).toEqual([20_000]);
      await expect(findNotice(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'reload this page' })).toBeVisible();
    });

  test('the notice covers the prerendered page when the browser lacks a feature', async ({ page, testServer }) => {
    // An older browser does not know this selector.
    await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(':popover-open', ':from-tomorrow') });
    });
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(findNotice(page)).toBeVisible();
    const topmost = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#not-started')?.id,
    );
    expect(topmost).toBe('not-started');
  });

  test('the notice is absent when the first script runs', async ({ page, testServer }) => {
    await page.goto(`${testServer.url}/Users/Login`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.locator('#not-started')).toHaveCSS('display', 'none');
  });
});

import { serveBuild } from '../../../scripts/serve/serve.mjs';
import { expect, signIn, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** As in `npm start`: the demo build, its headers with one more policy, and the exchange in the page. */
test.describe('demo', () => {
  test('a new user finds a bet in open bets after a reload under the security policy', async ({ page, pageErrors }) => {
    const { server, url } = await serveBuild({
      folder: new URL('../../../dist-demo', import.meta.url).pathname,
      port: 6201,
      simulated: true,
    });
    try {
      await signIn(page, url, 'demo');
      // A press on the dashboard opens its match. A market takes no odds above its maximum, and one with such odds is
      // about to close, so the bet has single-digit odds.
      await page
        .getByRole('button', { name: /^(Back|Lay) .* at [2-9](\.\d+)?, .*available/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/details\//);
      await page.getByRole('button', { name: 'Set stake to 100', exact: true }).click();
      // Prices move. When the pressed price has changed or the bet was refused for it, the slip offers the current
      // price.
      const placed = page.getByText(/^Placed: /).first();
      await expect(async () => {
        const take = page.getByRole('button', { name: /^Use / });
        if (await take.isVisible()) await take.click({ timeout: 1_000 });
        const place = page.getByRole('button', { name: /^Place / });
        if (await place.isVisible()) await place.click({ timeout: 1_000 });
        await expect(placed).toBeVisible({ timeout: 7_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText('Open bets (1)')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Open bets (1)')).toBeVisible();
      expect(pageErrors).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('the demo reports no error when its worker cannot be updated', async ({ page, context, pageErrors }) => {
    const folder = new URL('../../../dist-demo', import.meta.url).pathname;
    const { server, url } = await serveBuild({ folder, port: 6221, simulated: true });
    try {
      await signIn(page, url, 'demo');
      // Each page is left while it registers or updates the worker.
      await page.addInitScript(() => {
        const noteCalls = (owner: object, method: string) => {
          const original = Reflect.get(owner, method) as (...args: readonly unknown[]) => unknown;
          Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
            Reflect.set(window, 'usesWorker', true);
            return original.apply(this, args);
          });
        };
        noteCalls(ServiceWorkerContainer.prototype, 'register');
        noteCalls(ServiceWorkerRegistration.prototype, 'update');
      });
      for (const path of ['statement', 'transaction', 'news', 'profitloss', 'dashboard']) {
        await page.goto(`${url}/${path}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => Reflect.get(window, 'usesWorker') === true);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
      // The worker stays while the first tab is open, and the second tab updates it. The update fails as if the page
      // were left or the connection lost.
      const second = await context.newPage();
      await second.addInitScript(() => {
        ServiceWorkerRegistration.prototype.update = () => {
          Reflect.set(window, 'updated', true);
          return Promise.reject(new TypeError('Failed to update a ServiceWorker'));
        };
      });
      await second.goto(`${url}/transaction`);
      await expect(second.getByRole('gridcell', { name: 'Accepted' }).first()).toBeVisible({ timeout: 30_000 });
      expect(await second.evaluate(() => Reflect.get(window, 'updated') as unknown)).toBe(true);
      expect(pageErrors).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('the app shows a page that names the key when config.json is invalid', async ({ page, testServer }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { apiBase: 'javascript:alert(1)', brand: { name: 'X' }, currency: 'INR' } }),
    );
    await page.goto(testServer.url);
    await expect(page.getByText('apiBase').first()).toBeVisible();
    await expect(page.getByText('applicationCredential').first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { type Deployments, test } from '../support/deployment-test.ts';
import { expect, signIn } from '../support/fixtures.ts';
import { waitForWorker } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Loads the page again, now through its worker, and waits until the worker has stored the configuration. */
async function reloadThroughWorker(page: Page) {
  await waitForWorker(page, 'service-worker.js');
  await page.reload();
  const hasStoredConfig = async () => (await caches.match('/config.json')) !== undefined;
  await expect.poll(() => page.evaluate(hasStoredConfig)).toBe(true);
}

/** Changes config.json, and with it the policy, which then allows another host. */
const deployConfig = (deployments: Deployments, change: object) =>
  deployments.deploy({
    config: { ...deployments.config, ...change },
    headers: deployments.headers.map(([name, value]) => [
      name,
      value.replace("connect-src 'self'", `connect-src 'self' ${deployments.otherOrigin}`),
    ]),
  });

/** Whether the policy of the page allows a request to the other host. */
const canReachOther = (page: Page, { otherOrigin }: Deployments) =>
  page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => true), `${otherOrigin}/robots.txt`);

/** Waits until the worker's copy of the page has the policy that allows the other host. */
async function waitForStoredPolicy(page: Page, { otherOrigin }: Deployments) {
  const readPolicy = async () => {
    const stored = await caches.match('/index.html', { ignoreSearch: true });
    return stored?.headers.get('content-security-policy') ?? '';
  };
  await expect.poll(() => page.evaluate(readPolicy)).toContain(otherOrigin);
}

/** Counts the loads of the page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  return () => loads;
}

test('a page from the cache has the current security policy when the operator changes config.json', async ({
  page,
  deployments,
}) => {
  await page.goto(`${deployments.url}/Users/Login`);
  await reloadThroughWorker(page);
  deployConfig(deployments, { locale: 'en-GB' });
  const getLoads = countLoads(page);
  await page.goto(`${deployments.url}/Users/Login`, { waitUntil: 'commit' });
  // The worker loads the page a second time, with the current policy.
  await expect.poll(getLoads).toBe(2);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(await canReachOther(page, deployments)).toBe(true);
});

test('a page in use does not load again when the operator changes config.json and the security policy', async ({
  page,
  deployments,
}) => {
  await signIn(page, deployments.url, 'demo');
  await reloadThroughWorker(page);
  await expect(page.getByRole('button', { name: /^Back .* available$/ }).first()).toBeVisible();
  deployConfig(deployments, { switches: { banner: 'Bonus week' } });
  const getLoads = countLoads(page);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('button', { name: 'Bonus week' })).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [1_000], timeout: 45_000 });
  expect(getLoads()).toBe(0);
  await waitForStoredPolicy(page, deployments);
  await page.reload();
  expect(await canReachOther(page, deployments)).toBe(true);
  expect(getLoads()).toBe(1);
});

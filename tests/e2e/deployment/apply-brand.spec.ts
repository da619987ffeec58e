import { rm } from 'node:fs/promises';
import { createBrandedBuild } from '../support/branded-build.ts';
import { test } from '../support/deployment-test.ts';
import { expect } from '../support/fixtures.ts';
import { waitForWorker } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test('the service worker stores the files into which an operator’s brand was written', async ({
  page,
  deployments,
}) => {
  const brand = { name: 'Harbour Bets', accent: '#7a1f5c' };
  const folder = await createBrandedBuild(brand);
  try {
    deployments.deploy({ folder, config: { ...deployments.config, brand } });
    await page.goto(`${deployments.url}/Users/Login`);
    // A worker whose files have another hash than it expects does not start.
    await waitForWorker(page, 'service-worker.js');
    const stored = await page.evaluate(async () => {
      const response = await caches.match('/index.html', { ignoreSearch: true });
      return response?.text();
    });
    expect(stored).toContain('<title>Harbour Bets</title>');
    deployments.setDown(true);
    await page.goto(`${deployments.url}/Users/Login`);
    await expect(page).toHaveTitle(/Harbour Bets/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

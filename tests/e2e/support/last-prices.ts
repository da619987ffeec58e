import { expect, type Page } from '@playwright/test';

const listStored = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('last-prices')).keys()).map(({ url }) => decodeURIComponent(url)),
  );

/**
 * Waits until the app has stored the last prices of a page: `home` of the dashboard, `match` and an id of its markets,
 * `fancies` and an id of its session lines.
 */
export const waitForLastPrices = (page: Page, resource: 'home' | `match ${string}` | `fancies ${string}`) =>
  expect
    .poll(async () => (await listStored(page)).some((address) => address.endsWith(`/${resource}`)), { timeout: 20_000 })
    .toBe(true);

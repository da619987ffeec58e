import { expect, type Page } from '@playwright/test';

const listStored = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('last-prices')).keys()).map(({ url }) => decodeURIComponent(url)),
  );

/** Waits until the app has stored the last prices of a page: of a match by its id, of the dashboard by "home". */
export const waitForLastPrices = (page: Page, name: string) =>
  expect
    .poll(async () => (await listStored(page)).some((address) => address.endsWith(name)), { timeout: 20_000 })
    .toBe(true);

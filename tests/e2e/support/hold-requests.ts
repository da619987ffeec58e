import type { Page, Route } from '@playwright/test';

/** Holds the matching requests until the test calls the returned function. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isReleased = false;
  await page.route(address, (route) => {
    if (isReleased) return route.continue();
    heldRoutes.push(route);
    return undefined;
  });
  return async () => {
    isReleased = true;
    await Promise.all(heldRoutes.map((route) => route.continue()));
  };
}

import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Frames of other hosts never load here. */
const LOADING = '[aria-busy="true"]:not(:has(> iframe))';

/**
 * Returns a function that waits until the page has a heading, a response to every API request, nothing that is loading,
 * and no more work. Call it before the page opens.
 */
export function trackLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) pending.add(request);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return async () => {
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect.poll(async () => [pending.size, await page.locator(LOADING).count()]).toEqual([0, 0]);
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  };
}

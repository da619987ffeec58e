import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { MAX_START_MS } from './prerendered-screen.ts';

/** Frames of other hosts never load here. */
const LOADING = '[aria-busy="true"]:not(:has(> iframe)), [role="status"] :text-is("Loading")';
const FILE_TYPES = new Set(['script', 'stylesheet', 'image', 'font']);

const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/**
 * Returns a function that waits until the page has a heading, its responses and files, and nothing that is loading.
 * Call it before the page opens.
 */
export function trackLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/') || FILE_TYPES.has(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return async () => {
    await expect(page.getByRole('heading').first()).toBeVisible();
    const countLoading = async () => {
      // Idle after a file, the page has drawn it or has asked for the next one.
      await waitUntilIdle(page);
      return [pending.size, await page.locator(LOADING).count()];
    };
    await expect.poll(countLoading, { timeout: MAX_START_MS }).toEqual([0, 0]);
    await waitUntilIdle(page);
  };
}

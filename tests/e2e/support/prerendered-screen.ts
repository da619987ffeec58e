import { expect, type Page } from '@playwright/test';

/** The screen in the page's own file. The first prices are drawn on it before the app has loaded. */
export const SCREEN = '#prerendered';

/** How long a busy machine takes to start the app and the demo's exchange, in milliseconds. */
export const MAX_START_MS = 30_000;

/** Waits until the app has replaced the prerendered screen. A price read earlier may be removed while it is used. */
export const waitForReplacement = (page: Page) =>
  expect(page.locator(SCREEN)).toHaveCount(0, { timeout: MAX_START_MS });

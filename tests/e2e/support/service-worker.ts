import { expect, type Page } from '@playwright/test';

const readWorker = () => navigator.serviceWorker.controller?.scriptURL.split('/').at(-1) ?? null;

/** Waits until this worker responds to the page. */
export const waitForWorker = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(readWorker).catch(() => null), { timeout: 30_000 }).toBe(name);

/** Makes the browser look for a new version now. Otherwise the app does so once an hour. */
export const findNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null)
      await new Promise<void>((resolve) => installing.addEventListener('statechange', () => resolve(), { once: true }));
  });

import type { Page } from '@playwright/test';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { EVENING } from './fixtures.ts';

/** Sets the page's clock a minute before the exchange's, so that the test can advance it without waiting. */
export const offsetPageClock = (page: Page) =>
  page.addInitScript((startsAt) => {
    const device = Date.now;
    const offset = startsAt - device();
    Reflect.set(window, '__later', 0);
    Date.now = () => device() + offset + (Reflect.get(window, '__later') as number);
  }, EVENING - MINUTE_MS);

/** Advances the page's clock by milliseconds. */
export const advancePageClock = (page: Page, ms: number) =>
  page.evaluate(
    (advanceMs) => void Reflect.set(window, '__later', (Reflect.get(window, '__later') as number) + advanceMs),
    ms,
  );

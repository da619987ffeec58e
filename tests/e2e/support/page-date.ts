import type { BrowserContext } from '@playwright/test';

/**
 * Moves the date of every page by `offset` milliseconds, so that "the last 7 days" contain the exchange's evening
 * whenever the tests run. Timers and animation frames are the browser's own. The service worker reads no date.
 */
export const movePageDate = (context: BrowserContext, offset: number) => context.addInitScript(moveDate, offset);

/** Runs in the page. */
function moveDate(offset: number) {
  const RealDate = Date;
  const readRealNow = RealDate.now;
  RealDate.now = () => readRealNow() + offset;
  // A proxy shares the prototype, so `instanceof Date` also holds for dates that the browser has created.
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now()).toString(),
    construct: (target, parts: unknown[], newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [RealDate.now()] : parts, newTarget) as object,
  });
  const timeOrigin = performance.timeOrigin + offset;
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin });
}

import type { Page } from '@playwright/test';
import { hasPendingRequests } from './pending-requests.ts';

/**
 * Milliseconds without a change after which the page counts as drawn. A play can end before its last response is drawn.
 */
const QUIET_MS = 80;
/** Maximum wait for a story with animation or endless loading. A whole page on a busy machine needs several seconds. */
const LONGEST_MS = 8000;
/** Longest wait for pictures and frames. Some stories show a game that never loads, until the app gives up on it. */
const LONGEST_FRAME_MS = 2000;

/** Waits until the page stops changing and its files, fonts, pictures and frames have loaded. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  do {
    while (hasPendingRequests(page) && Date.now() < deadline) await page.waitForTimeout(20);
    await waitForQuietDom(page);
    // The last file may have requested more.
  } while (hasPendingRequests(page) && Date.now() < deadline);
}

async function waitForQuietDom(page: Page): Promise<void> {
  await page.evaluate(
    async ([quiet, longest, longestFrame]) => {
      await document.fonts.ready;
      // The browser does not load a picture below the fold.
      const decoding = [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(decoding), new Promise((resolve) => setTimeout(resolve, longestFrame))]);
      // A frame is busy until its page, or the browser's error page, has loaded.
      const frameDeadline = performance.now() + longestFrame;
      while (document.querySelector('[aria-busy="true"] > iframe') !== null && performance.now() < frameDeadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const deadline = performance.now() + longest;
      let lastChangeAt = performance.now();
      const observer = new MutationObserver(() => (lastChangeAt = performance.now()));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      let rest = quiet;
      do {
        await new Promise((resolve) => setTimeout(resolve, rest));
        // Prices are drawn some per frame, and what comes on screen is noticed in one. A busy machine has few of them.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        // It runs when React has nothing left to render. A long render changes nothing before its end.
        const idle = scheduler.postTask(() => undefined, { priority: 'background' });
        await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, longest))]);
        rest = lastChangeAt + quiet - performance.now();
      } while (rest > 0 && performance.now() < deadline);
      observer.disconnect();
    },
    [QUIET_MS, LONGEST_MS, LONGEST_FRAME_MS] as const,
  );
}

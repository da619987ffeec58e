import type { Page } from 'playwright';
import { hasPendingImports } from './pending-imports.ts';

/** A story's play may end before its last answer is drawn. Milliseconds without a change that count as drawn. */
const QUIET_MS = 80;
/** A story that shows movement or endless loading is taken as it is by then. */
const LONGEST_MS = 2000;

/** Waits until nothing on the page has changed for a moment, and its files, fonts, pictures and frames are there. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  do {
    while (hasPendingImports(page) && Date.now() < deadline) await page.waitForTimeout(20);
    await waitForQuietDom(page);
    // What came last may have asked for more.
  } while (hasPendingImports(page) && Date.now() < deadline);
}

async function waitForQuietDom(page: Page): Promise<void> {
  await page.evaluate(
    async ([quiet, longest]) => {
      await document.fonts.ready;
      // A picture below the fold is not asked for, and would never come.
      const decoding = [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(decoding), new Promise((resolve) => setTimeout(resolve, longest))]);
      // A frame says that it waits until its page, or the browser's word that nobody answers, has loaded: soon, but not at once.
      const deadline = performance.now() + longest;
      while (document.querySelector('[aria-busy="true"] > iframe') !== null && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise<void>((resolve) => {
        let timer = setTimeout(done, quiet);
        const limit = setTimeout(done, longest);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        function done() {
          observer.disconnect();
          clearTimeout(timer);
          clearTimeout(limit);
          resolve();
        }
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    },
    [QUIET_MS, LONGEST_MS] as const,
  );
}

import type { Page } from 'playwright';

/*
 * How long ago something was heard, and how long an answer took, tell of the machine and not of the design: in trees and pictures they
 * are shown as nothing. Written again by the page, they are taken back before the next paint.
 */
export async function holdFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const measured = /\b\d+(\.\d+)?(?= (ms|s)\b)/g;
    const hold = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        if (!/\d (ms|s ago)\b/.test(text)) continue;
        const held = text.replace(measured, '0');
        if (held !== text) node.nodeValue = held;
      }
      for (const named of document.querySelectorAll('[aria-label$=" ms"]')) {
        const [name, held] = [named.ariaLabel ?? '', (named.ariaLabel ?? '').replace(measured, '0')];
        if (held !== name) named.ariaLabel = held;
      }
      for (const late of document.querySelectorAll('[data-late]')) late.removeAttribute('data-late');
    };
    hold();
    const watch = new MutationObserver(hold);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-late', 'aria-label'] });
    globalThis.letGo = () => watch.disconnect();
  });
}

/** Lets the next story's figures move. */
export async function releaseFigures(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.letGo?.());
}

declare global {
  var letGo: (() => void) | undefined;
}

import { type Globals, readGlobal } from '../config/toolbar.ts';

/** Times that depend on the machine: `12 ms`, `3 s ago`. */
const MEASURED_TIME = /\b\d+(\.\d+)?(?= (ms|s)\b)/g;

let observer: MutationObserver | undefined;

function showZero(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!/\d (ms|s ago)\b/.test(text)) continue;
    const zeroed = text.replace(MEASURED_TIME, '0');
    if (zeroed !== text) node.nodeValue = zeroed;
  }
  for (const labelled of document.querySelectorAll('[aria-label$=" ms"]')) {
    const name = labelled.ariaLabel ?? '';
    const zeroed = name.replace(MEASURED_TIME, '0');
    if (zeroed !== name) labelled.ariaLabel = zeroed;
  }
  for (const lateElement of document.querySelectorAll('[data-late]')) lateElement.removeAttribute('data-late');
}

/**
 * Shows every age and latency as 0 after a story's play while its clock is stopped. So every picture is the same for
 * the story check, Chromatic and reviewers. A figure that the page writes again is replaced before the paint.
 */
export function freezeFigures({ globals }: { readonly globals: Globals }): void {
  unfreezeFigures();
  if (readGlobal(globals, 'clock') !== 'stopped') return;
  showZero();
  observer = new MutationObserver(showZero);
  const attributeFilter = ['data-late', 'aria-label'];
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
}

/** Releases the figures for the play of the next story. */
export function unfreezeFigures(): void {
  observer?.disconnect();
  observer = undefined;
}

import { texts as panelTexts } from '#app/layout/connection/panel-texts.ts';
import { texts as badgeTexts } from '#ui-kit/feedback/ConnectionBadge/texts.ts';
import { type Globals, readGlobal } from '../config/toolbar.ts';

const FIGURE = 'figure';

/** Writes a text for a pattern: the pseudo-locale puts brackets around its messages. */
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Times that depend on the machine in the language of the story: `12 ms`, `3 s ago`. */
function createTimePattern(): RegExp {
  const messages = [badgeTexts.latency({ ms: FIGURE }), panelTexts.ago({ seconds: FIGURE })];
  const patterns = messages.map((message) => {
    const [before = '', after = ''] = message.split(FIGURE).map(escapePattern);
    return `(?<=${before})\\d+(\\.\\d+)?(?=${after})`;
  });
  return new RegExp(patterns.join('|'), 'g');
}

let observer: MutationObserver | undefined;

function showZero(): void {
  const measuredTime = createTimePattern();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const zeroed = text.replace(measuredTime, '0');
    if (zeroed !== text) node.nodeValue = zeroed;
  }
  for (const labelled of document.querySelectorAll('[aria-label]')) {
    const name = labelled.ariaLabel ?? '';
    const zeroed = name.replace(measuredTime, '0');
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

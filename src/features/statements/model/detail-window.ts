import { saveStatementDetail, type StatementDetail, takeStatementDetail } from './detail-storage.ts';

/** Time for a new window to copy session storage, in milliseconds. */
const HANDOVER_MS = 10_000;
const WINDOW_FEATURES = 'popup,width=1180,height=780';
// Makes window names unique within this document.
let windowCount = 0;

/**
 * Opens the bets of a row in a new window.
 * The detail travels in session storage. A new window copies that only with an opener, so `noopener` is left out. The
 * window has our own origin.
 * Navigates this page instead when the browser blocks the window.
 */
export function openDetailWindow(detail: StatementDetail, toHref: (vid: string) => string): void {
  windowCount += 1;
  const vid = `${Date.now().toString(36)}-${windowCount}`;
  saveStatementDetail(vid, detail);
  if (window.open(toHref(vid), `statement-${vid}`, WINDOW_FEATURES) === null) window.location.assign(toHref(vid));
  else setTimeout(() => takeStatementDetail(vid), HANDOVER_MS);
}

// One per document: the storage hands a detail over once, and React may mount the page twice.
const detailsByWindow = new Map<string, StatementDetail | null>();

/**
 * Reads the detail that this window was opened for. It is removed from storage and remembered until the page unloads.
 */
export function readWindowDetail(vid: string): StatementDetail | null {
  const known = detailsByWindow.get(vid);
  if (known !== undefined) return known;
  const detail = takeStatementDetail(vid);
  detailsByWindow.set(vid, detail);
  return detail;
}

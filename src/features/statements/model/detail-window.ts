import { saveStatementDetail, takeStatementDetail, type StatementDetail } from '#shared/storage/statement-detail.ts';

/** Long enough for a new window to have its own copy of what was left for it. */
const HANDOVER_MS = 10_000;
const WINDOW_FEATURES = 'popup,width=1180,height=780';
let windowCount = 0;

/**
 * Opens the bets behind a row in a window of their own. It is handed its detail through session storage, of which a new window has
 * a copy only while it knows its opener: so this one window, of our own origin, is opened without `noopener`. Where the browser
 * blocks windows the page itself goes there.
 */
export function openDetailWindow(detail: StatementDetail, hrefOf: (vid: string) => string): void {
  windowCount += 1;
  const vid = `${Date.now().toString(36)}-${windowCount}`;
  saveStatementDetail(vid, detail);
  if (window.open(hrefOf(vid), `statement-${vid}`, WINDOW_FEATURES) === null) window.location.assign(hrefOf(vid));
  else setTimeout(() => takeStatementDetail(vid), HANDOVER_MS);
}

const detailsByWindow = new Map<string, StatementDetail | null>();

/** What this window was opened for; read once from where it was left, and known for as long as the page lives. */
export function readWindowDetail(vid: string): StatementDetail | null {
  const known = detailsByWindow.get(vid);
  if (known !== undefined) return known;
  const detail = takeStatementDetail(vid);
  detailsByWindow.set(vid, detail);
  return detail;
}

import { leaveStatement, takeStatement, type StatementDetail } from '#shared/storage/statement.ts';

/** Long enough for a new window to have its own copy of what was left for it. */
const HANDED_OVER_MS = 10_000;
const FEATURES = 'popup,width=1180,height=780';
let opened = 0;

/**
 * Opens the bets behind a row in a window of their own. It is handed its detail through session storage, of which a new window has
 * a copy only while it knows its opener: so this one window, of our own origin, is opened without `noopener`. Where the browser
 * blocks windows the page itself goes there.
 */
export function openDetail(detail: StatementDetail, hrefOf: (vid: string) => string): void {
  opened += 1;
  const vid = `${Date.now().toString(36)}-${opened}`;
  leaveStatement(vid, detail);
  if (window.open(hrefOf(vid), `statement-${vid}`, FEATURES) === null) window.location.assign(hrefOf(vid));
  else setTimeout(() => takeStatement(vid), HANDED_OVER_MS);
}

const taken = new Map<string, StatementDetail | null>();

/** What this window was opened for; read once from where it was left, and known for as long as the page lives. */
export function detailLeftFor(vid: string): StatementDetail | null {
  const known = taken.get(vid);
  if (known !== undefined) return known;
  const detail = takeStatement(vid);
  taken.set(vid, detail);
  return detail;
}

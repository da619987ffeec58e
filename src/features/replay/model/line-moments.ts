import type { Bet } from '#shared/domain/bet.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import { parseWhen } from '#shared/format/when.ts';
import type { LineTrack } from '#shared/live/past/line-track.ts';
import { SHORTEST_ABSENCE_MS } from './moments.ts';

/** What of a session line is worth finding again, beside its runs. `gone` and `back`: the feed stopped to show it, and showed it again. */
export type LineHappening =
  | { readonly event: 'open' | 'rate-changed' | 'stale' | 'fresh' | 'gone' | 'back' }
  /** In the exchange's own words ("Ball Running", "Suspended", "Closed" …). */
  | { readonly event: 'locked'; readonly by: string }
  | { readonly event: 'result'; readonly result: string };

export type LineEvent = LineHappening & { readonly at: number; readonly of: 'line' };

function newsOf(known: FancyLine, line: FancyLine): LineHappening[] {
  const news: LineHappening[] = [];
  if (line.lockedBy !== known.lockedBy) news.push(line.lockedBy === null ? { event: 'open' } : { event: 'locked', by: line.lockedBy });
  if (line.rateChanged && !known.rateChanged) news.push({ event: 'rate-changed' });
  return news;
}

/** What happened to a line, in order of time. What is heard for the first time is no news. */
export function lineEventsOf({ entries }: LineTrack): readonly LineEvent[] {
  const found: LineEvent[] = [];
  let known: FancyLine | null = null;
  let goneAt: number | null = null;
  let wasStale = false;
  const mark = (at: number, happening: LineHappening): void => void found.push({ at, of: 'line', ...happening });
  for (const { at, line, stale } of entries) {
    if (line === null) {
      mark(at, { event: 'gone' });
      [goneAt, wasStale] = [at, false];
      continue;
    }
    if (goneAt !== null) {
      if (at - goneAt < SHORTEST_ABSENCE_MS) found.pop();
      else {
        mark(at, { event: 'back' });
        known = null;
      }
      goneAt = null;
    }
    if (stale !== wasStale) mark(at, { event: stale ? 'stale' : 'fresh' });
    wasStale = stale;
    if (known !== null) for (const happening of newsOf(known, line)) mark(at, happening);
    known = line;
  }
  return found;
}

/** The runs a line came to. No list of lines says so: a bet on it that was settled does. */
export function resultOf(bets: readonly Bet[], { outline: { fancyId }, from, to }: LineTrack): readonly LineEvent[] {
  for (const { marketId, winnerName, settledAt } of bets) {
    const at = marketId === fancyId && winnerName !== null && settledAt !== null ? parseWhen(settledAt) : null;
    if (at !== null && winnerName !== null && at >= from && at <= to) return [{ at, of: 'line', event: 'result', result: winnerName }];
  }
  return [];
}

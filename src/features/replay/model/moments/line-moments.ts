import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import { MIN_ABSENCE_MS } from './market-moments.ts';

/** What of a session line is worth finding again, beside its runs. `gone` and `back`: the feed stopped to show it, and showed it again. */
export type LineChange =
  | { readonly event: 'open' | 'rate-changed' | 'stale' | 'fresh' | 'gone' | 'back' }
  /** In the exchange's own words ("Ball Running", "Suspended", "Closed" …). */
  | { readonly event: 'locked'; readonly by: string }
  | { readonly event: 'result'; readonly result: string };

export type LineEvent = LineChange & { readonly at: number; readonly of: 'line' };

function listLineChanges(previous: FancyLine, line: FancyLine): LineChange[] {
  const changes: LineChange[] = [];
  if (line.lockedBy !== previous.lockedBy)
    changes.push(line.lockedBy === null ? { event: 'open' } : { event: 'locked', by: line.lockedBy });
  if (line.rateChanged && !previous.rateChanged) changes.push({ event: 'rate-changed' });
  return changes;
}

/** What happened to a line, in order of time. What is heard for the first time is no news. */
export function listLineEvents({ entries }: FancyTrack): readonly LineEvent[] {
  const found: LineEvent[] = [];
  let previous: FancyLine | null = null;
  let hiddenAt: number | null = null;
  let wasStale = false;
  const addEvent = (at: number, change: LineChange): void => void found.push({ at, of: 'line', ...change });
  for (const { at, line, stale } of entries) {
    if (line === null) {
      addEvent(at, { event: 'gone' });
      [hiddenAt, wasStale] = [at, false];
      continue;
    }
    if (hiddenAt !== null) {
      if (at - hiddenAt < MIN_ABSENCE_MS) found.pop();
      else {
        addEvent(at, { event: 'back' });
        previous = null;
      }
      hiddenAt = null;
    }
    if (stale !== wasStale) addEvent(at, { event: stale ? 'stale' : 'fresh' });
    wasStale = stale;
    if (previous !== null) for (const change of listLineChanges(previous, line)) addEvent(at, change);
    previous = line;
  }
  return found;
}

/** The runs a line came to. No list of lines says so: a bet on it that was settled does. */
export function findLineResult(
  bets: readonly Bet[],
  { outline: { fancyId }, from, to }: FancyTrack,
): readonly LineEvent[] {
  for (const { marketId, winnerName, settledAt } of bets) {
    const at = marketId === fancyId && winnerName !== null && settledAt !== null ? parseTimestamp(settledAt) : null;
    if (at !== null && winnerName !== null && at >= from && at <= to)
      return [{ at, of: 'line', event: 'result', result: winnerName }];
  }
  return [];
}

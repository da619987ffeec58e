import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import { MIN_ABSENCE_MS } from './market-moments.ts';

/**
 * A change of a session line that the reader may look for, other than its runs. `missing` and `back`: the feed stopped
 * and resumed the line.
 */
export type LineChange =
  | { readonly event: 'open' | 'rate-changed' | 'stale' | 'fresh' | 'missing' | 'back' }
  /** The lock as the exchange names it ("Ball Running", "Suspended", "Closed" …). */
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

/** Lists the events of a line by time. The first snapshot is not an event. */
export function listLineEvents({ entries }: FancyTrack): readonly LineEvent[] {
  const events: LineEvent[] = [];
  let previous: FancyLine | null = null;
  let hiddenAt: number | null = null;
  let wasStale = false;
  const addEvent = (at: number, change: LineChange): void => void events.push({ at, of: 'line', ...change });
  for (const { at, line, stale } of entries) {
    if (line === null) {
      addEvent(at, { event: 'missing' });
      [hiddenAt, wasStale] = [at, false];
      continue;
    }
    if (hiddenAt !== null) {
      if (at - hiddenAt < MIN_ABSENCE_MS) events.pop();
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
  return events;
}

/** Finds the result of a line in a settled bet on it, because no list of lines has it. */
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

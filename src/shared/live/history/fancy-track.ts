import type { FancyLine } from '../../domain/market/market.ts';
import { countUpTo } from './market-track.ts';

/** State of a session line from a moment until its next entry. */
export interface FancyHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The line as the feed showed it. Null while it did not. */
  readonly line: FancyLine | null;
  /** Responses were missed: the line was too old to bet on. */
  readonly stale: boolean;
}

/** Name of a session line and its match. */
export interface FancyOutline {
  readonly fancyId: string;
  readonly matchId: string;
  /** Empty until the feed names the match. */
  readonly matchName: string;
  readonly name: string;
}

/** A session line at one moment. */
export interface FancySnapshot {
  readonly line: FancyLine;
  readonly stale: boolean;
}

/** Copy of one session line's history. Moments are milliseconds since 1970. */
export interface FancyTrack {
  readonly outline: FancyOutline;
  readonly from: number;
  readonly to: number;
  /** Every event in order of time. The first shows the line. */
  readonly entries: readonly FancyHistoryEntry[];
  /** The last state of the line. */
  readonly latest: FancyLine;
  /** Returns the line at a moment. Null when the feed did not show it then. */
  getSnapshotAt(at: number): FancySnapshot | null;
}

/** Copies the entries: the track ignores later additions and removals. Returns null when no entry shows the line. */
export function createFancyTrack(
  identity: Omit<FancyOutline, 'name'>,
  recorded: readonly FancyHistoryEntry[],
  to: number,
): FancyTrack | null {
  const entries = recorded.slice();
  const latest = findLastLine(entries);
  const from = entries[0]?.at;
  if (latest === null || from === undefined) return null;
  return {
    outline: { ...identity, name: latest.name },
    from,
    to,
    entries,
    latest,
    getSnapshotAt(at) {
      const { line, stale } = entries[countUpTo(entries, at) - 1] ?? { line: null, stale: false };
      return line === null ? null : { line, stale };
    },
  };
}

/** Returns the last state of a line, visible or not. */
export const findLastLine = (entries: readonly FancyHistoryEntry[]): FancyLine | null =>
  entries.findLast(({ line }) => line !== null)?.line ?? null;

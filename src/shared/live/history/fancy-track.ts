import type { FancyLine } from '../../domain/market/market.ts';
import { countUpTo } from './market-track.ts';

/** What a session line said from a moment on, until its next entry. */
export interface FancyHistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The line as the feed showed it; null while it did not. */
  readonly line: FancyLine | null;
  /** Its answers were missed: it was too old to bet on. */
  readonly stale: boolean;
}

/** How a session line is called, and where it belongs. */
export interface FancyOutline {
  readonly fancyId: string;
  readonly matchId: string;
  /** Empty where the feed never said it. */
  readonly matchName: string;
  readonly name: string;
}

/** A session line as it stood at a moment. */
export interface FancySnapshot {
  readonly line: FancyLine;
  readonly stale: boolean;
}

/** One session line's past, as far as it was kept when it was asked for. Moments are milliseconds since 1970. */
export interface FancyTrack {
  readonly outline: FancyOutline;
  readonly from: number;
  readonly to: number;
  /** Everything that happened, in order of time; the first shows the line. */
  readonly entries: readonly FancyHistoryEntry[];
  /** What it said last. */
  readonly latest: FancyLine;
  /** How the line stood at a moment; null where the feed did not show it then. */
  snapshotAt(at: number): FancySnapshot | null;
}

/** Frozen as of now: what the record grows by, or loses, is not part of this track. Null where no entry shows the line. */
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
    snapshotAt(at) {
      const { line, stale } = entries[countUpTo(entries, at) - 1] ?? { line: null, stale: false };
      return line === null ? null : { line, stale };
    },
  };
}

/** What a line said last, be it shown or not. */
export const findLastLine = (entries: readonly FancyHistoryEntry[]): FancyLine | null =>
  entries.findLast(({ line }) => line !== null)?.line ?? null;

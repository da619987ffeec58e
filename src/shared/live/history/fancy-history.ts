import { replaceEqualDeep } from '@tanstack/react-query';
import type { FancyLine } from '../../domain/market/market.ts';
import type { ResourceState } from '../outlines.ts';
import {
  createFancyTrack,
  type FancyHistoryEntry,
  type FancyOutline,
  type FancyTrack,
  findLastLine,
} from './fancy-track.ts';

export interface FancyHistoryLimits {
  /** Estimated bytes over all lines. */
  readonly bytes: number;
  /** Age in milliseconds after which ended entries are dropped. */
  readonly ageMs: number;
}

/** A cricket match in play, with some ten lines at a time, takes two megabytes an hour. */
export const FANCY_HISTORY_LIMITS: FancyHistoryLimits = { bytes: 4_000_000, ageMs: 2 * 3_600_000 };

const SWEEP_MS = 60_000;
/** Share of the limit to free at once. */
const SPARE = 1 / 16;
/** Estimated bytes of an entry and its line, rounded up. Counts two bytes per character, as if no text were shared. */
const WEIGHT = { entry: 240, line: 300, letter: 2 } as const;
const NO_LINES: readonly FancyLine[] = [];

/** A session line with kept history. */
export interface RetainedFancy {
  readonly outline: FancyOutline;
  /** Milliseconds since 1970, from the first kept moment to the last event. */
  readonly from: number;
  readonly to: number;
}

interface MatchFancies {
  name: string;
  /** Lines of the latest list. */
  latestLines: readonly FancyLine[];
  stale: boolean;
  readonly records: Map<string, FancyRecord>;
}

interface FancyRecord {
  readonly match: MatchFancies;
  readonly fancyId: string;
  /** Changes in order of time. The first shows the line. */
  readonly entries: FancyHistoryEntry[];
}

function estimateWeight({ line }: FancyHistoryEntry): number {
  if (line === null) return WEIGHT.entry;
  const { fancyId, matchId, name, lockedBy, news } = line;
  return (
    WEIGHT.entry +
    WEIGHT.line +
    WEIGHT.letter * (fancyId.length + matchId.length + name.length + (lockedBy?.length ?? 0) + (news?.length ?? 0))
  );
}

/** Returns the end of an entry: the start of the next one. A line still on screen has no end. */
const getEntryEnd = (entries: readonly FancyHistoryEntry[], index: number): number =>
  entries[index + 1]?.at ?? (entries[index]?.line == null ? (entries[index]?.at ?? 0) : Infinity);

/**
 * History of the session lines on screen: each line by reference, with the time of each change. Drops the oldest
 * entries at the limits.
 */
export class FancyHistory {
  readonly #matches = new Map<string, MatchFancies>();
  readonly #now: () => number;
  readonly #limits: FancyHistoryLimits;
  #weight = 0;
  #sweptAt = -Infinity;

  /** `now`: milliseconds since 1970, never backwards. */
  constructor(now: () => number, limits: FancyHistoryLimits = FANCY_HISTORY_LIMITS) {
    this.#now = now;
    this.#limits = limits;
  }

  /** Estimated bytes held. */
  get weight(): number {
    return this.#weight;
  }

  /** Sets the name of the match. The latest name wins. */
  setName(matchId: string, matchName: string): void {
    this.#matchOf(matchId).name = matchName;
  }

  /** Receives the lines of a match on every change, `overdueMs` after it. Skips lines that did not change. */
  update(matchId: string, state: ResourceState<readonly FancyLine[]>, overdueMs = 0): void {
    const match = this.#matchOf(matchId);
    const latestLines = state.phase === 'ready' ? state.value : NO_LINES;
    const isStale = state.phase === 'ready' && state.failure !== null;
    if (latestLines === match.latestLines && isStale === match.stale) return;
    const at = Math.round(this.#now() - overdueMs);
    const listed = new Set<string>();
    for (const line of latestLines) {
      // If a list names a line twice, the first one counts.
      if (listed.has(line.fancyId)) continue;
      listed.add(line.fancyId);
      this.#recordLine(match, line, isStale, at);
    }
    for (const { fancyId } of match.latestLines) if (!listed.has(fancyId)) this.#recordMissing(match, fancyId, at);
    match.latestLines = latestLines;
    match.stale = isStale;
    if (at - this.#sweptAt > SWEEP_MS) this.#sweep(at);
    if (this.#weight > this.#limits.bytes) this.#evict();
  }

  /** Lists every line with history, the latest first. */
  listAll(): readonly RetainedFancy[] {
    const found: RetainedFancy[] = [];
    for (const [matchId, { name: matchName, records }] of this.#matches)
      for (const [fancyId, { entries }] of records) {
        const [first, last, line] = [entries[0], entries.at(-1), findLastLine(entries)];
        if (first !== undefined && last !== undefined && line !== null)
          found.push({ outline: { fancyId, matchId, matchName, name: line.name }, from: first.at, to: last.at });
      }
    return found.sort((one, other) => other.to - one.to);
  }

  /**
   * Returns a copy of a line's history until now, or null. The copy stays complete when this history drops entries
   * later.
   */
  track(matchId: string, fancyId: string): FancyTrack | null {
    const match = this.#matches.get(matchId);
    const entries = match?.records.get(fancyId)?.entries;
    return match === undefined || entries === undefined
      ? null
      : createFancyTrack({ fancyId, matchId, matchName: match.name }, entries, this.#now());
  }

  #matchOf(matchId: string): MatchFancies {
    let match = this.#matches.get(matchId);
    if (!match)
      this.#matches.set(matchId, (match = { name: '', latestLines: NO_LINES, stale: false, records: new Map() }));
    return match;
  }

  #recordLine(match: MatchFancies, received: FancyLine, stale: boolean, at: number): void {
    const { fancyId } = received;
    let record = match.records.get(fancyId);
    const last = record?.entries.at(-1);
    // Another object may hold equal values: React Query compares lists by position, and positions shift.
    const line = last?.line && replaceEqualDeep(last.line, received) === last.line ? last.line : received;
    if (last?.line === line && last.stale === stale) return;
    if (!record) match.records.set(fancyId, (record = { match, fancyId, entries: [] }));
    this.#add(record, { at, line, stale });
  }

  #recordMissing({ records }: MatchFancies, fancyId: string, at: number): void {
    const record = records.get(fancyId);
    if (record !== undefined && record.entries.at(-1)?.line !== null)
      this.#add(record, { at, line: null, stale: false });
  }

  #add({ entries }: FancyRecord, entry: FancyHistoryEntry): void {
    entries.push({ ...entry, at: Math.max(entry.at, entries.at(-1)?.at ?? -Infinity) });
    this.#weight += estimateWeight(entry);
  }

  #allRecords(): readonly FancyRecord[] {
    return [...this.#matches.values()].flatMap(({ records }) => [...records.values()]);
  }

  /** Drops the entries that ended first, and some more: the search costs more than the removal. */
  #evict(): void {
    const enough = this.#limits.bytes * (1 - SPARE);
    const all = this.#allRecords().flatMap((record) =>
      record.entries.map((entry, index) => ({ history: record, entry, end: getEntryEnd(record.entries, index) })),
    );
    all.sort((one, other) => (one.end === other.end ? one.entry.at - other.entry.at : one.end - other.end));
    for (const { history: record, entry } of all) {
      if (this.#weight <= enough) return;
      if (record.entries[0] === entry) this.#drop(record);
    }
  }

  /** Drops the oldest entry and the absence after it: a history begins with a listed line. */
  #drop({ match, fancyId, entries }: FancyRecord): void {
    do {
      const dropped = entries.shift();
      if (dropped !== undefined) this.#weight -= estimateWeight(dropped);
    } while (entries[0]?.line === null);
    if (entries.length === 0) match.records.delete(fancyId);
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const record of this.#allRecords())
      while (record.entries.length > 0 && now - getEntryEnd(record.entries, 0) > this.#limits.ageMs) this.#drop(record);
    for (const [matchId, { latestLines, records }] of [...this.#matches])
      if (latestLines.length === 0 && records.size === 0) this.#matches.delete(matchId);
  }
}

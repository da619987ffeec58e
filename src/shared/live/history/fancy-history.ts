import type { FancyLine } from '../../domain/market/market.ts';
import { replaceEqualDeep } from '../store/replace-equal-deep.ts';
import type { ResourceState } from '../live-feed.ts';
import {
  createFancyTrack,
  findLastLine,
  type FancyHistoryEntry,
  type FancyOutline,
  type FancyTrack,
} from './fancy-track.ts';

export interface FancyHistoryLimits {
  /** Estimated bytes over all lines. */
  readonly bytes: number;
  /** What ended longer ago than this, in milliseconds, goes. */
  readonly ageMs: number;
}

/** A cricket match in play, with some ten lines at a time, takes two megabytes an hour. */
export const FANCY_HISTORY_LIMITS: FancyHistoryLimits = { bytes: 4_000_000, ageMs: 2 * 3_600_000 };

const SWEEP_MS = 60_000;
/** How much of the limit is made free at once. */
const SPARE = 1 / 16;
/** Estimated bytes of an entry and of the line it holds, rounded up; two for each letter of its texts, as if none were shared. */
const WEIGHT = { entry: 240, line: 300, letter: 2 } as const;
const NO_LINES: readonly FancyLine[] = [];

/** A session line of which something is kept. */
export interface RetainedFancy {
  readonly outline: FancyOutline;
  /** Milliseconds since 1970: from the first moment kept to the last thing that happened. */
  readonly from: number;
  readonly to: number;
}

interface MatchFancies {
  name: string;
  /** What is on screen. */
  visible: readonly FancyLine[];
  stale: boolean;
  readonly records: Map<string, FancyRecord>;
}

interface FancyRecord {
  readonly match: MatchFancies;
  readonly fancyId: string;
  /** In order of time, changes alone; the first shows the line. */
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

/** When what an entry says ended: with the next one. What is still shown has no end. */
const getEntryEnd = (entries: readonly FancyHistoryEntry[], index: number): number =>
  entries[index + 1]?.at ?? (entries[index]?.line == null ? (entries[index]?.at ?? 0) : Infinity);

/**
 * What the feed has shown of session lines, kept for looking back: each line by reference, with the moment it came, whenever it says
 * something else. Whatever is oldest goes when the limits are reached.
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

  /** How the match is called; the latest word holds. */
  name(matchId: string, matchName: string): void {
    this.#matchOf(matchId).name = matchName;
  }

  /** Told what is shown of a match's lines whenever that changes. Lines that are known to say the same are passed over. */
  update(matchId: string, state: ResourceState<readonly FancyLine[]>): void {
    const match = this.#matchOf(matchId);
    const visible = state.phase === 'ready' ? state.value : NO_LINES;
    const stale = state.phase === 'ready' && state.failure !== null;
    if (visible === match.visible && stale === match.stale) return;
    const at = this.#now();
    const listed = new Set<string>();
    for (const line of visible) {
      // A list that names a line twice means the first.
      if (listed.has(line.fancyId)) continue;
      listed.add(line.fancyId);
      this.#recordLine(match, line, stale, at);
    }
    for (const { fancyId } of match.visible) if (!listed.has(fancyId)) this.#recordMissing(match, fancyId, at);
    match.visible = visible;
    match.stale = stale;
    if (at - this.#sweptAt > SWEEP_MS) this.#sweep(at);
    if (this.#weight > this.#limits.bytes) this.#evict();
  }

  /** Every line that can be looked back on, the latest first. */
  all(): readonly RetainedFancy[] {
    const found: RetainedFancy[] = [];
    for (const [matchId, { name: matchName, records }] of this.#matches)
      for (const [fancyId, { entries }] of records) {
        const [first, last, line] = [entries[0], entries.at(-1), findLastLine(entries)];
        if (first !== undefined && last !== undefined && line !== null)
          found.push({ outline: { fancyId, matchId, matchName, name: line.name }, from: first.at, to: last.at });
      }
    return found.sort((one, other) => other.to - one.to);
  }

  /** A line's past as far as now; null where nothing is kept of it. What is held of it then stays, whatever is dropped here later. */
  track(matchId: string, fancyId: string): FancyTrack | null {
    const match = this.#matches.get(matchId);
    const entries = match?.records.get(fancyId)?.entries;
    return match === undefined || entries === undefined
      ? null
      : createFancyTrack({ fancyId, matchId, matchName: match.name }, entries, this.#now());
  }

  #matchOf(matchId: string): MatchFancies {
    let match = this.#matches.get(matchId);
    if (!match) this.#matches.set(matchId, (match = { name: '', visible: NO_LINES, stale: false, records: new Map() }));
    return match;
  }

  #recordLine(match: MatchFancies, received: FancyLine, stale: boolean, at: number): void {
    const { fancyId } = received;
    let record = match.records.get(fancyId);
    const last = record?.entries.at(-1);
    // Another object may say the same: a list compares its lines place by place, and places shift.
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
    entries.push(entry);
    this.#weight += estimateWeight(entry);
  }

  #allRecords(): readonly FancyRecord[] {
    return [...this.#matches.values()].flatMap(({ records }) => [...records.values()]);
  }

  /** Lets go of what ended first, and of some more: to look for it costs more than to drop it. */
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

  /** The oldest entry, and the absence after it: a past begins with a line that is shown. */
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
    for (const [matchId, { visible, records }] of [...this.#matches])
      if (visible.length === 0 && records.size === 0) this.#matches.delete(matchId);
  }
}

import type { FancyLine } from '../../domain/market.ts';
import { keepSame } from '../keep.ts';
import type { Topic } from '../live.ts';
import { createLineTrack, lastShown, type LineEntry, type LineOutline, type LineTrack } from './line-track.ts';

export interface LineLimits {
  /** Estimated bytes over all lines. */
  readonly bytes: number;
  /** What ended longer ago than this, in milliseconds, goes. */
  readonly ageMs: number;
}

/** A cricket match in play, with some ten lines at a time, takes two megabytes an hour. */
export const LINE_LIMITS: LineLimits = { bytes: 4_000_000, ageMs: 2 * 3_600_000 };

const SWEEP_MS = 60_000;
/** How much of the limit is made free at once. */
const SPARE = 1 / 16;
/** Estimated bytes of an entry and of the line it holds, rounded up; two for each letter of its texts, as if none were shared. */
const WEIGHT = { entry: 240, line: 300, letter: 2 } as const;
const NO_LINES: readonly FancyLine[] = [];

/** A session line of which something is kept. */
export interface RememberedLine {
  readonly outline: LineOutline;
  /** Milliseconds since 1970: from the first moment kept to the last thing that happened. */
  readonly from: number;
  readonly to: number;
}

interface MatchLines {
  name: string;
  /** What is on screen. */
  shown: readonly FancyLine[];
  stale: boolean;
  readonly histories: Map<string, LineHistory>;
}

interface LineHistory {
  readonly match: MatchLines;
  readonly fancyId: string;
  /** In order of time, changes alone; the first shows the line. */
  readonly entries: LineEntry[];
}

function weightOf({ line }: LineEntry): number {
  if (line === null) return WEIGHT.entry;
  const { fancyId, matchId, name, lockedBy, news } = line;
  return WEIGHT.entry + WEIGHT.line + WEIGHT.letter * (fancyId.length + matchId.length + name.length + (lockedBy?.length ?? 0) + (news?.length ?? 0));
}

/** When what an entry says ended: with the next one. What is still shown has no end. */
const endOf = (entries: readonly LineEntry[], place: number): number => entries[place + 1]?.at ?? (entries[place]?.line == null ? (entries[place]?.at ?? 0) : Infinity);

/**
 * What the feed has shown of session lines, kept for looking back: each line by reference, with the moment it came, whenever it says
 * something else. Whatever is oldest goes when the limits are reached.
 */
export class PastLines {
  readonly #matches = new Map<string, MatchLines>();
  readonly #now: () => number;
  readonly #limits: LineLimits;
  #weight = 0;
  #sweptAt = -Infinity;

  /** `now`: milliseconds since 1970, never backwards. */
  constructor(now: () => number, limits: LineLimits = LINE_LIMITS) {
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
  tell(matchId: string, topic: Topic<readonly FancyLine[]>): void {
    const match = this.#matchOf(matchId);
    const shown = topic.phase === 'ready' ? topic.value : NO_LINES;
    const stale = topic.phase === 'ready' && topic.failure !== null;
    if (shown === match.shown && stale === match.stale) return;
    const at = this.#now();
    const listed = new Set<string>();
    for (const line of shown) {
      // A list that names a line twice means the first.
      if (listed.has(line.fancyId)) continue;
      listed.add(line.fancyId);
      this.#note(match, line, stale, at);
    }
    for (const { fancyId } of match.shown) if (!listed.has(fancyId)) this.#noteGone(match, fancyId, at);
    match.shown = shown;
    match.stale = stale;
    if (at - this.#sweptAt > SWEEP_MS) this.#sweep(at);
    if (this.#weight > this.#limits.bytes) this.#shed();
  }

  /** Every line that can be looked back on, the latest first. */
  all(): readonly RememberedLine[] {
    const found: RememberedLine[] = [];
    for (const [matchId, { name: matchName, histories }] of this.#matches)
      for (const [fancyId, { entries }] of histories) {
        const [first, last, line] = [entries[0], entries.at(-1), lastShown(entries)];
        if (first !== undefined && last !== undefined && line !== null) found.push({ outline: { fancyId, matchId, matchName, name: line.name }, from: first.at, to: last.at });
      }
    return found.sort((one, other) => other.to - one.to);
  }

  /** A line's past as far as now; null where nothing is kept of it. What is held of it then stays, whatever is dropped here later. */
  track(matchId: string, fancyId: string): LineTrack | null {
    const match = this.#matches.get(matchId);
    const entries = match?.histories.get(fancyId)?.entries;
    return match === undefined || entries === undefined ? null : createLineTrack({ fancyId, matchId, matchName: match.name }, entries, this.#now());
  }

  #matchOf(matchId: string): MatchLines {
    let match = this.#matches.get(matchId);
    if (!match) this.#matches.set(matchId, (match = { name: '', shown: NO_LINES, stale: false, histories: new Map() }));
    return match;
  }

  #note(match: MatchLines, said: FancyLine, stale: boolean, at: number): void {
    const { fancyId } = said;
    let history = match.histories.get(fancyId);
    const last = history?.entries.at(-1);
    // Another object may say the same: a list compares its lines place by place, and places shift.
    const line = last?.line && keepSame(last.line, said) === last.line ? last.line : said;
    if (last?.line === line && last.stale === stale) return;
    if (!history) match.histories.set(fancyId, (history = { match, fancyId, entries: [] }));
    this.#add(history, { at, line, stale });
  }

  #noteGone({ histories }: MatchLines, fancyId: string, at: number): void {
    const history = histories.get(fancyId);
    if (history !== undefined && history.entries.at(-1)?.line !== null) this.#add(history, { at, line: null, stale: false });
  }

  #add({ entries }: LineHistory, entry: LineEntry): void {
    entries.push(entry);
    this.#weight += weightOf(entry);
  }

  #histories(): readonly LineHistory[] {
    return [...this.#matches.values()].flatMap(({ histories }) => [...histories.values()]);
  }

  /** Lets go of what ended first, and of some more: to look for it costs more than to drop it. */
  #shed(): void {
    const enough = this.#limits.bytes * (1 - SPARE);
    const all = this.#histories().flatMap((history) => history.entries.map((entry, place) => ({ history, entry, end: endOf(history.entries, place) })));
    all.sort((one, other) => (one.end === other.end ? one.entry.at - other.entry.at : one.end - other.end));
    for (const { history, entry } of all) {
      if (this.#weight <= enough) return;
      if (history.entries[0] === entry) this.#drop(history);
    }
  }

  /** The oldest entry, and the absence after it: a past begins with a line that is shown. */
  #drop({ match, fancyId, entries }: LineHistory): void {
    do {
      const dropped = entries.shift();
      if (dropped !== undefined) this.#weight -= weightOf(dropped);
    } while (entries[0]?.line === null);
    if (entries.length === 0) match.histories.delete(fancyId);
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const history of this.#histories()) while (history.entries.length > 0 && now - endOf(history.entries, 0) > this.#limits.ageMs) this.#drop(history);
    for (const [matchId, { shown, histories }] of [...this.#matches]) if (shown.length === 0 && histories.size === 0) this.#matches.delete(matchId);
  }
}

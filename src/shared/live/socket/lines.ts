import type { FancyLine } from '../../domain/market.ts';
import type { FancyChange } from '../stream.ts';
import { applyFancies } from '../stream-cache.ts';
import { StreamCursor, type Streamed } from './cursor.ts';
import { fancySubscription, HEARTBEAT_MS } from './requests.ts';

type Message = Extract<Streamed, { op: 'fancies' }>;

/** `unlisted`: the stream speaks of lines that the polled list does not have yet. */
export type LinesOutcome = { readonly kind: 'holds'; readonly unlisted: boolean } | { readonly kind: 'nothing' } | { readonly kind: 'broken' };

/** More lines than any exchange has: a server that makes them up must not fill the memory. */
const MOST_LINES = 5_000;

const NOTHING: LinesOutcome = { kind: 'nothing' };

/** The subscription to session lines. Names and limits come from the polled list, runs and locks from the stream. */
export class LineSubscription {
  readonly #cursor = new StreamCursor<Message>();
  #wanted: readonly string[] = [];
  #asked: string | null = null;
  readonly #listed = new Map<string, readonly FancyLine[]>();
  readonly #said = new Map<string, FancyChange>();
  /** Lines that the list was asked about already: a list that never has them is not asked for ever. */
  readonly #missed = new Set<string>();
  #reliable = true;

  get wanted(): readonly string[] {
    return this.#wanted;
  }

  get listed(): readonly string[] {
    return [...this.#listed.keys()];
  }

  /** How long lines hold without a word; not at all while the server itself doubts them. */
  get lifeMs(): number {
    return this.#reliable ? 2 * HEARTBEAT_MS : 0;
  }

  /** The server has to be asked anew. */
  get changed(): boolean {
    return this.#wanted.join() !== (this.#asked ?? '');
  }

  want(matchIds: Iterable<string>): void {
    this.#wanted = [...new Set(matchIds)].sort();
    for (const matchId of this.#listed.keys()) if (!this.#wanted.includes(matchId)) this.#listed.delete(matchId);
  }

  covers(matchId: string): boolean {
    return this.#cursor.synced && this.#wanted.includes(matchId) && (this.#asked ?? '').split(',').includes(matchId);
  }

  request(id: number): object {
    this.#asked = this.#wanted.join();
    return fancySubscription(id, this.#wanted, this.#cursor.request(id, this.#asked));
  }

  forget(): void {
    this.#cursor.forget();
    this.#said.clear();
    this.#missed.clear();
  }

  pause(): void {
    this.#cursor.pause();
    this.#asked = null;
  }

  /** A polled list, with what the stream has said of its lines since. */
  list(matchId: string, polled: readonly FancyLine[]): readonly FancyLine[] {
    const lines = this.#cursor.synced ? applyFancies(polled, [...this.#said.values()]) : polled;
    this.#listed.set(matchId, lines);
    return lines;
  }

  linesOf(matchId: string): readonly FancyLine[] {
    return this.#listed.get(matchId) ?? [];
  }

  accept(message: Message): LinesOutcome {
    const step = this.#cursor.accept(message);
    if (step.kind === 'broken') return { kind: 'broken' };
    if (step.kind === 'waiting' || step.kind === 'ignored') return NOTHING;
    this.#reliable = !message.degraded;
    const changes = step.kind === 'apply' ? step.messages.flatMap((each) => each.changes) : [];
    if (step.kind === 'apply' && step.image) this.#said.clear();
    for (const change of changes) {
      const before = this.#said.get(change.fancyId);
      this.#said.set(change.fancyId, change.image || before === undefined ? change : { ...before, ...change, image: before.image });
    }
    if (this.#said.size > MOST_LINES) return { kind: 'broken' };
    for (const [matchId, lines] of this.#listed) this.#listed.set(matchId, applyFancies(lines, changes));
    return { kind: 'holds', unlisted: this.#isUnlisted(changes) };
  }

  #isUnlisted(changes: readonly FancyChange[]): boolean {
    // Until every list has been read once, what is not in them is no news.
    if (this.#wanted.some((matchId) => !this.#listed.has(matchId))) return false;
    const listed = new Set([...this.#listed.values()].flat().map((line) => line.fancyId));
    const unknown = changes.filter(({ fancyId }) => !listed.has(fancyId) && !this.#missed.has(fancyId));
    for (const { fancyId } of unknown) this.#missed.add(fancyId);
    return unknown.length > 0;
  }
}

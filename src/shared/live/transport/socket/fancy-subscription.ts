import type { FancyLine } from '../../../domain/market/market.ts';
import type { FancyChange } from '../stream/stream-message.ts';
import { applyFancyChanges } from '../stream/stream-reducers.ts';
import type { PriceDetail } from '../transport.ts';
import { limitHeartbeat } from './heartbeat.ts';
import { StreamCursor, type SubscriptionMessage } from './stream-cursor.ts';
import { createFancySubscriptionRequest, HEARTBEAT_MS } from './stream-requests.ts';

type FancyMessage = Extract<SubscriptionMessage, { op: 'fancies' }>;

/** `unlisted`: the stream sends lines that the polled list does not have yet. */
export type FancyMessageResult =
  | { readonly kind: 'applied'; readonly hasUnlisted: boolean }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken' };

/** More lines than any exchange has. Limits the memory that a faulty server can fill. */
const MAX_LINES = 5_000;

const IGNORED_MESSAGE: FancyMessageResult = { kind: 'ignored' };

/** The subscription to session lines. Names and limits come from the polled list, runs and locks from the stream. */
export class FancySubscription {
  readonly #cursor = new StreamCursor<FancyMessage>();
  #matchIds: readonly string[] = [];
  #requested: string | null = null;
  #detail: PriceDetail = 'full';
  #requestedDetail: PriceDetail = 'full';
  readonly #listed = new Map<string, readonly FancyLine[]>();
  readonly #changes = new Map<string, FancyChange>();
  /** Lines for which the list was already requested, so a line that it never contains causes no further requests. */
  readonly #unlisted = new Set<string>();
  #heartbeatMs = HEARTBEAT_MS;
  #reliable = true;

  get matchIds(): readonly string[] {
    return this.#matchIds;
  }

  get listedMatchIds(): readonly string[] {
    return [...this.#listed.keys()];
  }

  /**
   * How long lines stay valid without a message, in milliseconds. 0 while the server reports its data as unreliable.
   */
  get ttlMs(): number {
    return this.#reliable ? 2 * this.#heartbeatMs : 0;
  }

  /** The subscription must be sent again. */
  get needsRequest(): boolean {
    const hasOtherDetail = this.#matchIds.length > 0 && this.#detail !== this.#requestedDetail;
    return hasOtherDetail || this.#matchIds.join() !== (this.#requested ?? '');
  }

  setMatchIds(matchIds: Iterable<string>, detail: PriceDetail): void {
    this.#detail = detail;
    this.#matchIds = [...new Set(matchIds)].sort();
    for (const matchId of this.#listed.keys()) if (!this.#matchIds.includes(matchId)) this.#listed.delete(matchId);
  }

  covers(matchId: string): boolean {
    return (
      this.#cursor.isSynced && this.#matchIds.includes(matchId) && (this.#requested ?? '').split(',').includes(matchId)
    );
  }

  request(id: number): object {
    this.#requested = this.#matchIds.join();
    this.#requestedDetail = this.#detail;
    const clocks = this.#cursor.request(id, this.#requested);
    return createFancySubscriptionRequest(id, this.#matchIds, this.#detail, clocks);
  }

  /** Ignores everything until the next request has its image. */
  forget(): void {
    this.#cursor.forget();
    this.#changes.clear();
    this.#unlisted.clear();
    this.pause();
  }

  pause(): void {
    this.#cursor.pause();
    this.#requested = null;
  }

  /** Merges a polled list with what the stream has sent since. */
  mergePolled(matchId: string, polled: readonly FancyLine[]): readonly FancyLine[] {
    const lines = this.#cursor.isSynced ? applyFancyChanges(polled, [...this.#changes.values()]) : polled;
    this.#listed.set(matchId, lines);
    return lines;
  }

  listLines(matchId: string): readonly FancyLine[] {
    return this.#listed.get(matchId) ?? [];
  }

  accept(message: FancyMessage): FancyMessageResult {
    const step = this.#cursor.accept(message);
    if (step.kind === 'broken') return { kind: 'broken' };
    if (step.kind === 'waiting' || step.kind === 'ignored') return IGNORED_MESSAGE;
    this.#heartbeatMs = limitHeartbeat(message.heartbeatMs, this.#heartbeatMs);
    this.#reliable = !message.isDegraded;
    const changes = step.kind === 'apply' ? step.messages.flatMap((each) => each.changes) : [];
    if (step.kind === 'apply' && step.image) this.#changes.clear();
    for (const change of changes) {
      const before = this.#changes.get(change.fancyId);
      this.#changes.set(
        change.fancyId,
        change.image || before === undefined ? change : { ...before, ...change, image: before.image },
      );
    }
    if (this.#changes.size > MAX_LINES) return { kind: 'broken' };
    // Polls have replaced the lines before a patch, and the patch leaves out what has not changed since its clock.
    const isPatch = step.kind === 'apply' && step.messages[0]?.changeType === 'patch';
    const listedChanges = isPatch ? [...this.#changes.values()] : changes;
    for (const [matchId, lines] of this.#listed) this.#listed.set(matchId, applyFancyChanges(lines, listedChanges));
    return { kind: 'applied', hasUnlisted: this.#hasUnlisted(changes) };
  }

  #hasUnlisted(changes: readonly FancyChange[]): boolean {
    // Until every list has been read once, unlisted lines are expected.
    if (this.#matchIds.some((matchId) => !this.#listed.has(matchId))) return false;
    const listedFancyIds = new Set([...this.#listed.values()].flat().map((line) => line.fancyId));
    const unknown = changes.filter(({ fancyId }) => !listedFancyIds.has(fancyId) && !this.#unlisted.has(fancyId));
    for (const { fancyId } of unknown) this.#unlisted.add(fancyId);
    return unknown.length > 0;
  }
}

import { replaceEqualDeep } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import type { FancyLine } from '../../domain/market/market.ts';
import type { MarketOutline, MatchOutline, ResourceState } from '../live-feed.ts';
import type { ResourceKey } from '../resource-key.ts';
import { Freshness, type PageClocks } from './freshness.ts';
import { ObservableValue } from './observable.ts';

const WAITING: ResourceState<never> = { phase: 'waiting' };

/** The data have outlived their time. */
const EXPIRED: Failure = { kind: 'unreachable', code: 'TIMEOUT_ERROR' };

function publishReady<T>(resource: ObservableValue<ResourceState<T>>, read: T, failure: Failure | null = null): void {
  const current = resource.value;
  const value = current.phase === 'ready' ? replaceEqualDeep(current.value, read) : read;
  if (current.phase !== 'ready' || value !== current.value || failure !== current.failure)
    resource.publish({ phase: 'ready', value, failure });
}

/** Keeps the last image on screen: one missed response among many is not worth a message. */
function publishFailure<T>(resource: ObservableValue<ResourceState<T>>, failure: Failure, failureCount: number): void {
  const current = resource.value;
  if (current.phase !== 'ready') resource.publish({ phase: 'failed', failure });
  else if (failureCount >= 2) resource.publish({ ...current, failure });
}

const hideFailure = <T>(state: ResourceState<T>): ResourceState<T> =>
  state.phase === 'ready' ? { ...state, failure: null } : WAITING;

/** `overdueMs`: how long ago the time of the lines was over. 0 for any other change. */
type FancyLinesListener = (matchId: string, lines: ResourceState<readonly FancyLine[]>, overdueMs: number) => void;

/** Known data besides prices: the home list, the markets of each match, and its session lines. */
export class Resources {
  readonly home = new ObservableValue<ResourceState<readonly MatchOutline[]>>(WAITING);
  readonly #matches = new Map<string, ObservableValue<ResourceState<readonly MarketOutline[]>>>();
  readonly #fancies = new Map<string, ObservableValue<ResourceState<readonly FancyLine[]>>>();
  readonly #freshness: Freshness;
  readonly #onFancyLinesChange: FancyLinesListener;
  #overdueMs = 0;

  /** Calls `onFancyLinesChange` with a match's session lines on every change: received, missed, stale or dropped. */
  constructor(clocks: PageClocks, onFancyLinesChange: FancyLinesListener = () => undefined) {
    this.#onFancyLinesChange = onFancyLinesChange;
    // A hanging response is no missed one: lines that outlive their time become stale anyway.
    this.#freshness = new Freshness(clocks, (matchId, overdueMs) => {
      this.#overdueMs = overdueMs;
      publishFailure(this.getFanciesSource(matchId), EXPIRED, 2);
      this.#overdueMs = 0;
    });
  }

  getMatchSource(matchId: string): ObservableValue<ResourceState<readonly MarketOutline[]>> {
    return getOrCreate(this.#matches, matchId);
  }

  getFanciesSource(matchId: string): ObservableValue<ResourceState<readonly FancyLine[]>> {
    const current = this.#fancies.get(matchId);
    if (current !== undefined) return current;
    const resource = getOrCreate(this.#fancies, matchId);
    resource.subscribe(() => this.#onFancyLinesChange(matchId, resource.value, this.#overdueMs));
    return resource;
  }

  /** A match keeps the volume that it first had in the list, so that no new volume renders the list. */
  updateHome(rows: readonly MatchOutline[]): void {
    const { value: current } = this.home;
    const known = new Map(current.phase === 'ready' ? current.value.map((row) => [row.matchId, row]) : []);
    publishReady(
      this.home,
      rows.map((row) => ({ ...row, firstMatched: (known.get(row.matchId) ?? row).firstMatched })),
    );
  }

  updateMatch(matchId: string, markets: readonly MarketOutline[]): void {
    publishReady(this.getMatchSource(matchId), markets);
  }

  /** Lines take bets until their lifetime ends. Without one, the server calls them unreliable. */
  updateFancies(matchId: string, lines: readonly FancyLine[], ttlMs: number): void {
    // First, because it may report that the last lines have become stale meanwhile.
    this.#freshness.markSeen(matchId, ttlMs);
    publishReady(this.getFanciesSource(matchId), lines, ttlMs > 0 ? null : EXPIRED);
  }

  publishFailure(key: ResourceKey, failure: Failure, failureCount: number): void {
    if (key.kind === 'home') publishFailure(this.home, failure, failureCount);
    else if (key.kind === 'match') publishFailure(this.getMatchSource(key.matchId), failure, failureCount);
    else publishFailure(this.getFanciesSource(key.matchId), failure, failureCount);
  }

  /**
   * Emptied, not deleted: a component may be about to subscribe to the resource that it has just read. The home list
   * stays, without its prices: on return the page has its rows at once, and nothing moves when the response arrives.
   */
  forget(key: ResourceKey): void {
    if (key.kind === 'home') this.home.publish(hideFailure(this.home.value));
    else if (key.kind === 'match') this.#matches.get(key.matchId)?.publish(WAITING);
    else {
      this.#freshness.forget(key.matchId);
      this.#fancies.get(key.matchId)?.publish(WAITING);
    }
  }

  stop(): void {
    this.#freshness.stop();
  }
}

function getOrCreate<T>(
  resources: Map<string, ObservableValue<ResourceState<T>>>,
  matchId: string,
): ObservableValue<ResourceState<T>> {
  let resource = resources.get(matchId);
  if (!resource) resources.set(matchId, (resource = new ObservableValue<ResourceState<T>>(WAITING)));
  return resource;
}

import { type ResourceKey, serializeKey } from '../../resource-key.ts';
import { getMarketIds, listResources, NO_WATCHED_RESOURCES, type WatchedResources } from './watched-resources.ts';

export interface CoverageTrackerOptions {
  /** The stream delivers this market, and needs no poll for it. */
  coversMarket(marketId: string): boolean;
  coversFancies(matchId: string): boolean;
  pollSoon(resource: ResourceKey): void;
}

/**
 * Knows which watched resources the stream delivers. Polling requests those rarely, so the tracker asks for a poll of
 * each one that the stream loses.
 */
export class CoverageTracker {
  readonly #options: CoverageTrackerOptions;
  readonly #delivered = new Map<string, ResourceKey>();
  #watched = NO_WATCHED_RESOURCES;

  constructor(options: CoverageTrackerOptions) {
    this.#options = options;
  }

  get watched(): WatchedResources {
    return this.#watched;
  }

  /** A new subscription is without coverage until its image arrives. The old coverage counts until then. */
  setWatched(watched: WatchedResources): void {
    this.noteDelivered();
    this.#watched = watched;
  }

  covers(resource: ResourceKey): boolean {
    if (resource.kind === 'fancies') return this.#options.coversFancies(resource.matchId);
    const marketIds = getMarketIds(this.#watched, resource);
    return marketIds.length > 0 && marketIds.every((marketId) => this.#options.coversMarket(marketId));
  }

  /** Call it before a change that may end the coverage. */
  noteDelivered(): void {
    for (const resource of listResources(this.#watched))
      if (this.covers(resource)) this.#delivered.set(serializeKey(resource), resource);
  }

  /** An image has replaced everything, and may leave out a market. */
  handleImage(): void {
    this.pollLost();
    this.noteDelivered();
  }

  /** Asks for a poll of each noted resource that the stream no longer delivers. */
  pollLost(): void {
    for (const [key, resource] of this.#delivered) {
      if (this.covers(resource)) continue;
      this.#delivered.delete(key);
      this.#options.pollSoon(resource);
    }
  }
}

import { type ResourceKey, serializeKey } from '../../resource-key.ts';
import type { PriceDetail } from '../transport.ts';

/** Watched resources: the markets of each, the matches whose lines and score are watched, and how much of them. */
export interface WatchedResources {
  readonly markets: ReadonlyMap<string, { readonly resource: ResourceKey; readonly marketIds: readonly string[] }>;
  readonly matchIds: readonly string[];
  readonly detail: PriceDetail;
}

export const NO_WATCHED_RESOURCES: WatchedResources = { markets: new Map(), matchIds: [], detail: 'full' };

export const getMarketIds = (watched: WatchedResources, resource: ResourceKey): readonly string[] =>
  watched.markets.get(serializeKey(resource))?.marketIds ?? [];

export const listMarketIds = (watched: WatchedResources): string[] =>
  [...watched.markets.values()].flatMap(({ marketIds }) => marketIds);

export const listResources = (watched: WatchedResources): ResourceKey[] => [
  ...[...watched.markets.values()].map(({ resource }) => resource),
  ...watched.matchIds.map((matchId): ResourceKey => ({ kind: 'fancies', matchId })),
];

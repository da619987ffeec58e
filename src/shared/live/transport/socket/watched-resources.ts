import { type ResourceKey, serializeKey } from '../../resource-key.ts';

/** Watched resources: the markets of each, and the matches whose lines and score are watched. */
export interface WatchedResources {
  readonly markets: ReadonlyMap<string, { readonly resource: ResourceKey; readonly marketIds: readonly string[] }>;
  readonly matchIds: readonly string[];
}

export const NO_WATCHED_RESOURCES: WatchedResources = { markets: new Map(), matchIds: [] };

export const getMarketIds = (watched: WatchedResources, resource: ResourceKey): readonly string[] =>
  watched.markets.get(serializeKey(resource))?.marketIds ?? [];

export const listMarketIds = (watched: WatchedResources): string[] =>
  [...watched.markets.values()].flatMap(({ marketIds }) => marketIds);

export const listResources = (watched: WatchedResources): ResourceKey[] => [
  ...[...watched.markets.values()].map(({ resource }) => resource),
  ...watched.matchIds.map((matchId): ResourceKey => ({ kind: 'fancies', matchId })),
];

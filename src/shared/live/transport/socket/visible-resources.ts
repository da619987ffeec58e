import { serializeKey, type ResourceKey } from '../../resource-key.ts';

/** Resources on screen: the markets of each watched resource, and the matches with visible lines and score. */
export interface VisibleResources {
  readonly markets: ReadonlyMap<string, { readonly resource: ResourceKey; readonly marketIds: readonly string[] }>;
  readonly matchIds: readonly string[];
}

export const NO_VISIBLE_RESOURCES: VisibleResources = { markets: new Map(), matchIds: [] };

export const getMarketIds = (visible: VisibleResources, resource: ResourceKey): readonly string[] =>
  visible.markets.get(serializeKey(resource))?.marketIds ?? [];

export const listMarketIds = (visible: VisibleResources): string[] =>
  [...visible.markets.values()].flatMap(({ marketIds }) => marketIds);

export const listResources = (visible: VisibleResources): ResourceKey[] => [
  ...[...visible.markets.values()].map(({ resource }) => resource),
  ...visible.matchIds.map((matchId): ResourceKey => ({ kind: 'fancies', matchId })),
];

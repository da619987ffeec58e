/** A part of the live data, which a page watches: the home list, the markets of a match, or its session lines. */
export type ResourceKey = { readonly kind: 'home' } | { readonly kind: 'match' | 'fancies'; readonly matchId: string };

/** Watched part of a match: everything, or its markets without the session lines. */
export type WatchScope = 'all' | 'markets';

/** Name of a resource, for maps. */
export const serializeKey = (resource: ResourceKey): string =>
  resource.kind === 'home' ? 'home' : `${resource.kind} ${resource.matchId}`;

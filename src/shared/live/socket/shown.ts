import { keyOf, type Subject } from '../transport.ts';

/** What is on screen: the markets of each watched thing, and the matches whose lines and score are shown. */
export interface Shown {
  readonly markets: ReadonlyMap<string, { readonly subject: Subject; readonly marketIds: readonly string[] }>;
  readonly matchIds: readonly string[];
}

export const NOTHING_SHOWN: Shown = { markets: new Map(), matchIds: [] };

export const marketIdsOf = (shown: Shown, subject: Subject): readonly string[] => shown.markets.get(keyOf(subject))?.marketIds ?? [];

export const allMarketIds = (shown: Shown): string[] => [...shown.markets.values()].flatMap(({ marketIds }) => marketIds);

export const subjectsOf = (shown: Shown): Subject[] => [
  ...[...shown.markets.values()].map(({ subject }) => subject),
  ...shown.matchIds.map((matchId): Subject => ({ of: 'fancies', matchId })),
];

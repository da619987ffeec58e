import type { Market } from './market.ts';

/**
 * Returns the number of winners. Null when a to-be-placed market does not name it: its bets cannot be evaluated then.
 */
export const getWinnerCount = ({ type, winners }: Pick<Market, 'type' | 'winners'>): number | null =>
  winners ?? (type === 'to-be-placed' ? null : 1);

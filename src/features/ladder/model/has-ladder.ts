import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

/** Bookmaker markets have no ladder of prices, and handicap lines take no bets here. */
export const hasLadder = ({ kind, runners }: MarketOutline): boolean => kind === 'odds' && !hasHandicap(runners);

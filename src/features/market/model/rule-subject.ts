import type { FancyCategory, MarketType } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

/** Subject with rules of its own: a type of market, a race, or a kind of session line. */
export type RuleSubject = MarketType | 'race' | 'run-line' | 'ball-by-ball' | 'odd-even';

const racingSportIds: readonly string[] = ['7', '4339'];

/**
 * Returns the rules subject of a market. The contract calls the winner market of a race match odds, but it settles by
 * other rules.
 */
export function getRuleSubject({ sportId, type }: Pick<MarketOutline, 'sportId' | 'type'>): RuleSubject {
  return racingSportIds.includes(sportId) && (type === 'match-odds' || type === 'other') ? 'race' : type;
}

export const getLineRuleSubject = (category: FancyCategory): RuleSubject =>
  category === 'ball-by-ball' || category === 'odd-even' ? category : 'run-line';

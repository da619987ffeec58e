import type { FancyCategory, MarketType } from '#shared/domain/market.ts';
import type { MarketOutline } from '#shared/live/live.ts';

/** What has rules of its own: a type of market, a race, or a kind of session line. */
export type RuleSubject = MarketType | 'race' | 'run-line' | 'ball-by-ball' | 'odd-even';

const racing: readonly string[] = ['7', '4339'];

/** A race's winner market goes by the name of match odds, and settles as no match does. */
export function ruleSubject({ sportId, type }: Pick<MarketOutline, 'sportId' | 'type'>): RuleSubject {
  return racing.includes(sportId) && (type === 'match-odds' || type === 'other') ? 'race' : type;
}

export const ruleSubjectOfLines = (category: FancyCategory): RuleSubject => (category === 'ball-by-ball' || category === 'odd-even' ? category : 'run-line');

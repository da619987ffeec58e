import type { MatchRow } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { createSampleMarket } from '#shared/domain/testing/sample-market.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { outlineMatch } from '#shared/live/store/image.ts';

/** Creates a cricket match in play between two teams, for stories. */
export function createRowSample(first = 'Mumbai', second = 'Chennai', change: Partial<MatchRow> = {}): MatchOutline {
  const runners = [first, second].map((name, index) => ({
    runnerId: index + 1,
    name,
    status: 'active' as const,
    back: [null, null, null] as const,
    lay: [null, null, null] as const,
  }));
  return outlineMatch({
    ...createSampleMarket({ matchName: `${first} v ${second}`, totalMatched: units(42_000_000), runners }),
    sportName: 'Cricket',
    seriesId: '1',
    seriesName: 'Indian Premier League',
    marketName: 'Match odds',
    hasFancy: true,
    bookmakerCount: 1,
    fancyCount: 38,
    hasTv: true,
    ...change,
  });
}

export const longNames = [
  'Royal Challengers of Thiruvananthapuram',
  'Sunrisers-of-Visakhapatnam-and-Vijayawada',
] as const;

/** Names that would act if a page wrote them as HTML. */
export const hostileNames = ['<img src=x onerror=alert(1)>', '\u202eevil\u202c {{7*7}}'] as const;

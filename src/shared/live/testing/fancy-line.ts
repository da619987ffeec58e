import type { FancyLine } from '../../domain/market/market.ts';
import { money } from '../../domain/money/money.ts';

/** A session line of match 9. */
export const createFancyLine = (fancyId: string, part: Partial<FancyLine> = {}): FancyLine => ({
  fancyId,
  matchId: '9',
  name: `Runs of ${fancyId}`,
  category: 'session',
  order: 1,
  no: { run: 34, size: 100 },
  yes: { run: 36, size: 100 },
  lockedBy: null,
  rateChanged: false,
  minStake: money(100),
  maxStake: money(900),
  news: null,
  ...part,
});

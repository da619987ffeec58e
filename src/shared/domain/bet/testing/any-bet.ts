import fc from 'fast-check';
import type { MarketKind, Side } from '../../market/market.ts';
import { units } from '../../money/money.ts';
import { odds } from '../../odds/odds.ts';
import type { MatchedBet } from '../bet.ts';

export const RUNNERS = [1, 2, 3, 4];
export const kinds = fc.constantFrom<MarketKind>('odds', 'bookmaker');
export const prices = fc.integer({ min: 101, max: 100_000 }).map(odds);
export const stakes = fc.integer({ min: 1, max: 1_000_000 }).map(units);
export const bets: fc.Arbitrary<MatchedBet> = fc.record({
  runnerId: fc.constantFrom(...RUNNERS),
  side: fc.constantFrom<Side>('back', 'lay'),
  price: prices,
  stake: stakes,
});
export const betLists = fc.array(bets, { maxLength: 12 });

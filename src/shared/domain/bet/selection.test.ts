import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { odds } from '../odds/odds.ts';
import {
  createOddsSelection,
  type FancySelection,
  getBetKey,
  getListedName,
  hasPriceChangedOnPress,
  type OddsSelection,
} from './selection.ts';

const market = {
  kind: 'odds',
  type: 'match-odds',
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  marketId: '1.2',
  name: 'Match Odds',
  ladder: 'betfair',
} as const;
const runner = { runnerId: 7, name: 'India' };
const press = { side: 'back', price: odds(198), level: 1, changedAgoMs: 900 } as const;
const fancySelection: FancySelection = {
  kind: 'fancy',
  sportId: '4',
  matchId: '31',
  matchName: 'India v Australia',
  side: 'lay',
  fancyId: '31_4',
  fancyName: '6 over runs',
  run: 45,
  size: 110,
  minStake: money(10_000),
  maxStake: money(5_000_000),
  changedAgoMs: 249,
};

const select = (change: Partial<Parameters<typeof createOddsSelection>[0]> = {}): OddsSelection | null =>
  createOddsSelection({ ...market, ...change }, runner, press);

describe('createOddsSelection', () => {
  test('takes the names and the number of winners from the market', () => {
    const names = { sportId: '4', matchId: '31', matchName: 'India v Australia', marketId: '1.2' };
    const runnerNames = { marketName: 'Match Odds', runnerId: 7, runnerName: 'India' };
    expect(select()).toEqual({ ...names, ...runnerNames, ...press, kind: 'odds', ladder: 'betfair', winners: 1 });
    expect(select({ type: 'to-be-placed', winners: 3 })?.winners).toBe(3);
    expect(select({ type: 'to-be-placed' })?.winners).toBeNull();
  });

  test('returns null in a market of session lines', () => {
    expect(select({ kind: 'fancy' })).toBeNull();
  });
});

describe('Selection', () => {
  test('a press is on a changed price below 250 ms', () => {
    expect([249, 250].map((changedAgoMs) => hasPriceChangedOnPress({ ...fancySelection, changedAgoMs }))).toEqual([
      true,
      false,
    ]);
  });

  test('getBetKey ignores price, level and run of a bet', () => {
    const back = select();
    if (back === null) throw new Error('no selection');
    expect(getBetKey({ ...back, price: odds(205), level: 0 })).toBe(getBetKey(back));
    expect(getBetKey({ ...fancySelection, run: 46 })).toBe(getBetKey(fancySelection));
    const others = [
      { ...back, side: 'lay' } as const,
      { ...back, runnerId: 8 },
      { ...back, marketId: '1.3' },
      fancySelection,
    ];
    expect(new Set([back, ...others].map(getBetKey)).size).toBe(5);
  });

  test('getListedName names a fancy bet YES or NO', () => {
    expect([fancySelection, { ...fancySelection, side: 'back' } as const].map(getListedName)).toEqual(['NO', 'YES']);
  });
});

import { expect, test } from 'vitest';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { calculateLastPageNumber, getListedBetStatus, groupByMatch, type ListedBetStatus } from './listed-bets.ts';

test.each<[Bet['state'], boolean, ListedBetStatus]>([
  ['active', true, 'matched'],
  ['active', false, 'unmatched'],
  ['void', true, 'void'],
  ['void', false, 'void'],
  ['deleted', true, 'deleted'],
  ['deleted', false, 'deleted'],
])('getListedBetStatus maps state %s with matched %s to %s', (state, matched, status) => {
  expect(getListedBetStatus({ state, matched })).toBe(status);
});

test('groupByMatch keeps the order of the list', () => {
  const bet = (betId: string, matchId: string) =>
    ({ betId, matchId, matchName: `Match ${matchId}`, sportId: '4' }) as Bet;
  const groups = groupByMatch([bet('1', 'a'), bet('2', 'b'), bet('3', 'a')]);
  expect(groups.map(({ matchName, bets }) => [matchName, bets.map(({ betId }) => betId)])).toEqual([
    ['Match a', ['1', '3']],
    ['Match b', ['2']],
  ]);
});

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('calculateLastPageNumber puts the end of %i bets on page %i', (total, page) =>
  expect(calculateLastPageNumber(total, 50)).toBe(page),
);

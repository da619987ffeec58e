import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { type BoardFilter, formatBoardFilter, parseBoardFilter, unfiltered } from './board-filter.ts';
import { arrangeMatches, countSports, groupBySport, type MatchSummary, takeFeatured, takeRows } from './match-board.ts';
import { searchMatches } from './match-search.ts';

const createRow = (matchId: string, overrides: Partial<MatchSummary> = {}): MatchSummary => ({
  sportId: '4',
  sportName: 'Cricket',
  seriesId: 's1',
  seriesName: 'Premier League',
  matchId,
  matchName: `Match ${matchId}`,
  startsAt: '2026-01-01T10:00:00Z',
  inPlay: false,
  ...overrides,
});

const rows = [
  createRow('late', { startsAt: '2026-01-03T10:00:00Z' }),
  createRow('tennis', { sportId: '2', sportName: 'Tennis', seriesId: 's2', seriesName: 'Open', inPlay: true }),
  createRow('early', { startsAt: '2026-01-02T10:00:00Z', seriesId: 's3', seriesName: 'Cup' }),
  createRow('live', { inPlay: true }),
];
const listMatchIds = (list: readonly MatchSummary[]) => list.map((each) => each.matchId);

describe('match board', () => {
  const board = arrangeMatches(rows, unfiltered);
  test.each([
    [0, [], []],
    [1, ['live'], []],
    [3, ['live', 'tennis'], ['early']],
    [9, ['live', 'tennis'], ['early', 'late']],
  ])('takeRows keeps the first %i rows', (count, inPlay, upcoming) => {
    const first = takeRows(board, count);
    expect([listMatchIds(first.inPlay), listMatchIds(first.upcoming)]).toEqual([inPlay, upcoming]);
  });
});

describe('takeFeatured', () => {
  const board = arrangeMatches(
    [...rows, createRow('later', { inPlay: true, startsAt: '2026-01-04T10:00:00Z' })],
    unfiltered,
  );
  const read = (volumes: Record<string, number>) => {
    const { featured, board: rest } = takeFeatured(board, ({ matchId }) =>
      matchId in volumes ? units(volumes[matchId] ?? 0) : null,
    );
    return [featured?.matchId, listMatchIds(rest.inPlay), listMatchIds(rest.upcoming)];
  };

  test('takes the match in play with the most matched', () => {
    expect(read({ live: 5, tennis: 9, early: 99 })).toEqual(['tennis', ['live', 'later'], ['early', 'late']]);
  });

  test('takes the first match in play when volumes are unknown or equal', () => {
    expect(read({})[0]).toBe('live');
    expect(read({ live: 5, tennis: 5 })[0]).toBe('live');
  });

  test('takes no match when none is in play', () => {
    const upcoming = arrangeMatches(
      rows.filter((row) => !row.inPlay),
      unfiltered,
    );
    expect(takeFeatured(upcoming, () => null)).toEqual({ featured: null, board: upcoming });
  });
});

test('groupBySport keeps the order of sports and of their matches', () => {
  const { inPlay } = arrangeMatches([...rows, createRow('second live', { inPlay: true })], unfiltered);
  expect(groupBySport(inPlay).map(listMatchIds)).toEqual([['live', 'second live'], ['tennis']]);
});

describe('match board', () => {
  test.each<[string, Partial<BoardFilter>, readonly string[], readonly string[]]>([
    ['no filter', {}, ['live', 'tennis'], ['early', 'late']],
    ['one sport', { sportId: '4' }, ['live'], ['early', 'late']],
    ['one competition', { sportId: '4', seriesId: 's3' }, [], ['early']],
    ['in-play matches only', { isInPlayOnly: true }, ['live', 'tennis'], []],
    ['a sport without matches', { sportId: '99' }, [], []],
  ])('arrangeMatches shows the matches of %s', (_, filter, inPlay, upcoming) => {
    const board = arrangeMatches(rows, { ...unfiltered, ...filter });
    expect([listMatchIds(board.inPlay), listMatchIds(board.upcoming)]).toEqual([inPlay, upcoming]);
  });

  test('arrangeMatches returns every match in the same order for any order of the server', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(arrangeMatches(shuffled, unfiltered)).toEqual(arrangeMatches(rows, unfiltered));
        expect(countSports(shuffled)).toEqual(countSports(rows));
      }),
    );
  });

  test('countSports counts matches per sport and competition', () => {
    expect(countSports(rows)).toEqual([
      {
        sportId: '4',
        name: 'Cricket',
        matches: 3,
        inPlay: 1,
        competitions: [
          { seriesId: 's3', name: 'Cup', matches: 1 },
          { seriesId: 's1', name: 'Premier League', matches: 2 },
        ],
      },
      {
        sportId: '2',
        name: 'Tennis',
        matches: 1,
        inPlay: 1,
        competitions: [{ seriesId: 's2', name: 'Open', matches: 1 }],
      },
    ]);
  });
});

describe('board filter in the address', () => {
  test('keeps any id after formatting and parsing', () => {
    const id = fc.option(fc.string({ minLength: 1 }), { nil: null });
    fc.assert(
      fc.property(fc.record({ sportId: id, seriesId: id, isInPlayOnly: fc.boolean() }), (filter) => {
        expect(parseBoardFilter(new URLSearchParams(formatBoardFilter(filter)))).toEqual(filter);
      }),
    );
  });

  test('is an empty string when nothing is filtered', () => {
    expect(formatBoardFilter(unfiltered)).toBe('');
  });
});

describe('searchMatches', () => {
  const list = [
    createRow('a', { matchName: 'Mumbai v Chennai' }),
    createRow('b', { matchName: 'Chennai v Delhi', inPlay: true }),
    createRow('c', {
      matchName: 'Málaga v Cádiz',
      sportName: 'Soccer',
      seriesName: 'Segunda',
      startsAt: '2026-01-01T09:00:00Z',
    }),
    createRow('d', { matchName: 'Delhi v Mumbai', seriesName: 'Chennai Cup' }),
    createRow('e', { matchName: 'कोलकाता v पंजाब' }),
    createRow('f', { matchName: 'केरल v गोवा' }),
  ];
  test.each<[string, readonly string[]]>([
    ['chen', ['b', 'a', 'd']],
    ['chennai mum', ['a', 'd']],
    ['malaga', ['c']],
    ['soccer', ['c']],
    ['  ', []],
    ['hennai', []],
    ['(', []],
    ['को', ['e']],
    ['लकाता', []],
  ])('finds, for %j, %j', (query, found) => {
    expect(listMatchIds(searchMatches(list, query, 10))).toEqual(found);
  });

  test('stops at the limit', () => {
    expect(searchMatches(list, 'v', 2)).toHaveLength(2);
  });
});

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { watchDrift } from '../../wire/drift.ts';
import { getExposures, getTeamPosition, settledBets } from '../betting/bet-list.ts';
import { inferMarketKind, matchDetails } from '../markets/match-details.ts';
import { getFancies } from '../markets/fancy.ts';
import { countPage, paged } from './paged.ts';
import { list, rows } from './rows.ts';

const row = z.object({ a: z.number() });
const read = <S extends z.ZodMiniType>(schema: S, raw: unknown) => watchDrift(() => z.safeParse(schema, raw));

describe('rows', () => {
  it('rows drops a row that does not fit and reports the first one', () => {
    const { value, drift } = read(rows(row), [{ a: 1 }, { a: 'x' }, { a: 3 }, null]);
    expect(value.data).toEqual([{ a: 1 }, { a: 3 }]);
    expect(drift).toEqual([{ count: 2, path: '1.a', row: '1', expected: 'number', value: '"x"' }]);
  });

  it.each([rows, list])('a list schema reads the object that PHP writes for a list (%o)', (of) => {
    expect(read(of(row), { 1: { a: 1 }, 2: { a: 2 }, 10: { a: 3 } }).value.data).toEqual([
      { a: 1 },
      { a: 2 },
      { a: 3 },
    ]);
  });

  it('list fails when one of its entries does not fit', () =>
    expect(read(list(row), [{ a: 1 }, {}]).value.success).toBe(false));

  it('rows fails when none of its rows fits', () => {
    const { value, drift } = read(rows(row), [{ a: 'x' }, {}]);
    expect(value.error?.issues[0]?.path).toEqual(['0', 'a']);
    expect(drift).toEqual([]);
  });

  it('rows accepts an empty list and rejects other values', () => {
    for (const raw of [[], null, undefined, '', {}]) expect(read(rows(row), raw).value.data).toEqual([]);
    expect(read(z.object({ of: rows(row), within: list(row) }), {}).value.data).toEqual({ of: [], within: [] });
    for (const raw of ['x', 3, true, { a: 1 }, { 1: { a: 1 }, b: 2 }])
      expect(read(rows(row), raw).value.success).toBe(false);
  });

  it('watchDrift keeps the drift of a nested read apart', () => {
    const outer = watchDrift(() => {
      z.safeParse(rows(row), [{ a: 1 }, {}]);
      return watchDrift(() => z.safeParse(rows(row), [{ a: 1 }, {}, {}])).drift;
    });
    expect([outer.value, outer.drift]).toMatchObject([[{ count: 2, path: '1.a' }], [{ count: 1, path: '1.a' }]]);
  });
});

describe('paged', () => {
  const data = [{ a: 1 }];
  const metadata = { total: '31', page: 2 };
  it.each([
    ['rows beside metadata', { status: true, data, metadata }, 31, 2],
    ['metadata in an array of one', { data, metadata: [metadata] }, 31, 2],
    ['the pair below data', { data: { data, metadata } }, 31, 2],
    ['the pair below data, in an array of one', { data: [{ data, metadata: [metadata] }] }, 31, 2],
    [
      'rows and metadata as PHP writes lists',
      { data: { 1: { data: { 7: data[0] }, metadata: { 0: metadata } } } },
      31,
      2,
    ],
    ['no metadata', { data }, null, 1],
    ['metadata null', { data, metadata: null }, null, 1],
    ['metadata that is none', { data, metadata: 'none' }, null, 1],
    ['metadata without a total', { data, metadata: { page: '2' } }, null, 2],
    ['a total below the rows', { data, metadata: { total: 0, page: 2 } }, null, 2],
    ['bare rows', data, null, 1],
  ])('paged reads %s', (_name, raw, total, page) =>
    expect(read(paged(row), raw).value.data).toEqual({ rows: data, received: 1, total, page }),
  );

  it('paged counts dropped rows as received', () =>
    expect(read(paged(row), { data: [{ a: 1 }, {}] }).value.data).toEqual({
      rows: data,
      received: 2,
      total: null,
      page: 1,
    }));

  it.each([
    [null, 10, 31],
    [null, 9, 29],
    [null, 0, 20],
    [12, 10, 12],
  ])('paged with total %j and %d rows on page 3 counts %d', (total, received, counted) =>
    expect(countPage({ rows: [], received, total, page: 3 }, { page: 3, limit: 10 }).total).toBe(counted),
  );

  it('paged rejects a value that is no page', () => {
    for (const raw of [3, 'x', { data: 4 }, { data: [{ b: 1 }] }])
      expect(read(paged(row), raw).value.success).toBe(false);
  });
});

describe('contract schemas with real server responses', () => {
  it('getFancies reads session lines under data.data with category names', () => {
    const line = {
      fancy_id: '77_3',
      fancy_name: '6 over',
      chronology: 1,
      LayPrice1: '44',
      LaySize1: 110,
      BackPrice1: 46,
      BackSize1: '90',
      GameStatus: '',
      MarkStatus: 1,
    };
    const { value } = read(getFancies.response, {
      data: [
        { ...line, category: 4 },
        { ...line, category: '2' },
      ],
      fancy_category: { 4: 'Ball by Ball' },
    });
    expect(value.data).toMatchObject([
      {
        matchId: '77',
        category: 'ball-by-ball',
        no: { run: 44, size: 110 },
        yes: { run: 46, size: 90 },
        lockedBy: null,
        rateChanged: true,
        minStake: 0,
      },
      { category: 'over-by-over' },
    ]);
  });

  it('getFancies reads a missing price as null', () => {
    const { value } = read(getFancies.response, [
      { fancy_id: '7_1', LayPrice1: '--', LaySize1: 0, BackPrice1: null, GameStatus: 'Ball Running' },
    ]);
    expect(value.data).toMatchObject([{ no: null, yes: null, lockedBy: 'Ball Running' }]);
  });

  it('getExposures ignores the sum at the end of the list', () => {
    const { value, drift } = read(getExposures.response, [
      { sport_id: 4, sport_name: 'Cricket', match_id: '1', liability: '-12.5' },
      { liabilitySum: -12.5 },
    ]);
    expect([value.data, drift]).toMatchObject([[{ sportId: '4', liability: -1250 }], []]);
  });

  it('matchDetails reads missing offers as null and locks a market with an unknown status', () => {
    const runner = {
      selectionId: '9',
      selection_name: 'India',
      ex: {
        availableToBack: [{ price: '1.98', size: 42 }, '--', null],
        availableToLay: [
          { price: 0, size: 10 },
          { price: 2, size: 0 },
        ],
      },
    };
    const market = {
      sport_id: 4,
      match_id: 1,
      match_date: '2026-03-14T13:05:00Z',
      market_id: '1.240634810',
      status: 'HALF_TIME',
      runners: [runner, { ...runner, selectionId: 10, ex: null }],
    };
    expect(read(matchDetails.response, [market]).value.data).toMatchObject([
      {
        marketId: '1.240634810',
        kind: 'odds',
        status: 'suspended',
        type: 'other',
        totalMatched: null,
        minStake: null,
        runners: [
          { runnerId: 9, back: [{ price: 198, size: 4200 }, null, null], lay: [null, null, null] },
          { runnerId: 10, back: [null, null, null] },
        ],
      },
    ]);
    expect(['1.5', '991234'].map(inferMarketKind)).toEqual(['odds', 'bookmaker']);
  });

  it('settledBets distinguishes casino rounds from exchange bets', () => {
    const bet = {
      bet_id: 1,
      sport_id: 4,
      match_id: 1,
      market_id: '1.5',
      odds: 2,
      stack: 100,
      p_l: 98,
      createdAt: '2026-03-14T13:05:00Z',
      result_settled_at: '2026-03-14T14:05:00Z',
    };
    const round = {
      roundId: 'R1',
      matchName: 'Roulette',
      operatorId: 9,
      odds: 2,
      stake: 10,
      pnl: -10,
      createdAt: '2026-03-14T13:05:00Z',
    };
    const { value } = read(settledBets.response, { data: [bet, round], metadata: { total: 2, page: 1 } });
    expect(value.data).toMatchObject({
      rows: [{ betId: '1', result: 9800, matched: true }],
      casino: [{ roundId: 'R1', result: -1000 }],
      total: 2,
    });
  });

  it('getTeamPosition keeps the other markets when a market has an invalid runner', () => {
    const { value, drift } = read(getTeamPosition.response, {
      '1.5': [
        { selection_id: 1, win_loss: 5 },
        { selection_id: null, win_loss: 5 },
      ],
      '1.6': [{ selection_id: 1, win_loss: '7' }],
      total: 5,
    });
    expect(value.data).toEqual({ '1.6': [{ runnerId: 1, result: 700 }] });
    expect(drift).toEqual([
      { count: 2, path: '1.5.1.selection_id', row: '1.5', expected: 'string or number', value: 'null' },
    ]);
  });
});

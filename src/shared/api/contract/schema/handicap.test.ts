import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toRunnerId } from '../../../domain/market/runner-id.ts';
import { units } from '../../../domain/money/money.ts';
import { odds } from '../../../domain/odds/odds.ts';
import { watchDrift } from '../../wire/drift.ts';
import { bets, getTeamPosition } from '../betting/bet-list.ts';
import { toBetBody } from '../betting/bet-place.ts';
import { matchDetails } from '../markets/match-details.ts';

const read = <S extends z.ZodMiniType>(schema: S, raw: unknown) => watchDrift(() => z.safeParse(schema, raw)).value;
const getRunnerId = (selectionId: number, handicap: number) => toRunnerId(selectionId, handicap) ?? NaN;

const createRunnerRow = (handicap: object, name = 'Arsenal') => ({
  selectionId: 47,
  selection_name: name,
  status: 'ACTIVE',
  ...handicap,
});
const createMarketRow = (...runners: readonly object[]) => [
  {
    sport_id: 1,
    match_id: 9,
    match_date: '2026-03-14T13:05:00Z',
    market_id: '1.5',
    market_name: 'Asian Handicap',
    market_type: 'ASIAN_HANDICAP',
    status: 'OPEN',
    runners,
  },
];
const parseRunners = (...runners: readonly object[]) =>
  read(matchDetails.response, createMarketRow(...runners)).data?.[0]?.runners.map(({ runnerId, name }) => [
    runnerId,
    name,
  ]);

describe('matchDetails with handicap lines', () => {
  test('names a runner per handicap line', () => {
    expect(
      parseRunners(
        createRunnerRow({ handicap: -0.5 }),
        createRunnerRow({ handicap: 0 }),
        createRunnerRow({ hc: '0.25' }),
        createRunnerRow({ hc: 1, handicap: null }),
      ),
    ).toEqual([
      [getRunnerId(47, -50), 'Arsenal −0.5'],
      [47, 'Arsenal 0'],
      [getRunnerId(47, 25), 'Arsenal +0.25'],
      [getRunnerId(47, 100), 'Arsenal +1'],
    ]);
  });

  test('keeps a name that already ends in its line', () => {
    expect(
      parseRunners(
        createRunnerRow({ handicap: 0.5 }, 'Arsenal (+0.5)'),
        createRunnerRow({ handicap: -0.5 }, 'Arsenal -0.5'),
      )?.map(([, name]) => name),
    ).toEqual(['Arsenal (+0.5)', 'Arsenal -0.5']);
  });

  test.each([[{}], [{ handicap: 0 }], [{ hc: null }], [{ handicap: '' }], [{ hc: 'NaN' }], [{ handicap: {} }]])(
    'reads a market without handicaps when runners send %j',
    (handicap) => {
      expect(parseRunners(createRunnerRow(handicap))).toEqual([[47, 'Arsenal']]);
    },
  );

  test('rejects a market with two equal lines', () => {
    expect(read(matchDetails.response, createMarketRow(createRunnerRow({ handicap: 1e9 }))).success).toBe(false);
  });
});

describe('bets on handicap lines', () => {
  test('bet lists group bets by handicap line', () => {
    const bet = {
      bet_id: 1,
      sport_id: 1,
      match_id: 9,
      market_id: '1.5',
      selection_name: 'Arsenal',
      odds: 2,
      stack: 100,
      createdAt: '2026-03-14T13:05:00Z',
    };
    expect(
      read(bets.response, [{ ...bet, handicap: -1.5 }, bet]).data?.map(({ selectionName }) => selectionName),
    ).toEqual(['Arsenal −1.5', 'Arsenal']);
    expect(read(getTeamPosition.response, { '1.5': [{ selection_id: 47, hc: 0.5, win_loss: 10 }] }).data).toEqual({
      '1.5': [{ runnerId: getRunnerId(47, 50), result: 1000 }],
    });
  });

  test('toBetBody refuses a bet on a handicap line', () => {
    const bet = { marketId: '1.5', side: 'back', price: odds(200), stake: units(100) } as const;
    expect(toBetBody({ ...bet, runnerId: 47 }).selection_id).toBe(47);
    expect(() => toBetBody({ ...bet, runnerId: getRunnerId(47, 50) })).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { readWithDrift } from '../../testing/read-with-drift.ts';
import { getExposures, getTeamPosition, settledBets } from '../betting/bet-list.ts';
import { getFancies } from '../markets/fancy.ts';
import { inferMarketKind, matchDetails } from '../markets/match-details.ts';

describe('contract schemas with real server responses', () => {
  test('getFancies reads session lines under data.data with category names', () => {
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
    const { value } = readWithDrift(getFancies.response, {
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

  test('getFancies reads a missing price as null', () => {
    const { value } = readWithDrift(getFancies.response, [
      { fancy_id: '7_1', LayPrice1: '--', LaySize1: 0, BackPrice1: null, GameStatus: 'Ball Running' },
    ]);
    expect(value.data).toMatchObject([{ no: null, yes: null, lockedBy: 'Ball Running' }]);
  });

  test('getExposures ignores the sum at the end of the list', () => {
    const { value, drift } = readWithDrift(getExposures.response, [
      { sport_id: 4, sport_name: 'Cricket', match_id: '1', liability: '-12.5' },
      { liabilitySum: -12.5 },
    ]);
    expect([value.data, drift]).toMatchObject([[{ sportId: '4', exposure: -1250 }], []]);
  });

  test('matchDetails reads missing offers as null and locks a market with an unknown status', () => {
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
    expect(readWithDrift(matchDetails.response, [market]).value.data).toMatchObject([
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

  test('settledBets distinguishes casino rounds from exchange bets', () => {
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
    const { value } = readWithDrift(settledBets.response, { data: [bet, round], metadata: { total: 2, page: 1 } });
    expect(value.data).toMatchObject({
      rows: [{ betId: '1', result: 9800, matched: true }],
      casino: [{ roundId: 'R1', result: -1000 }],
      total: 2,
    });
  });

  test('getTeamPosition keeps the other markets when a market has an invalid runner', () => {
    const { value, drift } = readWithDrift(getTeamPosition.response, {
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

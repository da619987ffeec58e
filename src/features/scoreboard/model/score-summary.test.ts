import { describe, expect, test } from 'vitest';
import type { CricketScore, SoccerScore, TennisScore } from '#shared/domain/market/score.ts';
import { summarizeScore } from './score-summary.ts';

const cricket: CricketScore = {
  sport: 'cricket',
  team: 'AUS',
  innings: 2,
  runs: 166,
  wickets: 7,
  ballsBowled: 106,
  balls: [],
  need: { runs: 25, balls: 14 },
  status: '',
  lines: {},
};
const soccer: SoccerScore = {
  sport: 'soccer',
  teams: ['Leeds', 'Sunderland'],
  goals: [2, 1],
  minute: 64,
  added: 0,
  half: 2,
  status: '',
};
const tennis: TennisScore = {
  sport: 'tennis',
  players: ['A', 'K'],
  sets: [
    [6, 4],
    [3, 5],
  ],
  points: ['30', 'A'],
  server: 1,
  status: '',
};

describe('summarizeScore', () => {
  test('gives a chase to the batting team, and the runs of the first innings to the other', () => {
    expect(summarizeScore(cricket, ['Sri Lanka', 'Australia'])).toEqual({
      scores: ['190', '166/7'],
      phase: '17.4 ov',
      line: 'AUS 166/7 (17.4) · Need 25 from 14',
    });
  });

  test.each([
    ['SLA', ['Sri Lanka', 'Australia'], ['120/2', '']],
    ['SAF', ['India', 'South Africa'], ['', '120/2']],
    ['IND', ['India', 'South Africa'], ['120/2', '']],
    ['XYZ', ['India', 'South Africa'], null],
    ['', ['India', 'South Africa'], null],
    ['IND', ['India A', 'India B'], null],
  ] as const)('gives the first innings of %j to the team with that short name', (team, teams, scores) => {
    const summary = summarizeScore({ ...cricket, team, innings: 1, runs: 120, wickets: 2, need: null }, teams);
    expect(summary.scores).toEqual(scores);
  });

  test('shows a remark in place of the overs', () => {
    const summary = summarizeScore({ ...cricket, need: null, status: 'Innings break' }, ['Sri Lanka', 'Australia']);
    expect(summary).toMatchObject({ phase: 'Innings break', line: 'AUS 166/7 (17.4) · Innings break' });
  });

  test('shows goals and the clock of a soccer match', () => {
    expect(summarizeScore(soccer, ['Leeds', 'Sunderland'])).toEqual({
      scores: ['2', '1'],
      phase: '64′',
      line: '2 – 1 · 64′',
    });
    expect(summarizeScore({ ...soccer, half: null, status: 'Half time' }, ['', '']).phase).toBe('Half time');
  });

  test('shows the games of each set of a tennis match', () => {
    expect(summarizeScore(tennis, ['A', 'K'])).toEqual({
      scores: ['6 3', '4 5'],
      phase: 'Set 2',
      line: '6 – 4, 3 – 5 · 30 – A',
    });
  });
});

import { http, HttpResponse } from 'msw';
import { toMockUrl } from '#mocks/network-scenarios.ts';
import { score } from '#shared/api/contract/markets/score.ts';

const createBall = (runs: number, part: { wicket?: boolean; extra?: boolean } = {}) => ({
  runs,
  wicket: false,
  extra: false,
  ...part,
});
export const cricketChase = {
  team: 'MUM',
  innings: 2,
  runs: 142,
  wickets: 4,
  overs: '16.2',
  balls: [
    createBall(1),
    createBall(4),
    createBall(0),
    createBall(0, { wicket: true }),
    createBall(1, { extra: true }),
    createBall(6),
  ],
  need_runs: 31,
  need_balls: 22,
  status: '',
  lines: {},
};
export const cricketFirstInnings = { ...cricketChase, innings: 1, need_runs: null, need_balls: null };
export const soccerScore = {
  sport: 'soccer',
  home: 'Leeds Rovers',
  away: 'Sunderland Albion',
  home_goals: 2,
  away_goals: 1,
  minute: 64,
  added: 0,
  half: 2,
  status: '',
};
export const tennisScore = {
  sport: 'tennis',
  first: 'A Bellweather',
  second: 'K Corvane',
  sets: [
    { first: 6, second: 4 },
    { first: 3, second: 5 },
  ],
  first_points: '30',
  second_points: 'A',
  server: 2,
  status: '',
};

/** Handler that responds to every score request with `data`, in wire format. */
export const mockScore = (scoreRow: object) =>
  http.post(toMockUrl(score), () => HttpResponse.json({ status: true, data: scoreRow }));

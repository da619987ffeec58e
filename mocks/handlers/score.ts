import { score } from '#shared/api/contract/score.ts';
import { oversText, type CricketScore, type MatchScore, type SoccerScore, type TennisScore } from '#shared/domain/score.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { handle } from '../handle.ts';

const cricketWire = ({ ballsBowled, need, balls, lines, ...rest }: CricketScore) => ({
  ...rest,
  overs: oversText(ballsBowled),
  balls: balls.map((ball) => ({ ...ball })),
  lines: { ...lines },
  need_runs: need?.runs ?? null,
  need_balls: need?.balls ?? null,
});

const soccerWire = ({ teams: [home, away], goals: [homeGoals, awayGoals], ...rest }: SoccerScore) => ({
  ...rest, home, away, home_goals: homeGoals, away_goals: awayGoals,
});

const tennisWire = ({ sport, players: [first, second], sets, points, server, status }: TennisScore) => ({
  sport, first, second, status,
  sets: sets.map(([one, other]) => ({ first: one, second: other })),
  first_points: points?.[0] ?? '',
  second_points: points?.[1] ?? '',
  server: server === null ? null : server + 1,
});

export function scoreWire(found: MatchScore) {
  if (found.sport === 'cricket') return cricketWire(found);
  return found.sport === 'soccer' ? soccerWire(found) : tennisWire(found);
}

export const scoreHandlers = (exchange: Exchange) => [
  handle(exchange, score, ({ match_id }) => {
    const found = exchange.board.scoreboard(match_id);
    return found === null ? { status: false, msg: 'No data found', data: [] } : { status: true, data: scoreWire(found) };
  }),
];

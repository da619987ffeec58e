import { score } from '#shared/api/contract/markets/score.ts';
import {
  type CricketScore,
  formatOvers,
  type MatchScore,
  type SoccerScore,
  type TennisScore,
} from '#shared/domain/market/score.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';

const toWireCricket = ({ ballsBowled, need, balls, lines, ...rest }: CricketScore) => ({
  ...rest,
  overs: formatOvers(ballsBowled),
  balls: balls.map((ball) => ({ ...ball })),
  lines: { ...lines },
  need_runs: need?.runs ?? null,
  need_balls: need?.balls ?? null,
});

const toWireSoccer = ({ teams: [home, away], goals: [homeGoals, awayGoals], ...rest }: SoccerScore) => ({
  ...rest,
  home,
  away,
  home_goals: homeGoals,
  away_goals: awayGoals,
});

const toWireTennis = ({ sport, players: [first, second], sets, points, server, status }: TennisScore) => ({
  sport,
  first,
  second,
  status,
  sets: sets.map(([one, other]) => ({ first: one, second: other })),
  first_points: points?.[0] ?? '',
  second_points: points?.[1] ?? '',
  server: server === null ? null : server + 1,
});

export function toWireScore(found: MatchScore) {
  if (found.sport === 'cricket') return toWireCricket(found);
  return found.sport === 'soccer' ? toWireSoccer(found) : toWireTennis(found);
}

export const createScoreHandlers = (exchange: Exchange) => [
  createHandler(exchange, score, ({ match_id }) => {
    const found = exchange.board.findScoreboard(match_id);
    return found === null
      ? { status: false, msg: 'No data found', data: [] }
      : { status: true, data: toWireScore(found) };
  }),
];

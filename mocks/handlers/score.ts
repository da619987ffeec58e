import { score } from '#shared/api/contract/score.ts';
import { oversText, type MatchScore } from '#shared/domain/score.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { handle } from '../handle.ts';

export const scoreWire = ({ ballsBowled, need, balls, lines, ...rest }: MatchScore) => ({
  ...rest,
  overs: oversText(ballsBowled),
  balls: balls.map((ball) => ({ ...ball })),
  lines: { ...lines },
  need_runs: need?.runs ?? null,
  need_balls: need?.balls ?? null,
});

export const scoreHandlers = (exchange: Exchange) => [
  handle(exchange, score, ({ match_id }) => {
    const found = exchange.board.scoreboard(match_id);
    return found === null ? { status: false, msg: 'No data found', data: [] } : { status: true, data: scoreWire(found) };
  }),
];

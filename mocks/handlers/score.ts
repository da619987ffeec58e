import { score } from '#shared/api/contract/score.ts';
import { oversText } from '#shared/domain/score.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { handle } from '../handle.ts';

export const scoreHandlers = (exchange: Exchange) => [
  handle(exchange, score, ({ match_id }) => {
    const found = exchange.board.scoreboard(match_id);
    if (found === null) return { status: false, msg: 'No data found', data: [] };
    const { ballsBowled, need, balls, lines, ...rest } = found;
    return {
      status: true,
      data: { ...rest, overs: oversText(ballsBowled), balls: balls.map((ball) => ({ ...ball })), lines: { ...lines }, need_runs: need?.runs ?? null, need_balls: need?.balls ?? null },
    };
  }),
];

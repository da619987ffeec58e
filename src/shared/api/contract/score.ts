import * as z from 'zod/mini';
import type { MatchScore } from '../../domain/score.ts';
import { endpoint } from '../endpoint.ts';
import { byKey } from './by-key.ts';
import { count, flag, numberOrNull, text } from './edge.ts';

const ball = z.object({ runs: count, wicket: flag, extra: flag });

const BALLS_AN_OVER = 6;

/** "16.2" is ninety-eight balls. */
const ballsOf = (overs: string): number => {
  const [whole = 0, rest = 0] = overs.split('.').map((part) => Math.trunc(Number(part)) || 0);
  return whole * BALLS_AN_OVER + rest;
};

/**
 * How a match stands. No server of the specification has this call: it is ours, asked only where the configuration says so, and
 * status false ("none") is a match without a score.
 */
export const score = endpoint({
  method: 'POST',
  path: '/match/score',
  access: 'session',
  encoding: 'json',
  reply: 'data',
  timeoutMs: 8_000,
  nothing: null,
  request: z.object({ match_id: z.string() }),
  answer: z.pipe(
    z.nullable(
      z.object({
        team: text,
        innings: count,
        runs: count,
        wickets: count,
        overs: text,
        balls: z.array(ball),
        need_runs: numberOrNull,
        need_balls: numberOrNull,
        status: text,
        lines: byKey(count),
      }),
    ),
    z.transform((wire): MatchScore | null =>
      wire === null
        ? null
        : {
            team: wire.team,
            innings: wire.innings === 2 ? 2 : 1,
            runs: wire.runs,
            wickets: wire.wickets,
            ballsBowled: ballsOf(wire.overs),
            balls: wire.balls,
            need: wire.need_runs === null || wire.need_balls === null ? null : { runs: wire.need_runs, balls: wire.need_balls },
            status: wire.status,
            lines: wire.lines,
          },
    ),
  ),
});

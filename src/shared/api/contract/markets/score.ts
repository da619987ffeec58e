import * as z from 'zod/mini';
import type { CricketScore, MatchScore, SoccerScore, TennisScore } from '../../../domain/market/score.ts';
import { endpoint } from '../../endpoint.ts';
import { byKey } from '../schema/by-key.ts';
import { list } from '../schema/rows.ts';
import { count, flag, numberOrNull, text } from '../schema/wire-types.ts';

const ball = z.object({ runs: count, wicket: flag, extra: flag });

const BALLS_AN_OVER = 6;

/** Parses overs into balls: "16.2" is ninety-eight balls. */
const countBalls = (overs: string): number => {
  const [overCount = 0, rest = 0] = overs.split('.').map((part) => Math.trunc(Number(part)) || 0);
  return overCount * BALLS_AN_OVER + rest;
};

/** A response without a sport is cricket. */
const cricket = z.pipe(
  z.object({
    sport: z.optional(z.literal('cricket')),
    team: text,
    innings: count,
    runs: count,
    wickets: count,
    overs: text,
    balls: list(ball),
    need_runs: numberOrNull,
    need_balls: numberOrNull,
    status: text,
    lines: byKey(count),
  }),
  z.transform((wire): CricketScore => ({
    sport: 'cricket',
    team: wire.team,
    innings: wire.innings === 2 ? 2 : 1,
    runs: wire.runs,
    wickets: wire.wickets,
    ballsBowled: countBalls(wire.overs),
    balls: wire.balls,
    need: wire.need_runs === null || wire.need_balls === null ? null : { runs: wire.need_runs, balls: wire.need_balls },
    status: wire.status,
    lines: wire.lines,
  })),
);

const soccer = z.pipe(
  z.object({
    sport: z.literal('soccer'),
    home: text,
    away: text,
    home_goals: count,
    away_goals: count,
    minute: count,
    added: count,
    half: numberOrNull,
    status: text,
  }),
  z.transform((wire): SoccerScore => ({
    sport: 'soccer',
    teams: [wire.home, wire.away],
    goals: [wire.home_goals, wire.away_goals],
    minute: wire.minute,
    added: wire.added,
    half: wire.half === 1 || wire.half === 2 ? wire.half : null,
    status: wire.status,
  })),
);

/** Greatest number of sets shown, more than any match has. */
const MAX_SETS = 5;

const tennis = z.pipe(
  z.object({
    sport: z.literal('tennis'),
    first: text,
    second: text,
    sets: list(z.object({ first: count, second: count })),
    first_points: text,
    second_points: text,
    server: numberOrNull,
    status: text,
  }),
  z.transform((wire): TennisScore => ({
    sport: 'tennis',
    players: [wire.first, wire.second],
    sets: wire.sets.slice(-MAX_SETS).map(({ first, second }) => [first, second]),
    points: wire.first_points === '' || wire.second_points === '' ? null : [wire.first_points, wire.second_points],
    server: wire.server === 1 ? 0 : wire.server === 2 ? 1 : null,
    status: wire.status,
  })),
);

/**
 * Reads the score of a match. This call is our own, used only when the configuration enables it. Status false ("none")
 * means a match without a score.
 */
export const score = endpoint({
  method: 'POST',
  path: '/match/score',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 8_000,
  emptyResponse: null,
  request: z.object({ match_id: z.string() }),
  response: z.nullable(z.union([cricket, soccer, tennis])) satisfies z.ZodMiniType<MatchScore | null>,
});

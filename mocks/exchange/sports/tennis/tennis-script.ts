import { SECOND_MS } from '#shared/format/durations.ts';
import type { Rng } from '../../world/rng.ts';
import { isInTieBreak, type TennisState } from './tennis-chances.ts';

export interface TennisPoint {
  /** End of the point, when the market knows it. */
  readonly at: number;
  readonly state: TennisState;
}

export interface TennisScript {
  /** Share of service points that each player wins. */
  readonly serving: readonly [number, number];
  readonly points: readonly TennisPoint[];
  readonly firstSetEndsAt: number;
  readonly firstSetWinner: 0 | 1;
  /** Null when a player retired. */
  readonly winner: 0 | 1 | null;
  readonly endsAt: number;
}

const plus = (pair: readonly [number, number], side: 0 | 1): readonly [number, number] =>
  side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
const getOtherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

const isGameWon = ([a, b]: readonly [number, number], target: number) =>
  Math.max(a, b) >= target && Math.abs(a - b) >= 2;
const isSetWon = ([a, b]: readonly [number, number]) =>
  Math.max(a, b) === 7 || (Math.max(a, b) === 6 && Math.abs(a - b) >= 2);

/** Server of the next point of a tie-break: one point, then two each. */
const getTieBreakServer = (first: 0 | 1, played: number): 0 | 1 =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : getOtherSide(first);

/** Server of the next point. */
export const getServer = (state: TennisState): 0 | 1 =>
  isInTieBreak(state) ? getTieBreakServer(state.server, state.points[0] + state.points[1]) : state.server;

/** Returns the state after one more point, and what the point ended. */
export function applyPoint(state: TennisState, winner: 0 | 1): { state: TennisState; ended: 'point' | 'game' | 'set' } {
  const isTieBreak = isInTieBreak(state);
  const points = plus(state.points, winner);
  if (!isGameWon(points, isTieBreak ? 7 : 4)) return { state: { ...state, points }, ended: 'point' };
  const games = plus(state.games, winner);
  const server = getOtherSide(state.server);
  if (!isSetWon(games)) return { state: { ...state, games, points: [0, 0], server }, ended: 'game' };
  return { state: { sets: plus(state.sets, winner), games: [0, 0], points: [0, 0], server }, ended: 'set' };
}

/** Writes a best-of-three match point by point. */
export function writeTennis(rng: Rng, startsAt: number): TennisScript {
  const level = rng.drawBetween(0.6, 0.66);
  const gap = 0.03 * rng.drawNormal();
  const serving = [level + gap, level - gap] as const;
  let state: TennisState = { sets: [0, 0], games: [0, 0], points: [0, 0], server: rng.happens(0.5) ? 0 : 1 };
  let time = startsAt;
  let firstSet: { endsAt: number; winner: 0 | 1 } | null = null;
  const points: TennisPoint[] = [{ at: Number.NEGATIVE_INFINITY, state }];
  // A retirement comes after the first set, so that the set market has a result.
  const retiresAfter = rng.happens(0.02) ? rng.integer(100, 140) : Infinity;
  let isRetired = false;
  while (state.sets[0] < 2 && state.sets[1] < 2) {
    const server = getServer(state);
    const isHeld = rng.happens(serving[server]);
    time += Math.round(rng.drawBetween(24, 48) * SECOND_MS);
    const next = applyPoint(state, isHeld ? server : getOtherSide(server));
    state = next.state;
    points.push({ at: time, state });
    if (next.ended === 'set') {
      firstSet ??= { endsAt: time, winner: state.sets[0] === 1 ? 0 : 1 };
      time += 120 * SECOND_MS;
    } else if (next.ended === 'game' && (state.games[0] + state.games[1]) % 2 === 1) time += 80 * SECOND_MS;
    if (firstSet !== null && points.length > retiresAfter && next.ended === 'game') {
      isRetired = true;
      break;
    }
  }
  const endsAt = points.at(-1)?.at ?? time;
  return {
    serving,
    points,
    endsAt,
    firstSetEndsAt: firstSet?.endsAt ?? endsAt,
    firstSetWinner: firstSet?.winner ?? 0,
    winner: isRetired ? null : state.sets[0] === 2 ? 0 : 1,
  };
}

import type { TennisScore } from '#shared/domain/market/score.ts';
import { findLastIndex } from '../../world/time-ranges.ts';
import { isInTieBreak, type TennisState } from './tennis-chances.ts';
import { getServer, type TennisScript } from './tennis-script.ts';

type Games = readonly [number, number];

const names = ['0', '15', '30', '40'] as const;

/** Names the points of the current game as an umpire calls them. */
export function listPointNames(state: TennisState): readonly [string, string] {
  const [a, b] = state.points;
  if (isInTieBreak(state)) return [String(a), String(b)];
  if (a >= 3 && b >= 3) return a === b ? ['40', '40'] : a > b ? ['A', '40'] : ['40', 'A'];
  return [names[a] ?? '40', names[b] ?? '40'];
}

const countSets = ({ sets }: TennisState): number => sets[0] + sets[1];

/** Lists the games of each completed set: the games before its last point, plus one for its winner. */
function listPlayedSets(states: readonly TennisState[]): Games[] {
  return states.flatMap((state, index): Games[] => {
    const before = states[index - 1];
    if (before === undefined || countSets(before) === countSets(state)) return [];
    const [a, b] = before.games;
    return [state.sets[0] > before.sets[0] ? [a + 1, b] : [a, b + 1]];
  });
}

/** Returns the score at a time, from the same state as the prices. */
export function createTennisBoard(script: TennisScript, players: readonly [string, string], time: number): TennisScore {
  const { points, endsAt, winner } = script;
  const states = points
    .slice(
      0,
      Math.max(
        0,
        findLastIndex(points, time, (point) => point.at),
      ) + 1,
    )
    .map(({ state }) => state);
  const now = states.at(-1);
  const played = listPlayedSets(states);
  if (now === undefined || time >= endsAt) {
    const isRetired = winner === null && now !== undefined;
    return {
      sport: 'tennis',
      players,
      points: null,
      server: null,
      status: isRetired ? 'Retired' : 'Match over',
      sets: isRetired ? [...played, now.games] : played,
    };
  }
  return {
    sport: 'tennis',
    players,
    points: listPointNames(now),
    server: getServer(now),
    status: '',
    sets: [...played, now.games],
  };
}

import { createRunnerId, type Fixture } from '../../world/calendar.ts';
import { type Contest, createSimulatedMarket } from '../../world/contest.ts';
import { toMarketId } from '../../world/ids.ts';
import { createRng, hash } from '../../world/rng.ts';
import type { SimulatedMatch, SimulatedRunner } from '../../world/simulated-match.ts';
import { findLastIndex, isWithinRanges, type TimeRange } from '../../world/time-ranges.ts';
import { createTennisBoard, listPointNames } from './tennis-board.ts';
import { createTennisOdds } from './tennis-chances.ts';
import { type TennisScript, writeTennis } from './tennis-script.ts';

/** Lists the times at which the end of a set suspends the market. */
function setStops({ points }: TennisScript, seconds: number): TimeRange[] {
  return points.flatMap((point, i): TimeRange[] => {
    const before = points[i - 1];
    if (
      before === undefined ||
      point.state.sets[0] + point.state.sets[1] === before.state.sets[0] + before.state.sets[1]
    )
      return [];
    return [{ from: point.at - 1_000, to: point.at + seconds * 1_000 }];
  });
}

export function createTennisMatch({ slot, announcement, key, entrants }: Fixture): SimulatedMatch {
  const rng = createRng(key, 1);
  const script = writeTennis(rng, announcement.startsAt);
  const { points } = script;
  const tennis = createTennisOdds(script.serving);
  const players: SimulatedRunner[] = entrants.map((name) => ({
    runnerId: createRunnerId(announcement.sportId, name),
    name,
    removedAt: null,
  }));
  const interest = rng.drawLogNormal(60_000, 0.6);
  const stops = setStops(script, 7);
  const settlesAt = script.endsAt + 60_000;

  const findPointAt = (time: number) =>
    points[
      Math.max(
        0,
        findLastIndex(points, time, (point) => point.at),
      )
    ];
  const getLastEventAt = (time: number) => {
    const at = findPointAt(time)?.at ?? Number.NEGATIVE_INFINITY;
    return Number.isFinite(at) ? at : null;
  };
  const createEnding = (winner: 0 | 1 | null): Contest['ending'] => {
    const player = winner === null ? undefined : players[winner];
    return player === undefined ? { kind: 'void' } : { kind: 'won', winnerId: player.runnerId };
  };
  const common = {
    announcement,
    kind: 'odds',
    ladder: 'betfair',
    runners: players,
    inPlayAt: announcement.startsAt,
    getLastEventAt,
    isSuspended: (time: number) => isWithinRanges(stops, time),
  } as const;

  const contests: Contest[] = [
    {
      ...common,
      key: hash(key, 100),
      marketId: toMarketId(slot, 0, 'exchange'),
      name: 'Match Odds',
      type: 'match-odds',
      liquidity: interest,
      closesAt: script.endsAt,
      settlesAt,
      ending: createEnding(script.winner),
      calculateChances(time) {
        const point = findPointAt(time);
        const chance = point === undefined ? 0.5 : tennis.calculateMatchChance(point.state);
        return [chance, 1 - chance];
      },
    },
    {
      ...common,
      key: hash(key, 101),
      marketId: toMarketId(slot, 1, 'exchange'),
      name: 'Set 1 Winner',
      type: 'other',
      liquidity: interest / 8,
      closesAt: script.firstSetEndsAt,
      settlesAt: script.firstSetEndsAt + 60_000,
      ending: createEnding(script.firstSetWinner),
      calculateChances(time) {
        const point = findPointAt(time);
        const chance =
          point === undefined || point.state.sets[0] + point.state.sets[1] > 0
            ? 0.5
            : tennis.calculateSetChance(point.state);
        return [chance, 1 - chance];
      },
    },
  ];
  return {
    announcement,
    markets: contests.map(createSimulatedMarket),
    linesOpenAt: null,
    getLines: () => [],
    endsAt: settlesAt,
    getScore(time) {
      const point = findPointAt(time);
      if (time < announcement.startsAt || point === undefined) return null;
      const { sets, games } = point.state;
      return `Sets ${sets[0]}-${sets[1]}, games ${games[0]}-${games[1]}, ${listPointNames(point.state).join('-')}`;
    },
    getScoreboard: (time) =>
      time < announcement.startsAt
        ? null
        : createTennisBoard(script, [players[0]?.name ?? '', players[1]?.name ?? ''], time),
  };
}

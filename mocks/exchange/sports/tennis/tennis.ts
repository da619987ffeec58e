import { createRunnerId, type Fixture } from '../../world/calendar.ts';
import { type Contest, createMarketSource } from '../../world/contest.ts';
import { toMarketId } from '../../world/ids.ts';
import { createRng, hash } from '../../world/rng.ts';
import type { MatchSource, RunnerSheet } from '../../world/sources.ts';
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

export function createTennisMatch({ slot, sheet, key, entrants }: Fixture): MatchSource {
  const rng = createRng(key, 1);
  const script = writeTennis(rng, sheet.startsAt);
  const { points } = script;
  const tennis = createTennisOdds(script.serving);
  const players: RunnerSheet[] = entrants.map((name) => ({
    runnerId: createRunnerId(sheet.sportId, name),
    name,
    removedAt: null,
  }));
  const interest = rng.logNormal(60_000, 0.6);
  const stops = setStops(script, 7);
  const settlesAt = script.endsAt + 60_000;

  const pointAt = (time: number) =>
    points[
      Math.max(
        0,
        findLastIndex(points, time, (point) => point.at),
      )
    ];
  const lastEventAt = (time: number) => {
    const at = pointAt(time)?.at ?? Number.NEGATIVE_INFINITY;
    return Number.isFinite(at) ? at : null;
  };
  const endingFor = (winner: 0 | 1 | null): Contest['ending'] => {
    const player = winner === null ? undefined : players[winner];
    return player === undefined ? { kind: 'void' } : { kind: 'won', winnerId: player.runnerId };
  };
  const common = {
    sheet,
    kind: 'odds',
    ladder: 'betfair',
    runners: players,
    inPlayAt: sheet.startsAt,
    lastEventAt,
    suspended: (time: number) => isWithinRanges(stops, time),
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
      ending: endingFor(script.winner),
      chances(time) {
        const point = pointAt(time);
        const chance = point === undefined ? 0.5 : tennis.match(point.state);
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
      ending: endingFor(script.firstSetWinner),
      chances(time) {
        const point = pointAt(time);
        const chance =
          point === undefined || point.state.sets[0] + point.state.sets[1] > 0 ? 0.5 : tennis.set(point.state);
        return [chance, 1 - chance];
      },
    },
  ];
  return {
    sheet,
    markets: contests.map(createMarketSource),
    linesOpenAt: null,
    lines: () => [],
    endsAt: settlesAt,
    score(time) {
      const point = pointAt(time);
      if (time < sheet.startsAt || point === undefined) return null;
      const { sets, games } = point.state;
      return `Sets ${sets[0]}-${sets[1]}, games ${games[0]}-${games[1]}, ${listPointNames(point.state).join('-')}`;
    },
    scoreboard: (time) =>
      time < sheet.startsAt ? null : createTennisBoard(script, [players[0]?.name ?? '', players[1]?.name ?? ''], time),
  };
}

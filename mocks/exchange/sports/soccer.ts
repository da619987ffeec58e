import { createRunnerId, type Fixture } from '../world/calendar.ts';
import { type Contest, createSimulatedMarket } from '../world/contest.ts';
import { DRAW_ID, toMarketId } from '../world/ids.ts';
import { formatShortName } from '../world/names.ts';
import { createRng, hash } from '../world/rng.ts';
import type { MarketEnding, SimulatedMatch, SimulatedRunner } from '../world/simulated-match.ts';
import { findLastIndex, isWithinRanges } from '../world/time-ranges.ts';
import { calculateClockAt, calculatePartLeft, type SoccerScript, writeSoccer } from './soccer-script.ts';

const MOST_GOALS = 9;
const UNDER = 47972;
const OVER = 47973;

/** Chances of 0, 1, 2 … goals. */
function calculateGoalChances(expected: number): number[] {
  const chances = [Math.exp(-expected)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * expected) / goals);
  return chances;
}

interface SoccerStanding {
  readonly score: readonly [number, number];
  readonly left: number;
}

function findStanding(script: SoccerScript, time: number): SoccerStanding {
  const known = script.goals.filter((goal) => goal.resumesAt <= time);
  const home = known.filter((goal) => goal.side === 0).length;
  return { score: [home, known.length - home], left: calculatePartLeft(script, time) };
}

function calculateResultChances(
  { rates }: SoccerScript,
  { score, left }: SoccerStanding,
): readonly [number, number, number] {
  const home = calculateGoalChances(rates[0] * left);
  const away = calculateGoalChances(rates[1] * left);
  let win = 0;
  let draw = 0;
  let total = 0;
  home.forEach((h, more) =>
    away.forEach((a, other) => {
      const lead = score[0] + more - score[1] - other;
      total += h * a;
      if (lead > 0) win += h * a;
      if (lead === 0) draw += h * a;
    }),
  );
  return [win / total, (total - win - draw) / total, draw / total];
}

function calculateUnderChance({ rates }: SoccerScript, { score, left }: SoccerStanding, line: number): number {
  const goalsLeft = Math.floor(line) - score[0] - score[1];
  return calculateGoalChances((rates[0] + rates[1]) * left)
    .slice(0, Math.max(0, goalsLeft + 1))
    .reduce((sum, chance) => sum + chance, 0);
}

export function createSoccerMatch({ slot, announcement, key, entrants }: Fixture): SimulatedMatch {
  const rng = createRng(key, 1);
  const script = writeSoccer(rng, announcement.startsAt);
  const names = [entrants[0] ?? '', entrants[1] ?? ''] as const;
  const sides: SimulatedRunner[] = names.map((name) => ({
    runnerId: createRunnerId(announcement.sportId, name),
    name,
    removedAt: null,
  }));
  const threeWays: SimulatedRunner[] = [...sides, { runnerId: DRAW_ID, name: 'The Draw', removedAt: null }];
  const interest = rng.drawLogNormal(90_000, 0.6);
  const settlesAt = script.endsAt + 90_000;
  const goalSuspensions = script.goals.map((goal) => ({ from: goal.at, to: goal.resumesAt }));
  const final = findStanding(script, script.endsAt).score;

  const createEnding = (runner: SimulatedRunner | undefined): MarketEnding =>
    script.abandonedAt !== null || runner === undefined ? { kind: 'void' } : { kind: 'won', winnerId: runner.runnerId };

  const createContest = (
    number: number,
    spec: Pick<Contest, 'name' | 'type' | 'runners' | 'calculateChances' | 'ending'>,
    liquidity: number,
  ): Contest => ({
    announcement,
    key: hash(key, 100 + number),
    kind: 'odds',
    ladder: 'betfair',
    inPlayAt: announcement.startsAt,
    closesAt: script.endsAt,
    settlesAt,
    liquidity,
    marketId: toMarketId(slot, number, 'exchange'),
    isSuspended: (time) => isWithinRanges(goalSuspensions, time),
    getLastEventAt: (time) =>
      script.goals[findLastIndex(script.goals, time, (goal) => goal.resumesAt)]?.resumesAt ?? null,
    ...spec,
  });

  const winner = final[0] > final[1] ? threeWays[0] : final[0] < final[1] ? threeWays[1] : threeWays[2];
  const overUnder = [1.5, 2.5, 3.5].map((line, i): Contest => {
    const runners: SimulatedRunner[] = [
      { runnerId: UNDER, name: `Under ${line} Goals`, removedAt: null },
      { runnerId: OVER, name: `Over ${line} Goals`, removedAt: null },
    ];
    return createContest(
      i + 1,
      {
        name: `Over/Under ${line} Goals`,
        type: 'over-under',
        runners,
        ending: createEnding(final[0] + final[1] < line ? runners[0] : runners[1]),
        calculateChances: (time) => {
          const under = calculateUnderChance(script, findStanding(script, time), line);
          return [under, 1 - under];
        },
      },
      interest / 6,
    );
  });

  return {
    announcement,
    markets: [
      createContest(
        0,
        {
          name: 'Match Odds',
          type: 'match-odds',
          runners: threeWays,
          calculateChances: (time) => calculateResultChances(script, findStanding(script, time)),
          ending: createEnding(winner),
        },
        interest,
      ),
      ...overUnder,
    ].map(createSimulatedMarket),
    linesOpenAt: null,
    getLines: () => [],
    endsAt: settlesAt,
    getScore(time) {
      if (time < announcement.startsAt) return null;
      const { score } = findStanding(script, time);
      const [home, away] = names.map(formatShortName);
      return `${home} ${score[0]} - ${score[1]} ${away}, ${calculateClockAt(script, time).minute}'`;
    },
    listEvents: (until) =>
      script.goals
        .filter(({ at }) => at <= until)
        .map(({ at, resumesAt }) => {
          const { score } = findStanding(script, resumesAt);
          return { kind: 'goal', at, until: null, label: `${score[0]} - ${score[1]}` };
        }),
    getScoreboard(time) {
      if (time < announcement.startsAt) return null;
      return {
        sport: 'soccer',
        teams: names,
        goals: findStanding(script, time).score,
        ...calculateClockAt(script, time),
      };
    },
  };
}

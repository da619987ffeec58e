import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Rng } from '../../world/rng.ts';
import { calculateExpectedRuns } from './cricket-chances.ts';

export const BALLS = 120;

/** One delivery, with the score after it. */
export interface Delivery {
  readonly innings: 0 | 1;
  /** Completed overs and the number of the ball when it is bowled, from 0 and 1. A wide is bowled again. */
  readonly over: number;
  readonly ball: number;
  readonly legal: boolean;
  readonly runs: number;
  readonly wicket: boolean;
  /** The ball is in progress from here to `endedAt`. */
  readonly bowledAt: number;
  readonly endedAt: number;
  /** End of the suspension: the end of the ball, later after a wicket. */
  readonly resumesAt: number;
  readonly total: number;
  readonly wickets: number;
  readonly legalBalls: number;
}

export interface Innings {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly deliveries: readonly Delivery[];
  readonly total: number;
}

export interface CricketScript {
  readonly tossAt: number;
  /** Index of the runner; 0 is the side named first. */
  readonly tossWinner: 0 | 1;
  readonly battingFirst: 0 | 1;
  /** 1 is average. */
  readonly strengths: readonly [number, number];
  readonly innings: readonly Innings[];
  readonly abandonedAt: number | null;
  readonly endsAt: number;
  readonly isTied: boolean;
  /** Null when abandoned. A super over decides a tie. */
  readonly winner: 0 | 1 | null;
}

interface Chase {
  readonly target: number | null;
  readonly strength: number;
}

function calculateAggression(over: number, runsNeeded: number | null, ballsLeft: number, wicketsLeft: number): number {
  const phase = over < 6 ? 1.08 : over >= 16 ? 1.35 : 0.93;
  if (runsNeeded === null) return phase;
  const pressure = runsNeeded / Math.max(1, calculateExpectedRuns(ballsLeft, wicketsLeft));
  return phase * Math.min(1.35, Math.max(0.82, pressure));
}

interface BallOutcome {
  readonly runs: number;
  readonly wicket: boolean;
  readonly legal: boolean;
}

function bowlBall(rng: Rng, aggressionLevel: number, strength: number): BallOutcome {
  const roll = rng.draw();
  const chances: readonly [number, BallOutcome][] = [
    [0.035, { runs: 1, wicket: false, legal: false }],
    [(0.046 * (0.55 + 0.45 * aggressionLevel)) / strength, { runs: 0, wicket: true, legal: true }],
    [0.055 * aggressionLevel * strength, { runs: 6, wicket: false, legal: true }],
    [0.112 * aggressionLevel * strength, { runs: 4, wicket: false, legal: true }],
    [0.07, { runs: 2, wicket: false, legal: true }],
    [0.005, { runs: 3, wicket: false, legal: true }],
    [0.385, { runs: 1, wicket: false, legal: true }],
  ];
  let reached = 0;
  for (const [chance, ball] of chances) {
    reached += chance;
    if (roll < reached) return ball;
  }
  return { runs: 0, wicket: false, legal: true };
}

function playInnings(rng: Rng, innings: 0 | 1, startsAt: number, chase: Chase): Innings {
  const deliveries: Delivery[] = [];
  let time = startsAt + 20 * SECOND_MS;
  let total = 0;
  let wickets = 0;
  let legalBalls = 0;
  while (legalBalls < BALLS && wickets < 10 && (chase.target === null || total < chase.target)) {
    const over = Math.floor(legalBalls / 6);
    const needed = chase.target === null ? null : chase.target - total;
    const { runs, wicket, legal } = bowlBall(
      rng,
      calculateAggression(over, needed, BALLS - legalBalls, 10 - wickets),
      chase.strength,
    );
    const ball = (legalBalls % 6) + 1;
    const bowledAt = Math.round(time);
    // As in recorded matches: a ball is in progress for 7.5 s at the median and 17 s at the 90th percentile.
    const endedAt = Math.round(bowledAt + Math.min(45, Math.max(3, rng.drawLogNormal(7.5, 0.64))) * SECOND_MS);
    total += runs;
    if (wicket) wickets++;
    if (legal) legalBalls++;
    const resumesAt = wicket ? endedAt + Math.round(rng.drawBetween(8, 40) * SECOND_MS) : endedAt;
    deliveries.push({
      innings,
      over,
      ball,
      legal,
      runs,
      wicket,
      bowledAt,
      endedAt,
      resumesAt,
      total,
      wickets,
      legalBalls,
    });
    const pause = rng.drawBetween(20, 32) + (legal && legalBalls % 6 === 0 ? 38 : 0) + (wicket ? 65 : 0);
    time = endedAt + pause * SECOND_MS;
  }
  return { startsAt, endsAt: deliveries.at(-1)?.resumesAt ?? startsAt, deliveries, total };
}

function cutInnings(innings: Innings, at: number): Innings {
  const deliveries = innings.deliveries.filter((delivery) => delivery.endedAt <= at);
  return {
    startsAt: innings.startsAt,
    endsAt: Math.min(innings.endsAt, at),
    deliveries,
    total: deliveries.at(-1)?.total ?? 0,
  };
}

/** Returns the end of ordinary play. The super over of a tie comes after it, and counts only for the winner. */
export const getPlayEnd = ({ innings, isTied, endsAt }: CricketScript): number =>
  isTied ? (innings.at(-1)?.endsAt ?? endsAt) : endsAt;

/** Writes a twenty-over match from toss to result. */
export function writeCricket(rng: Rng, startsAt: number): CricketScript {
  const strengths = [1 + 0.07 * rng.drawNormal(), 1 + 0.07 * rng.drawNormal()] as const;
  const tossWinner = rng.happens(0.5) ? 0 : 1;
  const battingFirst = rng.happens(0.55) ? tossWinner : tossWinner === 0 ? 1 : 0;
  const chasing = battingFirst === 0 ? 1 : 0;
  const first = playInnings(rng, 0, startsAt, { target: null, strength: strengths[battingFirst] });
  const second = playInnings(rng, 1, first.endsAt + 17 * MINUTE_MS, {
    target: first.total + 1,
    strength: strengths[chasing],
  });
  const common = { tossAt: startsAt - 30 * MINUTE_MS, tossWinner, battingFirst, strengths } as const;
  if (rng.happens(0.03)) {
    const abandonedAt = Math.round(rng.drawBetween(startsAt + 20 * MINUTE_MS, second.endsAt - 10 * MINUTE_MS));
    const innings = [first, second]
      .filter((part) => part.startsAt < abandonedAt)
      .map((part) => cutInnings(part, abandonedAt));
    return { ...common, innings, abandonedAt, endsAt: abandonedAt, isTied: false, winner: null };
  }
  const isTied = first.total === second.total;
  const superOver = rng.happens(0.5) ? 0 : 1;
  const winner = isTied ? superOver : second.total > first.total ? chasing : battingFirst;
  return {
    ...common,
    innings: [first, second],
    abandonedAt: null,
    endsAt: second.endsAt + (isTied ? 14 * MINUTE_MS : 0),
    isTied,
    winner,
  };
}

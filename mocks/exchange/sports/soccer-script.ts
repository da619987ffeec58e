import type { SoccerScore } from '#shared/domain/market/score.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Rng } from '../world/rng.ts';
import type { TimeRange } from '../world/time-ranges.ts';

export interface Goal {
  readonly at: number;
  readonly side: 0 | 1;
  /** End of the suspension, when the market knows the score. */
  readonly resumesAt: number;
}

export interface SoccerScript {
  /** Expected goals of each side in a whole match. */
  readonly rates: readonly [number, number];
  readonly halves: readonly [TimeRange, TimeRange];
  readonly goals: readonly Goal[];
  readonly abandonedAt: number | null;
  readonly endsAt: number;
}

/** Writes a match from kick-off to the last whistle: about 1 h 53 min with the break and stoppage time. */
export function writeSoccer(rng: Rng, startsAt: number): SoccerScript {
  const rates = [rng.drawLogNormal(1.45, 0.35), rng.drawLogNormal(1.15, 0.35)] as const;
  const firstEnd = startsAt + Math.round(rng.drawBetween(46, 49) * MINUTE_MS);
  const secondStart = firstEnd + 15 * MINUTE_MS;
  const secondEnd = secondStart + Math.round(rng.drawBetween(48, 52) * MINUTE_MS);
  const halves = [
    { from: startsAt, to: firstEnd },
    { from: secondStart, to: secondEnd },
  ] as const;
  const goals: Goal[] = [];
  const perMinute = (rates[0] + rates[1]) / 95;
  for (const half of halves) {
    let time = half.from;
    for (;;) {
      time += Math.round((-Math.log(1 - rng.draw()) / perMinute) * MINUTE_MS);
      if (time >= half.to - 50 * SECOND_MS) break;
      const resumesAt = time + Math.round(rng.drawBetween(12, 40) * SECOND_MS);
      goals.push({ at: time, side: rng.happens(rates[0] / (rates[0] + rates[1])) ? 0 : 1, resumesAt });
      time = resumesAt + 30 * SECOND_MS;
    }
  }
  if (!rng.happens(0.01)) return { rates, halves, goals, abandonedAt: null, endsAt: secondEnd };
  const abandonedAt = Math.round(rng.drawBetween(startsAt + 10 * MINUTE_MS, secondEnd - 5 * MINUTE_MS));
  return {
    rates,
    halves,
    goals: goals.filter((goal) => goal.resumesAt < abandonedAt),
    abandonedAt,
    endsAt: abandonedAt,
  };
}

/** Returns the remaining part of the match, 1 before kick-off. */
export function calculatePartLeft({ halves: [first, second] }: SoccerScript, time: number): number {
  const calculateRemainingMs = (half: TimeRange) => Math.min(half.to - half.from, Math.max(0, half.to - time));
  return (
    (calculateRemainingMs(first) + calculateRemainingMs(second)) / (first.to - first.from + second.to - second.from)
  );
}

/** Returns the match clock. The minute stays at 45 and 90 in stoppage time, which has its own count. */
export function calculateClockAt(
  script: SoccerScript,
  time: number,
): Pick<SoccerScore, 'minute' | 'added' | 'half' | 'status'> {
  const {
    halves: [first, second],
    endsAt,
    abandonedAt,
  } = script;
  const readHalfClock = (half: TimeRange, before: number) => {
    const played = Math.max(0, Math.floor((Math.min(time, half.to, endsAt) - half.from) / MINUTE_MS));
    return { minute: before + Math.min(45, played), added: Math.max(0, played - 45) };
  };
  const clockState = time < second.from ? readHalfClock(first, 0) : readHalfClock(second, 45);
  if (time >= endsAt)
    return { ...clockState, added: 0, half: null, status: abandonedAt === null ? 'Full time' : 'Abandoned' };
  if (time < first.to) return { ...clockState, half: 1, status: '' };
  if (time < second.from) return { ...clockState, added: 0, half: null, status: 'Half time' };
  return { ...clockState, half: 2, status: '' };
}

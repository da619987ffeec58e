import { MINUTE_MS } from '#shared/format/durations.ts';
import type { MatchAnnouncement } from '../../world/simulated-match.ts';
import { findLastIndex } from '../../world/time-ranges.ts';
import type { Forecast } from '../fancy-line.ts';
import { calculateExpectedRuns } from './cricket-chances.ts';
import { BALLS, type CricketScript, type Delivery, type Innings } from './cricket-script.ts';

export interface CricketMatchFacts {
  readonly announcement: MatchAnnouncement;
  readonly key: number;
  readonly script: CricketScript;
  readonly shortNames: readonly [string, string];
}

/** One innings as its session lines read it. */
export interface InningsView {
  readonly number: 0 | 1;
  readonly team: string;
  readonly opensAt: number;
  readonly innings: Innings;
  /** Tells whether rain ended the innings. False when the match is abandoned after the innings. */
  readonly isCutOff: boolean;
  /** Last delivery that ended by then. */
  findDeliveryAt(time: number): Delivery | undefined;
  /** Delivery that completed this number of balls. Undefined when the innings ended before. */
  findCompletingDelivery(balls: number): Delivery | undefined;
}

export function viewInnings({ script, shortNames }: CricketMatchFacts, number: 0 | 1, innings: Innings): InningsView {
  const { deliveries } = innings;
  const last = deliveries.at(-1);
  const isPlayedOut = last !== undefined && (last.legalBalls === BALLS || last.wickets === 10);
  const side = number === 0 ? script.battingFirst : script.battingFirst === 0 ? 1 : 0;
  return {
    number,
    innings,
    isCutOff: script.abandonedAt !== null && !isPlayedOut,
    team: shortNames[side],
    opensAt: number === 0 ? script.tossAt + 2 * MINUTE_MS : (script.innings[0]?.endsAt ?? 0) + 2 * MINUTE_MS,
    findDeliveryAt: (time) => deliveries[findLastIndex(deliveries, time, (delivery) => delivery.endedAt)],
    findCompletingDelivery: (balls) => deliveries.find((delivery) => delivery.legal && delivery.legalBalls === balls),
  };
}

/** Expected runs until this number of balls is bowled. */
export function forecastRest(balls: number, now: Delivery | undefined): Forecast {
  const bowled = now?.legalBalls ?? 0;
  const left = Math.max(0, balls - bowled);
  const inHand = 10 - (now?.wickets ?? 0);
  const expectedTotal = calculateExpectedRuns(BALLS - bowled, inHand);
  const runsAfter = balls >= BALLS ? 0 : calculateExpectedRuns(BALLS - balls, Math.max(1, inHand - left * 0.045));
  return { mean: Math.max(left * 0.9, expectedTotal - runsAfter), deviation: 1.75 * Math.sqrt(left) };
}

/** Forecast of the innings' total when this number of balls is bowled. */
export const forecastTotal =
  (view: InningsView, balls: number) =>
  (time: number): Forecast => {
    const now = view.findDeliveryAt(time);
    const rest = forecastRest(balls, now);
    return { mean: (now?.total ?? 0) + rest.mean, deviation: rest.deviation };
  };

/** Total that settles a line. Ten wickets settle it at the total; a winning run or rain during it makes it void. */
export function calculateTotalAfter(view: InningsView, balls: number): number | null {
  const reached = view.findCompletingDelivery(balls);
  if (reached !== undefined) return reached.total;
  const last = view.innings.deliveries.at(-1);
  return last?.wickets === 10 ? last.total : null;
}

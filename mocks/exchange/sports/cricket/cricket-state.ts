import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import { type CricketScore, formatOvers } from '#shared/domain/market/score.ts';
import { findLastIndex, type TimeRange } from '../../world/time-ranges.ts';
import { calculateBattingChance, calculateTieChance, type CricketState } from './cricket-chances.ts';
import { BALLS, type CricketScript, type Delivery } from './cricket-script.ts';

/** Information that the market has from this moment on. */
export interface CricketMark {
  readonly at: number;
  /** The chance of the side named first. */
  readonly chance: number;
  readonly tie: number;
}

export const listDeliveries = (script: CricketScript): Delivery[] =>
  script.innings.flatMap((innings) => innings.deliveries);

function toCricketState(script: CricketScript, innings: 0 | 1, delivery: Delivery | undefined): CricketState {
  const side = innings === 0 ? script.battingFirst : script.battingFirst === 0 ? 1 : 0;
  return {
    innings,
    total: delivery?.total ?? 0,
    ballsLeft: BALLS - (delivery?.legalBalls ?? 0),
    wicketsInHand: 10 - (delivery?.wickets ?? 0),
    target: innings === 0 ? null : (script.innings[0]?.total ?? 0) + 1,
    batting: script.strengths[side],
    bowling: script.strengths[side === 0 ? 1 : 0],
  };
}

/** Lists the chances before the match and after every ball. */
export function listCricketMarks(script: CricketScript): CricketMark[] {
  const mark = (at: number, innings: 0 | 1, delivery?: Delivery): CricketMark => {
    const state = toCricketState(script, innings, delivery);
    const batting = calculateBattingChance(state);
    const firstNamedBats = (innings === 0) === (script.battingFirst === 0);
    return { at, chance: firstNamedBats ? batting : 1 - batting, tie: calculateTieChance(state) };
  };
  const marks = [mark(Number.NEGATIVE_INFINITY, 0)];
  for (const delivery of listDeliveries(script)) marks.push(mark(delivery.resumesAt, delivery.innings, delivery));
  const last = script.innings[1];
  if (script.isTied && last !== undefined) marks.push({ at: last.endsAt, chance: 0.5, tie: 1 });
  return marks;
}

/** Lists the times at which a wicket suspends the match odds. */
export const listWicketSuspensions = (script: CricketScript): TimeRange[] =>
  listDeliveries(script)
    .filter((delivery) => delivery.wicket)
    .map((delivery) => ({ from: delivery.endedAt - 1_500, to: delivery.resumesAt }));

/** Lists the times at which the bookmaker takes no bets: during a ball, and for a while after a wicket. */
export const listBookmakerSuspensions = (script: CricketScript): TimeRange[] =>
  listDeliveries(script).map((delivery) => ({ from: delivery.bowledAt, to: delivery.resumesAt + 1_200 }));

const LAST_BALLS = 6;

/** Returns the score at a time. Null before the start. */
export function createCricketBoard(
  script: CricketScript,
  deliveries: readonly Delivery[],
  shortNames: readonly [string, string],
  time: number,
): Omit<CricketScore, 'lines'> | null {
  if (time < (script.innings[0]?.startsAt ?? Infinity)) return null;
  const [first, second] = script.innings;
  const innings = second !== undefined && time >= second.startsAt ? 1 : 0;
  const bowled = deliveries
    .slice(0, findLastIndex(deliveries, time, (delivery) => delivery.endedAt) + 1)
    .filter((delivery) => delivery.innings === innings);
  const last = bowled.at(-1);
  const side = innings === 0 ? script.battingFirst : script.battingFirst === 0 ? 1 : 0;
  const [runs, wickets, ballsBowled] = [last?.total ?? 0, last?.wickets ?? 0, last?.legalBalls ?? 0];
  const isOver = time >= script.endsAt || (innings === 1 && second !== undefined && time >= second.endsAt);
  const missing = (first?.total ?? 0) + 1 - runs;
  return {
    sport: 'cricket',
    team: shortNames[side],
    innings: innings === 0 ? 1 : 2,
    runs,
    wickets,
    ballsBowled,
    balls: bowled
      .slice(-LAST_BALLS)
      .map((delivery) => ({ runs: delivery.runs, wicket: delivery.wicket, extra: !delivery.legal })),
    need: innings === 0 || isOver || missing <= 0 ? null : { runs: missing, balls: BALLS - ballsBowled },
    status: isOver ? 'Match over' : innings === 0 && first !== undefined && time >= first.endsAt ? 'Innings break' : '',
  };
}

/** Formats the score as "CHE 84/3 (10.2)", with the target in a chase. */
export function createCricketScore(
  script: CricketScript,
  deliveries: readonly Delivery[],
  shortNames: readonly [string, string],
  time: number,
): string | null {
  const board = createCricketBoard(script, deliveries, shortNames, time);
  if (board === null) return null;
  const chase = board.innings === 2 ? `, target ${(script.innings[0]?.total ?? 0) + 1}` : '';
  return `${board.team} ${board.runs}/${board.wickets} (${formatOvers(board.ballsBowled)})${chase}`;
}

/** Lists the wickets up to a time, each with the score after it, and the break between the innings. */
export function listCricketEvents(
  script: CricketScript,
  deliveries: readonly Delivery[],
  shortNames: readonly [string, string],
  until: number,
): PriceEvent[] {
  const [first, second] = script.innings;
  const wickets = deliveries
    .filter(({ wicket, endedAt }) => wicket && endedAt <= until)
    .map(({ endedAt }): PriceEvent => ({
      kind: 'wicket',
      at: endedAt,
      until: null,
      label: createCricketScore(script, deliveries, shortNames, endedAt) ?? '',
    }));
  if (first === undefined || second === undefined || first.endsAt > until) return wickets;
  return [
    ...wickets,
    { kind: 'innings-break', at: first.endsAt, until: second.startsAt, label: `Target ${first.total + 1}` },
  ];
}

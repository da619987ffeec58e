import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { toFancyId } from '../../world/ids.ts';
import { hash } from '../../world/rng.ts';
import type { SimulatedLine } from '../../world/simulated-match.ts';
import { findLastIndex } from '../../world/time-ranges.ts';
import { type LineSpec, simulateFancyLine } from '../fancy-line.ts';
import { BALLS, getPlayEnd } from './cricket-script.ts';
import {
  calculateTotalAfter,
  type CricketMatchFacts,
  forecastRest,
  forecastTotal,
  type InningsView,
  viewInnings,
} from './innings-view.ts';

/** Line numbers per innings, with room for every delivery. */
const PER_INNINGS = 500;

function createTotalLines(view: InningsView): LineSpec[] {
  return [6, 10, 15, 20].flatMap((overs): LineSpec[] => {
    const result = calculateTotalAfter(view, overs * 6);
    const closesAt = view.findCompletingDelivery(overs * 6)?.bowledAt ?? view.innings.endsAt;
    const common = {
      opensAt: view.opensAt,
      closesAt,
      order: overs,
      getReachedRun: (time: number) => view.findDeliveryAt(time)?.total ?? 0,
    };
    return [
      {
        ...common,
        number: overs,
        name: `${overs} over run ${view.team}`,
        category: overs === 20 ? 'fancy' : 'session',
        result,
        forecast: forecastTotal(view, overs * 6),
      },
      {
        ...common,
        number: 300 + overs,
        order: 300 + overs,
        name: `${overs} over run odd ${view.team}`,
        category: 'odd-even',
        result: result === null ? null : result % 2,
        getReachedRun: () => null,
        forecast: 'even-chance',
      },
    ];
  });
}

function createWicketLines(view: InningsView): LineSpec[] {
  const fallen = view.innings.deliveries.filter((delivery) => delivery.wicket);
  const started = view.innings.deliveries.length > 0 ? Math.min(10, fallen.length + 1) : 0;
  return Array.from({ length: started }, (_, i): LineSpec => {
    const wicket = fallen[i];
    const isVoided = view.isCutOff && wicket === undefined;
    const sinceBowled = wicket === undefined ? 0 : wicket.endedAt - wicket.bowledAt;
    return {
      number: 30 + i,
      order: 30 + i,
      name: `Fall of wicket ${i + 1} ${view.team}`,
      category: 'fancy',
      opensAt: i === 0 ? view.opensAt : (fallen[i - 1]?.resumesAt ?? view.opensAt),
      // The ball must not close the line, which would reveal its wicket. The later times count from the ball.
      closesAt: wicket?.endedAt ?? view.innings.endsAt,
      hidesAfter: MINUTE_MS - sinceBowled,
      settlesAfter: MINUTE_MS - sinceBowled,
      result: isVoided ? null : (wicket?.total ?? view.innings.total),
      getReachedRun: (time) => view.findDeliveryAt(time)?.total ?? 0,
      forecast: (time) => {
        const now = view.findDeliveryAt(time);
        const partnership = Math.min(26, forecastRest(BALLS, now).mean);
        return { mean: (now?.total ?? 0) + partnership, deviation: partnership * 0.8 };
      },
    };
  });
}

function createOverLines(view: InningsView): LineSpec[] {
  return Array.from({ length: 20 }, (_, i): LineSpec | null => {
    const before = view.findCompletingDelivery(i * 6);
    const opener = i <= 1 ? { endedAt: view.opensAt } : view.findCompletingDelivery((i - 1) * 6);
    if (opener === undefined || (i > 0 && before === undefined) || view.innings.deliveries.length === 0) return null;
    const end = view.findCompletingDelivery((i + 1) * 6);
    const startTotal = before?.total ?? 0;
    const countOverRuns = (time: number) => {
      const now = view.findDeliveryAt(time);
      const inOver = now !== undefined && now.legalBalls >= i * 6 ? now : undefined;
      return inOver === undefined
        ? { made: 0, left: 6 }
        : { made: inOver.total - startTotal, left: (i + 1) * 6 - inOver.legalBalls };
    };
    return {
      number: 60 + i,
      order: 60 + i,
      name: `Only ${i + 1} over run ${view.team}`,
      category: 'over-by-over',
      opensAt: opener.endedAt,
      closesAt: end?.bowledAt ?? view.innings.endsAt,
      result: end === undefined ? null : end.total - startTotal,
      getReachedRun: (time) => countOverRuns(time).made,
      forecast: (time) => {
        const { made, left } = countOverRuns(time);
        return { mean: made + left * (i < 6 ? 1.4 : i >= 16 ? 1.7 : 1.25), deviation: 1.75 * Math.sqrt(left) };
      },
    };
  }).filter((line) => line !== null);
}

const createBallLines = (view: InningsView): LineSpec[] =>
  view.innings.deliveries.map((delivery, i): LineSpec => ({
    number: 100 + i,
    order: 100 + i,
    name: `${delivery.over}.${delivery.ball} ball run ${view.team}`,
    category: 'ball-by-ball',
    opensAt: view.innings.deliveries[i - 1]?.resumesAt ?? view.opensAt,
    closesAt: delivery.bowledAt,
    hidesAfter: 12 * SECOND_MS,
    settlesAfter: delivery.endedAt - delivery.bowledAt + 3 * SECOND_MS,
    result: delivery.runs,
    forecast: () => ({ mean: 1.35, deviation: 1.6 }),
  }));

function createMatchLines({ script }: CricketMatchFacts): LineSpec[] {
  const all = script.innings.flatMap((innings) => innings.deliveries);
  return [4, 6].map((runs, i): LineSpec => {
    const counted = all.filter((delivery) => delivery.runs === runs);
    const rate = runs === 4 ? 0.115 : 0.058;
    return {
      number: 2 * PER_INNINGS + i,
      order: 900 + i,
      name: runs === 4 ? 'Total match fours' : 'Total match sixes',
      category: 'other',
      opensAt: script.tossAt + 2 * MINUTE_MS,
      closesAt: getPlayEnd(script) - 10 * SECOND_MS,
      result: script.abandonedAt === null ? counted.length : null,
      getReachedRun: (time) => findLastIndex(counted, time, (delivery) => delivery.endedAt) + 1,
      forecast: (time) => {
        const bowled = findLastIndex(all, time, (delivery) => delivery.endedAt) + 1;
        const left = Math.max(0, 238 - bowled);
        return {
          mean: findLastIndex(counted, time, (delivery) => delivery.endedAt) + 1 + left * rate,
          deviation: Math.sqrt(left * rate),
        };
      },
    };
  });
}

/** Creates every session line of a match, from the toss on. */
export function createCricketLines(facts: CricketMatchFacts): SimulatedLine[] {
  const { announcement, key, script } = facts;
  const deliveries = script.innings.flatMap((innings) => innings.deliveries);
  const specs = script.innings.flatMap((innings, i) => {
    const number = i === 0 ? 0 : 1;
    const view = viewInnings(facts, number, innings);
    const lines = [
      ...createTotalLines(view),
      ...createWicketLines(view),
      ...createOverLines(view),
      ...createBallLines(view),
    ];
    return lines.map((line) => ({
      ...line,
      number: number * PER_INNINGS + line.number,
      order: number * PER_INNINGS + line.order,
    }));
  });
  return [...specs, ...createMatchLines(facts)]
    .filter((line) => line.closesAt > line.opensAt)
    .map((line) =>
      simulateFancyLine(
        { announcement, fancyId: toFancyId(announcement.matchId, line.number), key: hash(key, 7, line.number) },
        line,
        deliveries,
      ),
    );
}

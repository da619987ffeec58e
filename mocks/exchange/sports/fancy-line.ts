import type { RunLine } from '#shared/domain/market/market.ts';
import { drift } from '../world/rng.ts';
import type { SimulatedLine } from '../world/simulated-match.ts';
import { findLastIndex } from '../world/time-ranges.ts';
import { calculateNormalDistribution } from './cricket/cricket-chances.ts';
import type { Delivery } from './cricket/cricket-script.ts';

/** Operator's expectation of a line. */
export interface Forecast {
  readonly mean: number;
  readonly deviation: number;
}

export interface LineSpec {
  readonly number: number;
  readonly order: number;
  readonly name: string;
  readonly category: SimulatedLine['category'];
  readonly opensAt: number;
  readonly closesAt: number;
  /** Milliseconds until the line is hidden after it closes. Default: a minute. */
  readonly hidesAfter?: number;
  readonly settlesAfter?: number;
  readonly result: number | null;
  /** `even-chance`: the line asks odd or even, and YES is odd. */
  readonly getReachedRun?: (time: number) => number | null;
  readonly forecast: ((time: number) => Forecast) | 'even-chance';
}

type LineQuote = { readonly no: RunLine; readonly yes: RunLine };

const roundToFive = (value: number) => Math.min(190, Math.max(50, Math.round(value / 5) * 5));

function quoteLine({ mean, deviation }: Forecast): LineQuote {
  const run = Math.max(1, Math.round(mean));
  if (deviation >= 2.2) {
    const gap = deviation > 9 ? 2 : 1;
    return { no: { run, size: 100 }, yes: { run: run + gap, size: 100 } };
  }
  // When few runs are left, the line stays and the sizes show its chance.
  const reached = Math.min(
    0.7,
    Math.max(0.3, 1 - calculateNormalDistribution((run - 0.5 - mean) / Math.max(0.4, deviation))),
  );
  const fair = (100 * (1 - reached)) / reached;
  const yes = roundToFive(fair * 0.93);
  return { no: { run, size: Math.max(yes + 10, roundToFive(fair * 1.08)) }, yes: { run, size: yes } };
}

const oddEven: LineQuote = { no: { run: 1, size: 105 }, yes: { run: 1, size: 95 } };

/** Milliseconds for which a row shows that its rate has changed. */
const RATE_CHANGE_MS = 1_500;

/** Creates a line that can be read at any moment. */
export function simulateFancyLine(
  of: Pick<SimulatedLine, 'announcement' | 'fancyId'> & { readonly key: number },
  spec: LineSpec,
  deliveries: readonly Delivery[],
): SimulatedLine {
  const { forecast } = spec;

  function findLockReason(time: number): string | null {
    if (time >= spec.closesAt) return 'Closed';
    const ball = deliveries[findLastIndex(deliveries, time, (delivery) => delivery.bowledAt)];
    if (ball === undefined || time >= ball.resumesAt) return null;
    return time < ball.endedAt ? 'Ball Running' : 'Suspended';
  }

  function quoteAt(time: number): LineQuote {
    if (forecast === 'even-chance') return oddEven;
    const { mean, deviation } = forecast(time);
    return quoteLine({ mean: mean + 0.25 * deviation ** 0.5 * drift(of.key, time, 45_000), deviation });
  }

  return {
    announcement: of.announcement,
    fancyId: of.fancyId,
    name: spec.name,
    category: spec.category,
    order: spec.order,
    opensAt: spec.opensAt,
    result: spec.result,
    hidesAt: spec.closesAt + (spec.hidesAfter ?? 60_000),
    settlesAt: spec.closesAt + (spec.settlesAfter ?? 60_000),
    ...(spec.getReachedRun === undefined ? {} : { reached: spec.getReachedRun }),
    getQuoteAt(time) {
      const locked = findLockReason(time);
      if (locked === 'Closed') return { no: null, yes: null, lockedBy: locked, rateChanged: false };
      const { no, yes } = quoteAt(time);
      const before = quoteAt(time - RATE_CHANGE_MS);
      const rateChanged = before.no.run !== no.run || before.yes.run !== yes.run || before.yes.size !== yes.size;
      return { no, yes, lockedBy: locked, rateChanged };
    },
  };
}

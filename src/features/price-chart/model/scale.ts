import type { Market, MarketKind } from '#shared/domain/market/market.ts';
import { calculateImpliedChance } from '#shared/domain/odds/implied-chance.ts';
import { findNearestPrice } from '#shared/domain/odds/ladder.ts';
import { asMarketPrice, type BetPrice, MAX_ODDS, MIN_ODDS, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { getNumberFormat } from '#shared/format/display.ts';
import { formatPrice } from '#shared/format/price.ts';
import { plotTexts } from '../plot-texts.ts';

export type ChartView = 'price' | 'chance';

/** A label on the value axis. */
export interface AxisTick {
  /** Position on the scale, as from `toScaleValue`. */
  readonly value: number;
  readonly label: string;
}

/** Ends of the value axis. */
export interface ScaleRange {
  readonly low: number;
  readonly high: number;
}

interface ScaleKind {
  readonly kind: MarketKind;
  readonly ladder: Market['ladder'];
  readonly view: ChartView;
}

/** Returns what a stake of 1 wins at odds, and a stake of 100 at a payout, in hundredths. */
const toWin = (price: number, kind: MarketKind): number => (kind === 'odds' ? price - 100 : price);
const toPrice = (win: number, kind: MarketKind): number => (kind === 'odds' ? win + 100 : win);

/**
 * Returns the position of a price on the value axis; larger is higher.
 *
 * Prices lie by the logarithm of the win, short odds on top. Odds of 1.01 and 101 are then equally far from evens, so
 * two runners mirror each other. Chances lie by per cent, and session lines by runs.
 */
export function toScaleValue(price: BetPrice, { kind, view }: Pick<ScaleKind, 'kind' | 'view'>): number {
  if (kind === 'fancy') return price / 100;
  if (view === 'chance') return calculateImpliedChance(asMarketPrice(price), kind) / 100;
  return -Math.log(Math.max(1, toWin(price, kind)));
}

/** Formats a price as the chart shows it: as odds, payout or runs, or as its chance. */
export function formatValue(price: BetPrice | null, { kind, view }: Pick<ScaleKind, 'kind' | 'view'>): string {
  if (price === null) return plotTexts.noPrice;
  if (view === 'price' || kind === 'fancy') return formatPrice(price, kind);
  return plotTexts.chance({
    percent: getNumberFormat('plain', 1).format(calculateImpliedChance(asMarketPrice(price), kind) / 100),
  });
}

/** Returns the nearest step of 1, 2, 5 or, from 25 on, 2.5 times a power of ten at or above a length. */
function findRoundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const factors = power >= 10 ? [1, 2, 2.5, 5] : [1, 2, 5];
  return (factors.find((factor) => factor * power >= length) ?? 10) * power;
}

function listLinearTicks({ low, high }: ScaleRange, count: number, format: (value: number) => string): AxisTick[] {
  const step = Math.max(1, findRoundStep((high - low) / count));
  const ticks: AxisTick[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    ticks.push({ value, label: format(value) });
  return ticks;
}

/** Rounds to two digits: 1,234 to 1,200. */
function roundPayout(payout: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(payout)) - 1);
  return Math.max(1, Math.round(payout / power) * power);
}

/** Returns the nearest price that a label may state: a price of the ladder, or a payout of two digits. */
function findLabelPrice(win: number, kind: MarketKind, ladder: Market['ladder']): BetPrice {
  if (kind !== 'odds') return payoutPer100(roundPayout(win));
  return findNearestPrice(
    ladder === 'step' ? 'betfair' : ladder,
    Math.min(MAX_ODDS, Math.max(MIN_ODDS, toPrice(win, kind))),
  );
}

/**
 * Lists labels at about equal distances, from low to high: real prices of the ladder, per cents or runs. `count` is how
 * many fit; fewer appear where prices of the ladder coincide or leave the range.
 */
export function listAxisTicks(range: ScaleRange, scaleKind: ScaleKind, count: number): readonly AxisTick[] {
  const { kind, ladder, view } = scaleKind;
  const { low, high } = range;
  if (!(high > low) || count < 1) return [];
  if (kind === 'fancy') return listLinearTicks(range, count, String);
  if (view === 'chance') return listLinearTicks(range, count, (value) => plotTexts.chance({ percent: String(value) }));
  const ticks: AxisTick[] = [];
  for (let index = 0; index < count; index += 1) {
    const target = low + ((index + 0.5) / count) * (high - low);
    const price = findLabelPrice(Math.exp(-target), kind, ladder);
    const value = toScaleValue(price, scaleKind);
    if (value >= low && value <= high && value > (ticks.at(-1)?.value ?? -Infinity))
      ticks.push({ value, label: formatPrice(price, kind) });
  }
  return ticks;
}

/** Share of the axis that stays free above and below the prices. */
const MARGIN = 0.12;
const ALL_PER_CENT = 100;
/** Shortest axis: a quarter of the win, ten per cent, or four runs. */
const MIN_LENGTH = { price: 0.5, chance: 10, runs: 4 } as const;

/** Returns an axis around values, with a margin and a least length, so that a quiet market does not look wild. */
export function calculateRange(values: Iterable<number>, { kind, view }: Pick<ScaleKind, 'kind' | 'view'>): ScaleRange {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const least = MIN_LENGTH[kind === 'fancy' ? 'runs' : view];
  if (low > high) return { low: 0, high: least };
  const margin = Math.max((high - low) * MARGIN, (least - (high - low)) / 2);
  const range = { low: low - margin, high: high + margin };
  if (kind === 'fancy') return { ...range, low: Math.max(0, range.low) };
  return view === 'chance' ? { low: Math.max(0, range.low), high: Math.min(ALL_PER_CENT, range.high) } : range;
}

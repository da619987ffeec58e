import type { PriceEvent, RunnerPrices } from '#shared/domain/market/price-history.ts';
import { plotTexts } from '../plot-texts.ts';
import { findPriceAt } from './chart-data.ts';
import type { BetMark } from './chart-marks.ts';

/** A row of the chart as a table: prices at a moment, and what happened then. */
export interface TableRow {
  readonly key: string;
  readonly at: number;
  /** Prices of the runners, in their order. */
  readonly prices: readonly ReturnType<typeof findPriceAt>[];
  /** Empty without an event. */
  readonly event: string;
}

/** Moments at equal distances that the table has, besides the events. */
const EVEN_ROWS = 20;

interface TableContent {
  readonly runners: readonly RunnerPrices[];
  readonly events: readonly PriceEvent[];
  readonly bets: readonly BetMark[];
  describeBet(bet: BetMark): string;
}

/** Names an event: its kind, with the server's words if it has any. */
export const describeEvent = ({ kind, label }: PriceEvent): string =>
  label === '' || label === plotTexts.eventName[kind]
    ? plotTexts.eventName[kind]
    : plotTexts.namedEvent({ event: plotTexts.eventName[kind], label });

/** Lists the rows between two moments, the latest first. */
export function listTableRows(
  { runners, events, bets, describeBet }: TableContent,
  { from, to }: { readonly from: number; readonly to: number },
): readonly TableRow[] {
  const toRow = (key: string, at: number, event: string): TableRow => ({
    key,
    at,
    prices: runners.map(({ points }) => findPriceAt(points, at)),
    event,
  });
  const rows = [
    ...Array.from({ length: EVEN_ROWS + 1 }, (_, index) => {
      const at = Math.round(from + (index / EVEN_ROWS) * (to - from));
      return toRow(`at ${index}`, at, '');
    }),
    ...events.map((event, index) => toRow(`event ${index}`, event.at, describeEvent(event))),
    ...bets.map((bet) => toRow(`bet ${bet.betId}`, bet.at, describeBet(bet))),
  ];
  return rows.filter(({ at }) => at >= from && at <= to).sort((one, other) => other.at - one.at);
}

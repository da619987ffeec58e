import { http, HttpResponse } from 'msw';
import { toMockUrl } from '#mocks/network-scenarios.ts';
import { priceHistory } from '#shared/api/contract/markets/price-history.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';

/** The stories' clock stands at this moment. */
export const NOW = Date.parse('2026-03-14T13:05:00Z');
const STARTED_AT = NOW - 2 * HOUR_MS;
const STEP_MS = MINUTE_MS;

type WirePoint = readonly [time: number, back: number | null, lay: number | null];

const toIso = (at: number): string => new Date(at).toISOString();

/** Two odds around the fair ones, of two decimals. */
function quote(chance: number): readonly [back: number, lay: number] {
  const back = Math.max(1.01, Math.floor(100 / chance) / 100);
  return [back, Math.round(back * 100 + 2) / 100];
}

/** A chance over two hours: three swings, one of them for a wicket, and a clear favourite at the end. */
function calculateChance(at: number): number {
  const share = (at - STARTED_AT) / (NOW - STARTED_AT);
  const trend = 0.5 + 0.12 * Math.sin(share * 9) + 0.05 * Math.sin(share * 31);
  return Math.min(0.96, Math.max(0.04, trend + (share > 0.8 ? 0.6 * (share - 0.8) : 0)));
}

function listPoints(toChance: (at: number) => number): WirePoint[] {
  const points: WirePoint[] = [];
  for (let at = STARTED_AT; at <= NOW; at += STEP_MS) {
    // A wicket suspends the market for four minutes.
    const isSuspended = at > NOW - 62 * MINUTE_MS && at < NOW - 57 * MINUTE_MS;
    points.push(isSuspended ? [at, null, null] : [at, ...quote(toChance(at))]);
  }
  return points;
}

/** Two hours of two runners in wire format, with wickets and an innings break. */
export const sampleHistory = {
  runners: [
    { selectionId: 1, prices: listPoints(calculateChance) },
    { selectionId: 2, prices: listPoints((at) => 1 - calculateChance(at)) },
  ],
  events: [
    { type: 'wicket', time: toIso(NOW - 100 * MINUTE_MS), until: null, label: 'MUM 12/1 (2.1)' },
    {
      type: 'innings_break',
      time: toIso(NOW - 75 * MINUTE_MS),
      until: toIso(NOW - 65 * MINUTE_MS),
      label: 'Target 168',
    },
    { type: 'wicket', time: toIso(NOW - 62 * MINUTE_MS), until: null, label: 'CHE 4/1 (0.4)' },
    { type: 'wicket', time: toIso(NOW - 20 * MINUTE_MS), until: null, label: 'CHE 96/4 (11.0)' },
  ],
};

/** A race of fourteen runners. The third is the favourite. */
export const raceHistory = {
  runners: Array.from({ length: 14 }, (_, index) => ({
    selectionId: index + 1,
    prices: listPoints((at) => (index === 2 ? 0.3 : 0.09 - 0.005 * index) * (0.7 + 0.6 * calculateChance(at))),
  })),
  events: [],
};

/** The runs of a session line. */
export const lineHistory = {
  runners: [
    {
      selectionId: 0,
      prices: listPoints(calculateChance).map(([at, back]): WirePoint =>
        back === null ? [at, null, null] : [at, 40 + Math.round(back * 4), 38 + Math.round(back * 4)],
      ),
    },
  ],
  events: [],
};

/** Handler that responds to every request for a history with `data`, in wire format. */
export const mockPriceHistory = (data: object) =>
  http.post(toMockUrl(priceHistory), () => HttpResponse.json({ status: true, data }));

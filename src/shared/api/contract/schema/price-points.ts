import * as z from 'zod/mini';
import type { PricePoint } from '../../../domain/market/price-history.ts';
import { parsePrice } from '../../../domain/odds/odds.ts';
import { noteDrift } from '../../wire/drift.ts';
import { asList } from '../../wire/wire-list.ts';
import { readMoment } from '../../wire/wire-time.ts';
import { noteContent } from './wire-content.ts';

/** Most points that are read a runner. */
export const MAX_POINTS = 2_000;

/** Longest part of a dropped point in the report. */
const MAX_VALUE_LENGTH = 80;

type WirePoint = readonly [time: number, back: number | null, lay: number | null];

const toScalar = (raw: unknown): string | number | null => {
  if (typeof raw !== 'number' && typeof raw !== 'string') return null;
  return typeof raw === 'string' && raw.includes(',') ? raw.replaceAll(',', '') : raw;
};

/** Reads `[time, back, lay]`. A missing price is null; a point without a time is none. */
function readPoint(raw: unknown): PricePoint | null {
  const parts = asList(raw);
  const moment = readMoment(toScalar(parts?.[0]));
  return parts === null || moment === null
    ? null
    : [Date.parse(moment), parsePrice(toScalar(parts[1])), parsePrice(toScalar(parts[2]))];
}

/**
 * Schema of past prices, `[time, back, lay]` each: the last `MAX_POINTS`, sorted by time. Drops a point that does not
 * fit and reports drift.
 *
 * Reads by hand, because a schema for each of thousands of points takes a phone a tenth of a second.
 */
export const pricePoints = z.pipe(
  z.optional(z.unknown()),
  z.transform((raw, context): readonly PricePoint[] => {
    const entries = asList(raw)?.slice(-MAX_POINTS);
    if (entries === undefined) {
      context.issues.push({ code: 'custom', message: 'expected a list', input: raw });
      return z.NEVER;
    }
    const points = entries.flatMap((entry): PricePoint[] => {
      const point = readPoint(entry);
      return point === null ? [] : [point];
    });
    const dropped = entries.findIndex((entry) => readPoint(entry) === null);
    if (dropped >= 0)
      noteDrift({
        path: String(dropped),
        row: String(dropped),
        expected: 'a time and two prices',
        value: (JSON.stringify(entries[dropped] ?? null) satisfies string).slice(0, MAX_VALUE_LENGTH),
        count: entries.length - points.length,
      });
    return points.sort(([one], [other]) => one - other);
  }),
) as unknown as z.ZodMiniType<readonly PricePoint[], readonly WirePoint[]>;
/* @__PURE__ */ noteContent(pricePoints, { kind: 'price-points' });

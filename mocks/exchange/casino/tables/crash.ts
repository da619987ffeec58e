import { odds } from '#shared/domain/odds/odds.ts';
import type { Rng } from '../../world/rng.ts';
import type { TableSelection } from './table.ts';

/** The factor is e to the power of this number times the milliseconds: 2.00 after 5.8 s, 10.00 after 19 s. */
export const GROWTH_PER_MS = 0.000_12;
const MAX_FACTOR = 10_000;
const RETURN_PERCENT = 97;

/** `manual`: the player cashes out. Otherwise the round cashes out at the factor of the selection. */
export const crashSelections: readonly TableSelection[] = [
  { id: 'manual', name: 'Cash out myself', price: odds(MAX_FACTOR) },
  ...[150, 200, 500, 1_000].map((target) => ({
    id: `at-${target}`,
    name: `Cash out at ${target / 100}`,
    price: odds(target),
  })),
];

/** Parses the automatic cash-out factor in hundredths. Null when the player cashes out. */
export const parseTarget = (selectionId: string): number | null =>
  selectionId.startsWith('at-') ? Number(selectionId.slice(3)) : null;

/** Draws the factor at which the round crashes, in hundredths. The probability to reach factor x is 0.97 / x. */
export const drawCrashPoint = (rng: Rng): number =>
  Math.min(MAX_FACTOR, Math.max(100, Math.floor(RETURN_PERCENT / (1 - rng.draw()))));

/** Calculates the factor after some milliseconds, in hundredths. */
export const calculateFactor = (ms: number): number =>
  Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, ms)) + 1e-9);

/** Finds the first whole millisecond at which a factor is reached. */
export function calculateMsUntil(factor: number): number {
  let ms = Math.max(0, Math.floor(Math.log(factor / 100) / GROWTH_PER_MS) - 2);
  while (calculateFactor(ms) < factor) ms += 1;
  return ms;
}

/** Plans when a round ends without a manual cash-out, and its payout per 100 of stake. */
export function planFlight(
  selectionId: string,
  rng: Rng,
): { readonly crash: number; readonly endsAfterMs: number; readonly pays: number } {
  const crash = drawCrashPoint(rng);
  const target = parseTarget(selectionId);
  const isReached = target !== null && target <= crash;
  return { crash, endsAfterMs: calculateMsUntil(isReached ? target : crash), pays: isReached ? target : 0 };
}

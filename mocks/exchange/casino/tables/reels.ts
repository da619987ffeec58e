import { odds } from '#shared/domain/odds/odds.ts';
import type { CasinoTable } from './table.ts';

/** Frequency of each symbol on a reel of twenty, and the payout of three per 100 of stake. */
export const symbols = [
  { name: 'cherry', stops: 7, three: 500 },
  { name: 'lemon', stops: 5, three: 1_200 },
  { name: 'bell', stops: 4, three: 2_000 },
  { name: 'star', stops: 2, three: 6_000 },
  { name: 'seven', stops: 1, three: 20_000 },
  { name: 'diamond', stops: 1, three: 50_000 },
] as const;

const reel: readonly string[] = symbols.flatMap(({ name, stops }) => Array.from({ length: stops }, () => name));
const STAKE_RETURNED = 100;

/** Calculates the payout per 100: three equal symbols pay their prize, two cherries return the stake. */
export function calculateReelsPayout(stops: readonly string[]): number {
  const [first] = stops;
  if (stops.every((stop) => stop === first)) return symbols.find(({ name }) => name === first)?.three ?? 0;
  return stops.filter((stop) => stop === 'cherry').length === 2 ? STAKE_RETURNED : 0;
}

/** Slot machine with three reels and one line. */
export const reels: CasinoTable = {
  selections: [{ id: 'spin', name: 'Spin', price: odds(50_000) }],
  durationMs: 2_500,
  play(_selectionId, rng) {
    const stops = [rng.choose(reel), rng.choose(reel), rng.choose(reel)];
    return { pays: calculateReelsPayout(stops), show: { stops } };
  },
};

import { odds } from '#shared/domain/odds/odds.ts';
import type { CasinoTable } from './table.ts';

const SIDES = 100;
const RETURN_PERCENT = 97.5;

/** The price follows from the number of winning sides. */
const bets = [
  { id: 'under-6', name: 'Under 6', sides: 5, wins: (rolled: number) => rolled < 6 },
  { id: 'under-26', name: 'Under 26', sides: 25, wins: (rolled: number) => rolled < 26 },
  { id: 'under-51', name: 'Under 51', sides: 50, wins: (rolled: number) => rolled < 51 },
  { id: 'over-50', name: 'Over 50', sides: 50, wins: (rolled: number) => rolled > 50 },
  { id: 'over-75', name: 'Over 75', sides: 25, wins: (rolled: number) => rolled > 75 },
  { id: 'over-95', name: 'Over 95', sides: 5, wins: (rolled: number) => rolled > 95 },
].map((bet) => ({ ...bet, price: Math.floor((RETURN_PERCENT * SIDES) / bet.sides) }));

/** Dice with one die of a hundred sides. */
export const dice: CasinoTable = {
  selections: bets.map(({ id, name, price }) => ({ id, name, price: odds(price) })),
  durationMs: 1_500,
  play(selectionId, rng) {
    const rolled = rng.integer(1, SIDES);
    const bet = bets.find((each) => each.id === selectionId);
    return { pays: bet?.wins(rolled) ? bet.price : 0, show: { rolled } };
  },
};

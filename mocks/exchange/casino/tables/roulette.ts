import { odds } from '#shared/domain/odds/odds.ts';
import type { CasinoTable, TableSelection } from './table.ts';

const POCKETS = 37;
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

type IncludesNumber = (number: number) => boolean;
const isInRange =
  (from: number, to: number): IncludesNumber =>
  (number) =>
    number >= from && number <= to;

/** The zero loses every bet on more than one number, which is the exchange's share. */
const outside: readonly (readonly [id: string, name: string, price: number, covers: IncludesNumber])[] = [
  ['red', 'Red', 200, (number) => reds.has(number)],
  ['black', 'Black', 200, (number) => number > 0 && !reds.has(number)],
  ['odd', 'Odd', 200, (number) => number % 2 === 1],
  ['even', 'Even', 200, (number) => number > 0 && number % 2 === 0],
  ['low', '1 to 18', 200, isInRange(1, 18)],
  ['high', '19 to 36', 200, isInRange(19, 36)],
  ['dozen-1', '1st dozen', 300, isInRange(1, 12)],
  ['dozen-2', '2nd dozen', 300, isInRange(13, 24)],
  ['dozen-3', '3rd dozen', 300, isInRange(25, 36)],
];

const straightBets = Array.from(
  { length: POCKETS },
  (_, number) =>
    [`number-${number}`, `Number ${number}`, 3600, (drawnNumber: number) => drawnNumber === number] as const,
);
const bets = new Map([...outside, ...straightBets].map((bet) => [bet[0], bet]));

/** European roulette: 37 pockets, one zero. */
export const roulette: CasinoTable = {
  selections: [...bets.values()].map(([id, name, price]): TableSelection => ({ id, name, price: odds(price) })),
  durationMs: 4_000,
  play(selectionId, rng) {
    const number = rng.integer(0, POCKETS - 1);
    const bet = bets.get(selectionId);
    return {
      pays: bet?.[3](number) ? bet[2] : 0,
      show: { number, colour: number === 0 ? 'green' : reds.has(number) ? 'red' : 'black' },
    };
  },
};

import fc from 'fast-check';
import { HANDICAPS, SELECTIONS } from './feeds.ts';
import type { WireMessage, WireRunner } from './model.ts';

/** Form of a feed's prices: one form, or both of the same book. */
export type Forms = 'levels' | 'depth' | 'both';

/** One line's book at a moment: prices in hundredths around a gap, each with the size 10. It never crosses. */
interface VenuePrices {
  readonly back: readonly number[];
  readonly lay: readonly number[];
}

export interface VenueMove {
  readonly line: number;
  readonly middle: number;
  readonly gap: number;
  readonly deep: number;
  readonly image: boolean;
}

export const LINES = SELECTIONS.flatMap((id) => HANDICAPS.map((hc) => ({ id, hc })));

export const moves = fc.array(
  fc.record({
    line: fc.nat({ max: LINES.length - 1 }),
    middle: fc.integer({ min: 120, max: 300 }),
    gap: fc.integer({ min: 1, max: 4 }),
    deep: fc.integer({ min: 0, max: 6 }),
    image: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  }),
  { minLength: 1, maxLength: 60 },
);

const EMPTY: VenuePrices = { back: [], lay: [] };
const calculateVenuePrices = ({ middle, gap, deep }: VenueMove): VenuePrices => ({
  back: Array.from({ length: deep }, (_, step) => middle - step),
  lay: Array.from({ length: deep }, (_, step) => middle + gap + step),
});

const listLevelChanges = (before: readonly number[], now: readonly number[]): number[][] =>
  [0, 1, 2].flatMap((place) =>
    before[place] === now[place] ? [] : [now[place] === undefined ? [place, 0, 0] : [place, now[place] / 100, 10]],
  );

const listDepthChanges = (before: readonly number[], now: readonly number[]): number[][] => [
  ...before.filter((price) => !now.includes(price)).map((price) => [price / 100, 0]),
  ...now.filter((price) => !before.includes(price)).map((price) => [price / 100, 10]),
];

/** A venue with one book per line, which writes messages about them. */
export class StreamVenue {
  readonly #forms: Forms;
  readonly #stands = LINES.map(() => EMPTY);
  #sent = 0;

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  /** Moves one line's book and returns the difference, or the full book. */
  move(move: VenueMove): WireMessage {
    const before = this.#stands[move.line] ?? EMPTY;
    const now = calculateVenuePrices(move);
    this.#stands[move.line] = now;
    const rc =
      move.image || this.#sent === 0
        ? LINES.map((_, line) => this.#reported(line, EMPTY, this.#stands[line] ?? EMPTY))
        : [this.#reported(move.line, before, now)];
    this.#sent += 1;
    return { op: 'mcm', pt: this.#sent, mc: [{ id: '1.1', ...(rc.length > 1 && { img: true }), rc }] };
  }

  /** The three best prices visible at the venue. */
  listBest(line: number, side: 'back' | 'lay'): readonly (number | null)[] {
    const prices = this.#stands[line]?.[side] ?? [];
    return [prices[0] ?? null, prices[1] ?? null, prices[2] ?? null];
  }

  #reported(line: number, before: VenuePrices, now: VenuePrices): WireRunner {
    const levels = { batb: listLevelChanges(before.back, now.back), batl: listLevelChanges(before.lay, now.lay) };
    const depth = { atb: listDepthChanges(before.back, now.back), atl: listDepthChanges(before.lay, now.lay) };
    return {
      ...(LINES[line] ?? { id: 0 }),
      ...(this.#forms !== 'depth' && levels),
      ...(this.#forms !== 'levels' && depth),
    };
  }
}

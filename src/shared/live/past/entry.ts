import type { LadderChange, MarketChange } from '../changes.ts';
import type { Book, Ladder } from '../book.ts';

/** What happened to a market: a change, or that its prices grew too old to bet on (`stale`) and hold again (`fresh`, as after any change). */
export type Said = MarketChange | 'stale' | 'fresh';

export interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: Said;
}

/** A stretch of a market's past that can be told by itself: how it stood at the beginning, and all that happened since. */
export interface Stretch {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** When it ended: the next stretch begins there, or the feed let the market go. Infinity while it goes on. */
  until: number;
  /** An image of the market. */
  readonly image: MarketChange;
  /** In order of time; only ever added to. */
  readonly entries: Entry[];
  /** Estimated bytes. */
  weight: number;
}

/** Estimated bytes of what is kept, with the objects behind it: as a 64-bit heap without compressed pointers holds them, rounded up. */
const WEIGHT = { entry: 380, runner: 240, row: 120 } as const;

const rowsOf = (change: LadderChange | undefined): number => change?.rows.length ?? 0;

/** Estimated bytes of an entry. */
export function weightOf(said: Said): number {
  if (typeof said === 'string') return WEIGHT.entry;
  let weight: number = WEIGHT.entry;
  for (const { back, lay } of said.runners) weight += WEIGHT.runner + WEIGHT.row * (rowsOf(back) + rowsOf(lay));
  return weight;
}

const told = (ladder: Ladder): LadderChange =>
  ladder.form === 'levels' ? { form: 'levels', rows: ladder.offers.map((offer, level) => [level, offer] as const) } : { form: 'depth', rows: [...ladder.sizes] };

/** All that a book says at the moment, as an image that brings about the same book. */
export const imageOf = ({ marketId, status, inPlay, locked, news, totalMatched, runners }: Book): MarketChange => ({
  marketId,
  image: true,
  facts: { ...(status !== null && { status }), inPlay, locked, news, totalMatched },
  runners: [...runners].map(([runnerId, runner]) => ({ runnerId, status: runner.status, back: told(runner.back), lay: told(runner.lay) })),
});

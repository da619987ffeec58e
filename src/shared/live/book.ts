import type { Levels, MarketStatus, Offer, RunnerStatus, Side } from '../domain/market.ts';
import type { Money } from '../domain/money.ts';
import type { Odds } from '../domain/odds.ts';
import type { LadderChange, MarketChange, RunnerChange } from './changes.ts';

const NO_LEVELS: Levels = [null, null, null];

/** One side of a runner: by level as operators send it, or by price as full depth is sent. */
export type Ladder = { readonly form: 'levels'; readonly offers: (Offer | null)[] } | { readonly form: 'depth'; readonly sizes: Map<Odds, Money> };

/**
 * What of a runner's screen may have changed, a bit for each: its status and the six best offers. Whoever paints looks at those and at no
 * others: of most runners that change it is one price in six.
 */
export const TOUCHED = { back: 0b111, lay: 0b111_000, status: 0b1_000_000, all: 0b1_111_111 } as const;

/** The bit of an offer, best first; none for those below the third. */
export const touchOf = (side: Side, level: number): number => (level > 2 ? 0 : 1 << (side === 'back' ? level : level + 3));

export interface RunnerBook {
  status: RunnerStatus;
  back: Ladder;
  lay: Ladder;
}

/** All that is known of one market. Changed in place: thousands of messages a match must not copy it. */
export interface Book {
  readonly marketId: string;
  status: MarketStatus | null;
  inPlay: boolean;
  locked: boolean;
  news: string | null;
  totalMatched: Money | null;
  readonly runners: Map<number, RunnerBook>;
  /** Whether anything but runners was spoken of since whoever paints last looked. */
  factsTouched: boolean;
  /** Runners that changed since whoever paints last looked, each with what of it did (`TOUCHED`). */
  readonly touched: Map<number, number>;
}

const emptyLadder = (): Ladder => ({ form: 'levels', offers: [] });

export const createBook = (marketId: string): Book => ({
  marketId,
  status: null,
  inPlay: false,
  locked: false,
  news: null,
  totalMatched: null,
  runners: new Map(),
  factsTouched: true,
  touched: new Map(),
});

/** Applies one change in place. The book says in `touched` what is no longer what it was. */
export function applyChange(book: Book, change: MarketChange): void {
  if (change.image) {
    for (const runnerId of book.runners.keys()) book.touched.set(runnerId, TOUCHED.all);
    book.runners.clear();
  }
  // Object.assign leaves alone what the change does not speak of.
  if (change.facts) {
    Object.assign(book, change.facts);
    book.factsTouched = true;
  }
  for (const runner of change.runners) applyRunner(book, runner);
}

function applyRunner(book: Book, change: RunnerChange): void {
  const { runnerId, status, back, lay } = change;
  let touched = book.touched.get(runnerId) ?? 0;
  let runner = book.runners.get(runnerId);
  if (!runner) {
    book.runners.set(runnerId, (runner = { status: 'active', back: emptyLadder(), lay: emptyLadder() }));
    touched = TOUCHED.all;
  }
  if (status !== undefined) {
    runner.status = status;
    touched |= TOUCHED.status;
  }
  if (back !== undefined) {
    touched |= touchedBy(runner.back, back, 'back');
    runner.back = applyLadder(runner.back, back);
  }
  if (lay !== undefined) {
    touched |= touchedBy(runner.lay, lay, 'lay');
    runner.lay = applyLadder(runner.lay, lay);
  }
  book.touched.set(runnerId, touched);
}

/** By level it is said which offers changed; by price any of the best may have. */
function touchedBy(ladder: Ladder, change: LadderChange, side: Side): number {
  if (change.form === 'depth' || ladder.form === 'depth') return TOUCHED[side];
  let touched = 0;
  for (const row of change.rows) touched |= touchOf(side, row[0]);
  return touched;
}

/** The ladder after a change. A feed that changes its form starts that side anew. */
export function applyLadder(ladder: Ladder, change: LadderChange): Ladder {
  if (change.form === 'levels') {
    const levels = ladder.form === 'levels' ? ladder : { form: 'levels' as const, offers: [] };
    for (const row of change.rows) {
      const level = row[0];
      while (levels.offers.length < level) levels.offers.push(null);
      levels.offers[level] = row[1];
    }
    return levels;
  }
  const depth = ladder.form === 'depth' ? ladder : { form: 'depth' as const, sizes: new Map<Odds, Money>() };
  for (const [price, size] of change.rows) {
    if (size === null) depth.sizes.delete(price);
    else depth.sizes.set(price, size);
  }
  return depth;
}

/** The best offers to read and not to keep, best first: what comes by level is given as it is held. */
export const bestOffers = (ladder: Ladder, side: Side): readonly (Offer | null)[] => (ladder.form === 'levels' ? ladder.offers : bestLevels(ladder, side));

/** The three best offers, best first: for backing the highest price, for laying the lowest. */
export function bestLevels(ladder: Ladder, side: Side): Levels {
  if (ladder.form === 'levels') return [ladder.offers[0] ?? null, ladder.offers[1] ?? null, ladder.offers[2] ?? null];
  if (ladder.sizes.size === 0) return NO_LEVELS;
  const sign = side === 'back' ? 1 : -1;
  const best: Odds[] = [];
  for (const price of ladder.sizes.keys()) {
    let place = best.length;
    while (place > 0 && sign * price > sign * (best[place - 1] ?? 0)) place -= 1;
    if (place < 3) best.splice(place, 0, price);
    if (best.length > 3) best.pop();
  }
  const offer = (price: Odds | undefined): Offer | null => {
    const size = price === undefined ? undefined : ladder.sizes.get(price);
    return price === undefined || size === undefined ? null : { price, size };
  };
  return [offer(best[0]), offer(best[1]), offer(best[2])];
}

/** True when a back and a lay offer could be matched with each other, which no exchange shows at the end of a message. */
export function crosses(runner: RunnerBook): boolean {
  const back = bestLevels(runner.back, 'back')[0];
  const lay = bestLevels(runner.lay, 'lay')[0];
  return back !== null && lay !== null && back.price >= lay.price;
}

import type { Levels, MarketStatus, Offer, RunnerStatus, Side } from '../domain/market.ts';
import type { Money } from '../domain/money.ts';
import type { Odds } from '../domain/odds.ts';
import type { LadderChange, MarketChange, RunnerChange } from './changes.ts';

const NO_LEVELS: Levels = [null, null, null];

/** One side of a runner: by level as operators send it, or by price as full depth is sent. */
export type Ladder = { readonly form: 'levels'; readonly offers: (Offer | null)[] } | { readonly form: 'depth'; readonly sizes: Map<Odds, Money> };

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
  /** Runners that changed since whoever paints last looked. */
  readonly touched: Set<number>;
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
  touched: new Set(),
});

/** Applies one change in place. The book says in `touched` which runners are no longer what they were. */
export function applyChange(book: Book, change: MarketChange): void {
  if (change.image) {
    for (const runnerId of book.runners.keys()) book.touched.add(runnerId);
    book.runners.clear();
  }
  // Object.assign leaves alone what the change does not speak of.
  if (change.facts) Object.assign(book, change.facts);
  for (const runner of change.runners) applyRunner(book, runner);
}

function applyRunner(book: Book, change: RunnerChange): void {
  let runner = book.runners.get(change.runnerId);
  if (!runner) book.runners.set(change.runnerId, (runner = { status: 'active', back: emptyLadder(), lay: emptyLadder() }));
  if (change.status) runner.status = change.status;
  if (change.back) runner.back = applyLadder(runner.back, change.back);
  if (change.lay) runner.lay = applyLadder(runner.lay, change.lay);
  book.touched.add(change.runnerId);
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

import type { Levels, MarketStatus, Offer, RunnerStatus, Side } from '../../domain/market/market.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Odds } from '../../domain/odds/odds.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { SideChange, LevelRows, MarketChange, RunnerChange } from './changes.ts';

/**
 * One side of a runner, in both forms that a feed may send: the offer at each level, best first, and the size at each price. A change in one
 * form leaves the other alone. Where there is an offer at any level the levels are shown, else the best three of the depth.
 */
export interface SideBook {
  readonly levels: (Offer | null)[];
  /** Null until the feed sends depth: most feeds never do. */
  depth: Map<Odds, Money> | null;
}

/**
 * What of a runner's screen may have changed, a bit for each: its status and the six best offers. Whoever paints looks at those and at no
 * others: of most runners that change it is one price in six.
 */
export const CHANGE_BITS = { back: 0b111, lay: 0b111_000, status: 0b1_000_000, all: 0b1_111_111 } as const;

/** The bit of an offer, best first; none for those below the third. */
export const changeBit = (side: Side, level: number): number =>
  level > 2 ? 0 : 1 << (side === 'back' ? level : level + 3);

export interface RunnerBook {
  status: RunnerStatus;
  readonly back: SideBook;
  readonly lay: SideBook;
}

/** All that is known of one market. Changed in place: thousands of messages a match must not copy it. */
export interface MarketBook {
  readonly marketId: string;
  status: MarketStatus | null;
  inPlay: boolean;
  locked: boolean;
  news: string | null;
  totalMatched: Money | null;
  readonly runners: Map<RunnerId, RunnerBook>;
  /** Whether anything but runners was spoken of since whoever paints last looked. */
  factsChanged: boolean;
  /** Runners that changed since whoever paints last looked, each with what of it did (`TOUCHED`). */
  readonly changedRunners: Map<RunnerId, number>;
}

export const createSideBook = (): SideBook => ({ levels: [], depth: null });

export const createBook = (marketId: string): MarketBook => ({
  marketId,
  status: null,
  inPlay: false,
  locked: false,
  news: null,
  totalMatched: null,
  runners: new Map(),
  factsChanged: true,
  changedRunners: new Map(),
});

/** Applies one change in place. The book says in `touched` what is no longer what it was. */
export function applyChange(book: MarketBook, change: MarketChange): void {
  if (change.image) clearPrices(book, definesMarket(change));
  // Object.assign leaves alone what the change does not speak of.
  if (change.facts) {
    Object.assign(book, change.facts);
    book.factsChanged = true;
  }
  for (const runner of change.runners) applyRunner(book, runner);
}

/** An image that defines its market says which runners there are; any other replaces their prices alone. */
export const definesMarket = ({ facts }: MarketChange): boolean => facts?.status !== undefined;

function clearPrices({ runners, changedRunners }: MarketBook, withRunners: boolean): void {
  for (const runnerId of runners.keys()) changedRunners.set(runnerId, CHANGE_BITS.all);
  if (withRunners) runners.clear();
  else
    for (const [runnerId, { status }] of runners)
      runners.set(runnerId, { status, back: createSideBook(), lay: createSideBook() });
}

function applyRunner(book: MarketBook, change: RunnerChange): void {
  const { runnerId, status, back, lay } = change;
  let changedBits = book.changedRunners.get(runnerId) ?? 0;
  let runner = book.runners.get(runnerId);
  if (!runner) {
    book.runners.set(runnerId, (runner = { status: 'active', back: createSideBook(), lay: createSideBook() }));
    changedBits = CHANGE_BITS.all;
  }
  if (status !== undefined) {
    runner.status = status;
    changedBits |= CHANGE_BITS.status;
  }
  if (back !== undefined) changedBits |= changeSide(runner.back, back, 'back');
  if (lay !== undefined) changedBits |= changeSide(runner.lay, lay, 'lay');
  book.changedRunners.set(runnerId, changedBits);
}

/** Returns what of the side may look different now. */
function changeSide(ladder: SideBook, change: SideChange, side: Side): number {
  const hadLevels = hasLevels(ladder);
  applySideChange(ladder, change);
  if (hasLevels(ladder) !== hadLevels) return CHANGE_BITS[side];
  if ((change.form === 'levels') !== hadLevels) return 0;
  return change.form === 'levels' ? changedLevelBits(change.rows, side) : CHANGE_BITS[side];
}

/** Levels say which offers changed; of depth any of the best may have. */
function changedLevelBits(rows: LevelRows, side: Side): number {
  let changedBits = 0;
  for (const row of rows) changedBits |= changeBit(side, row[0]);
  return changedBits;
}

export function applySideChange(ladder: SideBook, change: SideChange): void {
  if (change.form === 'levels') {
    const { levels } = ladder;
    for (const row of change.rows) {
      const level = row[0];
      while (levels.length < level) levels.push(null);
      levels[level] = row[1];
    }
    return;
  }
  const depth = (ladder.depth ??= new Map<Odds, Money>());
  for (const row of change.rows) {
    if (row[1] === null) depth.delete(row[0]);
    else depth.set(row[0], row[1]);
  }
}

/** Whether any level has an offer; nearly always the first does. */
function hasLevels({ levels }: SideBook): boolean {
  for (const offer of levels) if (offer !== null) return true;
  return false;
}

/** The best offers to read and not to keep, best first: levels are given as they are held. */
export const bestOffers = (ladder: SideBook, side: Side): readonly (Offer | null)[] =>
  ladder.depth === null || hasLevels(ladder) ? ladder.levels : bestOfDepth(ladder.depth, side);

/** The three best offers, best first: for backing the highest price, for laying the lowest. */
export function bestLevels(ladder: SideBook, side: Side): Levels {
  const best = bestOffers(ladder, side);
  return [best[0] ?? null, best[1] ?? null, best[2] ?? null];
}

function bestOfDepth(depth: ReadonlyMap<Odds, Money>, side: Side): Offer[] {
  const sign = side === 'back' ? 1 : -1;
  const best: Odds[] = [];
  for (const price of depth.keys()) {
    let index = best.length;
    while (index > 0 && sign * price > sign * (best[index - 1] ?? 0)) index -= 1;
    if (index < 3) best.splice(index, 0, price);
    if (best.length > 3) best.pop();
  }
  return best.flatMap((price) => {
    const size = depth.get(price);
    return size === undefined ? [] : { price, size };
  });
}

/** True when a back and a lay offer could be matched with each other, which no exchange shows at the end of a message. */
export function isCrossed(runner: RunnerBook): boolean {
  const back = bestLevels(runner.back, 'back')[0];
  const lay = bestLevels(runner.lay, 'lay')[0];
  return back !== null && lay !== null && back.price >= lay.price;
}

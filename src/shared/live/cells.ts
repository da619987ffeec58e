import type { Offer, RunnerStatus, Side } from '../domain/market.ts';
import type { Money } from '../domain/money.ts';
import type { Odds } from '../domain/odds.ts';
import type { RunnerId } from '../domain/runner-id.ts';
import { bestOffers, type Book, type Ladder, TOUCHED, touchOf } from './book.ts';
import type { CellValue, Level, MarketFacts, RunnerFacts } from './live.ts';
import { Followed, type GatedSource, Observed } from './source.ts';

export const NO_PRICE: CellValue = Object.freeze({ price: null, size: null, previousPrice: null, changedAt: 0 });
export const LEVELS: readonly Level[] = [0, 1, 2];

/**
 * One price. Most of those that change are off screen and looked at by nobody: what is read is put together when somebody does, and until
 * the next change it is the same object.
 */
export class PriceCell extends Followed implements GatedSource<CellValue> {
  #price: Odds | null = null;
  #size: Money | null = null;
  #previousPrice: Odds | null = null;
  #changedAt = 0;
  #told: CellValue | null = NO_PRICE;

  get value(): CellValue {
    return (this.#told ??= { price: this.#price, size: this.#size, previousPrice: this.#previousPrice, changedAt: this.#changedAt });
  }

  readonly read = (): CellValue => this.value;

  /** False where it says so already. */
  take(offer: Offer | null | undefined, now: number): boolean {
    const price = offer?.price ?? null;
    const size = offer?.size ?? null;
    if (price === this.#price && size === this.#size) return false;
    if (price !== this.#price) {
      this.#previousPrice = this.#price;
      this.#changedAt = now;
    }
    this.#price = price;
    this.#size = size;
    this.#told = null;
    return true;
  }

  /** Nothing is known any more, nor what there was. False where nothing was. */
  clear(): boolean {
    if (this.#told === NO_PRICE) return false;
    this.#price = this.#size = this.#previousPrice = null;
    this.#changedAt = 0;
    this.#told = NO_PRICE;
    return true;
  }
}

type SideCells = readonly [PriceCell, PriceCell, PriceCell];

const NOTHING: readonly (Offer | null)[] = [];

const sideCells = (): SideCells => [new PriceCell(), new PriceCell(), new PriceCell()];

export class RunnerCells {
  readonly facts = new Observed<RunnerFacts | null>(null);
  readonly back = sideCells();
  readonly lay = sideCells();

  side(side: Side): SideCells {
    return side === 'back' ? this.back : this.lay;
  }
}

/** What is on screen of one market, and who looks at it. Writes are collected in `changed` until the next paint. */
export class MarketCells {
  readonly facts = new Observed<MarketFacts | null>(null);
  readonly runners = new Map<RunnerId, RunnerCells>();
  readonly changed = new Set<Followed>();
  #visible = true;
  /** Since when nobody needs this market; null while somebody does. */
  idleSince: number | null = null;

  runner(runnerId: RunnerId): RunnerCells {
    let runner = this.runners.get(runnerId);
    if (!runner) this.runners.set(runnerId, (runner = new RunnerCells()));
    return runner;
  }

  get watched(): boolean {
    return this.#all().some((target) => target.watched);
  }

  /** Everything that may be followed, as it is now: who is told may make more of it. */
  #all(): readonly Followed[] {
    return [this.facts, ...[...this.runners.values()].flatMap(({ facts, back, lay }) => [facts, ...back, ...lay])];
  }

  #write<T>(target: Observed<T>, value: T): void {
    target.value = value;
    this.#changes(target);
  }

  #changes(target: Followed): void {
    if (this.#visible || target.everWatched) this.changed.add(target);
    else target.owed = true;
  }

  /** Copies what changed of the book's runners. Values that did not change keep their identity. */
  takePrices(book: Book, now: number): void {
    for (const [runnerId, touched] of book.touched) {
      const cells = this.runner(runnerId);
      const runner = book.runners.get(runnerId);
      if ((touched & TOUCHED.status) !== 0) this.#takeStatus(cells, runner?.status ?? null);
      if ((touched & TOUCHED.back) !== 0) this.#takeSide(cells.back, 'back', touched, runner?.back, now);
      if ((touched & TOUCHED.lay) !== 0) this.#takeSide(cells.lay, 'lay', touched, runner?.lay, now);
    }
    book.touched.clear();
  }

  /** Copies what changed of the rest. */
  takeFacts(book: Book, freshness: MarketFacts['freshness']): void {
    book.factsTouched = false;
    const { status, inPlay, locked, news, totalMatched } = book;
    const known = this.facts.value;
    if (status === null) return;
    const same =
      known !== null &&
      known.status === status &&
      known.inPlay === inPlay &&
      known.locked === locked &&
      known.news === news &&
      known.totalMatched === totalMatched &&
      known.freshness === freshness;
    if (!same) this.#write(this.facts, { status, inPlay, locked, news, totalMatched, freshness });
  }

  #takeStatus(cells: RunnerCells, status: RunnerStatus | null): void {
    if ((cells.facts.value?.status ?? null) !== status) this.#write(cells.facts, status === null ? null : { status });
  }

  #takeSide(cells: SideCells, side: Side, touched: number, ladder: Ladder | undefined, now: number): void {
    const offers = ladder === undefined ? NOTHING : bestOffers(ladder, side);
    for (const level of LEVELS) {
      if ((touched & touchOf(side, level)) !== 0 && cells[level].take(offers[level], now)) this.#changes(cells[level]);
    }
  }

  /** Nothing is known any more: every price goes, and with it every copy of an earlier one. */
  clear(): void {
    if (this.facts.value !== null) this.#write(this.facts, null);
    for (const runner of this.runners.values()) {
      if (runner.facts.value !== null) this.#write(runner.facts, null);
      for (const cell of [...runner.back, ...runner.lay]) if (cell.clear()) this.#changes(cell);
    }
  }

  notify(): void {
    const changed = [...this.changed];
    this.changed.clear();
    for (const target of changed) target.notify();
    if (this.#visible) for (const target of changed) target.notifyVisible();
    else for (const target of changed) target.owed = true;
  }

  get visible(): boolean {
    return this.#visible;
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (!visible) return;
    for (const target of this.#all()) {
      if (!target.owed) continue;
      target.owed = false;
      target.notifyVisible();
    }
  }
}

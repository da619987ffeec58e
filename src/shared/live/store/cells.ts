import type { Offer, PriceLevel, RunnerStatus, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { Money } from '../../domain/money/money.ts';
import type { MarketPrice } from '../../domain/odds/odds.ts';
import type { MarketFacts, PriceCellValue, RunnerFacts } from '../live-feed.ts';
import { CHANGE_BITS, getChangeBit, listBestOffers, type MarketBook, type SideBook } from './book.ts';
import { type GatedSource, ObservableValue, Subscribable } from './observable.ts';

export const NO_PRICE: PriceCellValue = Object.freeze({ price: null, size: null, previousPrice: null, changedAt: 0 });
export const LEVELS: readonly PriceLevel[] = [0, 1, 2];

/**
 * One price cell. It builds its value on the first read, because most changed cells are off screen and unread. The
 * value stays the same object until the next change.
 */
export class PriceCell extends Subscribable implements GatedSource<PriceCellValue> {
  #price: MarketPrice | null = null;
  #size: Money | null = null;
  #previousPrice: MarketPrice | null = null;
  #changedAt = 0;
  #snapshot: PriceCellValue | null = NO_PRICE;

  get value(): PriceCellValue {
    return (this.#snapshot ??= {
      price: this.#price,
      size: this.#size,
      previousPrice: this.#previousPrice,
      changedAt: this.#changedAt,
    });
  }

  readonly read = (): PriceCellValue => this.value;

  /** Returns false when the cell already holds the value. */
  update(offer: Offer | null | undefined, now: number): boolean {
    const price = offer?.price ?? null;
    const size = offer?.size ?? null;
    if (price === this.#price && size === this.#size) return false;
    if (price !== this.#price) {
      this.#previousPrice = this.#price;
      this.#changedAt = now;
    }
    this.#price = price;
    this.#size = size;
    this.#snapshot = null;
    return true;
  }

  /** Clears the value and its previous copy. Returns false when there was none. */
  clear(): boolean {
    if (this.#snapshot === NO_PRICE) return false;
    this.#price = this.#size = this.#previousPrice = null;
    this.#changedAt = 0;
    this.#snapshot = NO_PRICE;
    return true;
  }
}

type SideCells = readonly [PriceCell, PriceCell, PriceCell];

const NO_OFFERS: readonly (Offer | null)[] = [];

const createSideCells = (): SideCells => [new PriceCell(), new PriceCell(), new PriceCell()];

export class RunnerCells {
  readonly facts = new ObservableValue<RunnerFacts | null>(null);
  readonly back = createSideCells();
  readonly lay = createSideCells();

  getSide(side: Side): SideCells {
    return side === 'back' ? this.back : this.lay;
  }
}

/** The cells of one market and their subscribers. Writes are collected in `changed` until the next paint. */
export class MarketCells {
  readonly facts = new ObservableValue<MarketFacts | null>(null);
  readonly runners = new Map<RunnerId, RunnerCells>();
  readonly changed = new Set<Subscribable>();
  #visible = true;
  /** Since when the market has no watcher. Null while it has one. */
  idleSince: number | null = null;

  getRunner(runnerId: RunnerId): RunnerCells {
    let runner = this.runners.get(runnerId);
    if (!runner) this.runners.set(runnerId, (runner = new RunnerCells()));
    return runner;
  }

  get isWatched(): boolean {
    return this.#all().some((target) => target.isWatched);
  }

  /** Copies the current sources: a listener may add more. */
  #all(): readonly Subscribable[] {
    return [this.facts, ...[...this.runners.values()].flatMap(({ facts, back, lay }) => [facts, ...back, ...lay])];
  }

  #write<T>(target: ObservableValue<T>, value: T): void {
    target.value = value;
    this.#markChanged(target);
  }

  #markChanged(target: Subscribable): void {
    if (this.#visible || target.hasUngatedListeners) this.changed.add(target);
    else target.isDirtyWhileHidden = true;
  }

  /** Copies the changed parts of the book's runners. Unchanged values keep their identity. */
  copyPrices(book: MarketBook, now: number): void {
    for (const [runnerId, changedBits] of book.changedRunners) {
      const cells = this.getRunner(runnerId);
      const runner = book.runners.get(runnerId);
      if ((changedBits & CHANGE_BITS.status) !== 0) this.#copyStatus(cells, runner?.status ?? null);
      if ((changedBits & CHANGE_BITS.back) !== 0) this.#copySide(cells.back, 'back', changedBits, runner?.back, now);
      if ((changedBits & CHANGE_BITS.lay) !== 0) this.#copySide(cells.lay, 'lay', changedBits, runner?.lay, now);
    }
    book.changedRunners.clear();
  }

  /** Copies the changed remaining parts of the book. */
  copyFacts(book: MarketBook, freshness: MarketFacts['freshness']): void {
    book.haveFactsChanged = false;
    const { status, inPlay, locked, news, totalMatched } = book;
    const current = this.facts.value;
    if (status === null) return;
    const isSame =
      current !== null &&
      current.status === status &&
      current.inPlay === inPlay &&
      current.locked === locked &&
      current.news === news &&
      current.totalMatched === totalMatched &&
      current.freshness === freshness;
    if (!isSame) this.#write(this.facts, { status, inPlay, locked, news, totalMatched, freshness });
  }

  #copyStatus(cells: RunnerCells, status: RunnerStatus | null): void {
    if ((cells.facts.value?.status ?? null) !== status) this.#write(cells.facts, status === null ? null : { status });
  }

  #copySide(cells: SideCells, side: Side, changedBits: number, sideBook: SideBook | undefined, now: number): void {
    const offers = sideBook === undefined ? NO_OFFERS : listBestOffers(sideBook, side);
    for (const level of LEVELS) {
      if ((changedBits & getChangeBit(side, level)) !== 0 && cells[level].update(offers[level], now))
        this.#markChanged(cells[level]);
    }
  }

  /** Clears every price and its previous copy. */
  clear(): void {
    if (this.facts.value !== null) this.#write(this.facts, null);
    for (const runner of this.runners.values()) {
      if (runner.facts.value !== null) this.#write(runner.facts, null);
      for (const cell of [...runner.back, ...runner.lay]) if (cell.clear()) this.#markChanged(cell);
    }
  }

  notify(): void {
    const changed = [...this.changed];
    this.changed.clear();
    for (const target of changed) target.notify();
    if (this.#visible) for (const target of changed) target.notifyVisible();
    else for (const target of changed) target.isDirtyWhileHidden = true;
  }

  get isVisible(): boolean {
    return this.#visible;
  }

  setVisible(isVisible: boolean): void {
    this.#visible = isVisible;
    if (!isVisible) return;
    for (const target of this.#all()) {
      if (!target.isDirtyWhileHidden) continue;
      target.isDirtyWhileHidden = false;
      target.notifyVisible();
    }
  }
}

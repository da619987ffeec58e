import type { Levels, Side } from '../domain/market.ts';
import { bestLevels, type Book } from './book.ts';
import type { CellValue, Level, MarketFacts, RunnerFacts } from './live.ts';
import { Observed } from './source.ts';

export const NO_PRICE: CellValue = Object.freeze({ price: null, size: null, previousPrice: null, changedAt: 0 });
export const LEVELS: readonly Level[] = [0, 1, 2];

type SideCells = readonly [Observed<CellValue>, Observed<CellValue>, Observed<CellValue>];

const sideCells = (): SideCells => [new Observed(NO_PRICE), new Observed(NO_PRICE), new Observed(NO_PRICE)];

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
  readonly runners = new Map<number, RunnerCells>();
  readonly changed = new Set<Observed<unknown>>();
  /** Changes that listeners of a market off screen have not heard of. */
  readonly #owed = new Set<Observed<unknown>>();
  #visible = true;
  /** Since when nobody needs this market; null while somebody does. */
  idleSince: number | null = null;

  runner(runnerId: number): RunnerCells {
    let runner = this.runners.get(runnerId);
    if (!runner) this.runners.set(runnerId, (runner = new RunnerCells()));
    return runner;
  }

  get watched(): boolean {
    if (this.facts.watched) return true;
    for (const runner of this.runners.values()) {
      if (runner.facts.watched || runner.back.some((cell) => cell.watched) || runner.lay.some((cell) => cell.watched)) return true;
    }
    return false;
  }

  #write<T>(target: Observed<T>, value: T): void {
    target.value = value;
    this.changed.add(target as Observed<unknown>);
  }

  /** Copies what changed in the book. Values that did not change keep their identity. */
  take(book: Book, freshness: MarketFacts['freshness'], now: number): void {
    this.takeFacts(book, freshness);
    for (const runnerId of book.touched) {
      const cells = this.runner(runnerId);
      const runner = book.runners.get(runnerId);
      const status = runner?.status ?? null;
      if ((cells.facts.value?.status ?? null) !== status) this.#write(cells.facts, status === null ? null : { status });
      this.#takeSide(cells.back, runner ? bestLevels(runner.back, 'back') : null, now);
      this.#takeSide(cells.lay, runner ? bestLevels(runner.lay, 'lay') : null, now);
    }
    book.touched.clear();
  }

  takeFacts(book: Book, freshness: MarketFacts['freshness']): void {
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

  #takeSide(cells: SideCells, levels: Levels | null, now: number): void {
    for (const level of LEVELS) {
      const cell = cells[level];
      const price = levels?.[level]?.price ?? null;
      const size = levels?.[level]?.size ?? null;
      const known = cell.value;
      if (known.price === price && known.size === size) continue;
      const moved = known.price !== price;
      this.#write(cell, { price, size, previousPrice: moved ? known.price : known.previousPrice, changedAt: moved ? now : known.changedAt });
    }
  }

  /** Nothing is known any more: every price goes, and with it every copy of an earlier one. */
  clear(): void {
    if (this.facts.value !== null) this.#write(this.facts, null);
    for (const runner of this.runners.values()) {
      if (runner.facts.value !== null) this.#write(runner.facts, null);
      for (const cell of [...runner.back, ...runner.lay]) if (cell.value !== NO_PRICE) this.#write(cell, NO_PRICE);
    }
  }

  notify(): void {
    const changed = [...this.changed];
    this.changed.clear();
    for (const target of changed) target.notify();
    for (const target of changed) {
      if (this.#visible) target.notifyVisible();
      else if (target.gated) this.#owed.add(target);
    }
  }

  get visible(): boolean {
    return this.#visible;
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (!visible) return;
    const owed = [...this.#owed];
    this.#owed.clear();
    for (const target of owed) target.notifyVisible();
  }
}

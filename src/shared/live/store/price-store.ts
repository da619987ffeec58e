import type { PriceLevel, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { HistoryRecorder } from '../history/feed-history.ts';
import type { PriceCellValue } from '../live-feed.ts';
import { applyChange, createBook, type MarketBook } from './book.ts';
import type { PageEnvironment } from './browser-environment.ts';
import { MarketCells, NO_PRICE } from './cells.ts';
import type { FrameTurn } from './frame-budget.ts';
import { Freshness } from './freshness.ts';
import type { GatedSource } from './observable.ts';
import type { WritablePriceStore } from './writable-price-store.ts';

/** Milliseconds after which an empty market without watchers is dropped. */
const IDLE_MS = 10_000;

/** Records every change in `history`. Null: records nothing. */
export function createPriceStore(
  environment: PageEnvironment,
  history: HistoryRecorder | null = null,
): WritablePriceStore {
  const books = new Map<string, MarketBook>();
  const cellsOfMarkets = new Map<string, MarketCells>();
  const dirtyBooks = new Set<MarketBook>();
  const dirtyCells = new Set<MarketCells>();
  const painters = new Set<(now: number, isComplete: boolean) => void>();
  let cancelFrame: (() => void) | null = null;

  const getCells = (marketId: string): MarketCells => {
    let cells = cellsOfMarkets.get(marketId);
    if (!cells) cellsOfMarkets.set(marketId, (cells = new MarketCells()));
    return cells;
  };

  /**
   * Copies books to cells. A cell keeps only its latest value.
   *
   * After `limit` changed prices on screen the remaining markets wait and come first in the next frame. A market waits
   * as a whole, and its cells keep the values on screen. Returns the number of changed prices on screen.
   */
  const readBooks = (now: number, limit = Infinity): number => {
    let drawn = 0;
    for (const book of dirtyBooks) {
      const cells = getCells(book.marketId);
      if (cells.isVisible && drawn >= limit) continue;
      dirtyBooks.delete(book);
      if (book.haveFactsChanged) cells.copyFacts(book, freshness.getState(book.marketId, now));
      cells.copyPrices(book, now);
      if (cells.changed.size === 0) continue;
      dirtyCells.add(cells);
      if (cells.isVisible) drawn += cells.changed.size;
    }
    return drawn;
  };

  const paint = (turn: FrameTurn): void => {
    cancelFrame = null;
    const now = environment.now();
    const drawn = readBooks(now, turn.limit);
    turn.reportDrawn(drawn, dirtyBooks.size > 0);
    for (const painter of painters) painter(now, dirtyBooks.size === 0);
    const cellsToNotify = [...dirtyCells];
    dirtyCells.clear();
    for (const cells of cellsToNotify) cells.notify();
    if (dirtyBooks.size > 0) schedule();
  };

  const schedule = (): void => {
    if (environment.isHidden()) {
      cancelFrame?.();
      cancelFrame = null;
      readBooks(environment.now());
    } else cancelFrame ??= environment.requestFrame(paint);
  };

  const markDirty = (marketIds: Iterable<string>): void => {
    for (const marketId of marketIds) {
      const book = books.get(marketId);
      if (!book) continue;
      book.haveFactsChanged = true;
      dirtyBooks.add(book);
    }
  };

  const freshness = new Freshness(environment, (marketId, overdueMs) => {
    history?.onFreshnessChange('stale', [marketId], overdueMs);
    markDirty([marketId]);
    schedule();
  });

  const stopListening = environment.onVisibilityChange(() => {
    if (dirtyBooks.size > 0 || dirtyCells.size > 0) schedule();
  });

  // Not at once: a component may be about to subscribe to the cell that it has just read.
  const removeIdleCells = (now: number): void => {
    for (const [marketId, cells] of cellsOfMarkets) {
      if (books.has(marketId) || cells.isWatched) cells.idleSince = null;
      else if (now - (cells.idleSince ??= now) > IDLE_MS) cellsOfMarkets.delete(marketId);
    }
  };

  const getCellSource = (
    marketId: string,
    runnerId: RunnerId,
    side: Side,
    level: PriceLevel,
  ): GatedSource<PriceCellValue> => getCells(marketId).getRunner(runnerId).getSide(side)[level];

  const getCell = (marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): PriceCellValue =>
    cellsOfMarkets.get(marketId)?.runners.get(runnerId)?.getSide(side)[level].value ?? NO_PRICE;

  return {
    getCell,
    getCellSource,
    getMarket: (marketId) => cellsOfMarkets.get(marketId)?.facts.value ?? null,
    getMarketSource: (marketId) => getCells(marketId).facts,
    getRunner: (marketId, runnerId) => cellsOfMarkets.get(marketId)?.runners.get(runnerId)?.facts.value ?? null,
    readArrived: () => void readBooks(environment.now()),
    getRunnerSource: (marketId, runnerId) => getCells(marketId).getRunner(runnerId).facts,
    setVisible: (marketId, isVisible) => getCells(marketId).setVisible(isVisible),
    isVisible: (marketId) => cellsOfMarkets.get(marketId)?.isVisible ?? true,
    getLastSeenAt: (marketId) => freshness.getLastSeenAt(marketId),
    onPaint(painter) {
      painters.add(painter);
      return () => void painters.delete(painter);
    },
    apply(changes, ttlMs, seenAt = environment.now()) {
      const at = history?.now() ?? 0;
      for (const change of changes) {
        let book = books.get(change.marketId);
        if (!book) books.set(change.marketId, (book = createBook(change.marketId)));
        // Uses the book's own id: the message's id is a new string each time, which every look-up would have to hash.
        // Before the record, because it may report that the last prices have become stale meanwhile.
        if (freshness.markSeen(book.marketId, ttlMs, seenAt)) book.haveFactsChanged = true;
        history?.recordChange(book, change, at);
        applyChange(book, change);
        dirtyBooks.add(book);
      }
      if (changes.length > 0) schedule();
    },
    extend(marketIds, ttlMs) {
      const recovered = freshness.extend(marketIds, ttlMs);
      markDirty(recovered);
      if (recovered.length > 0) history?.onFreshnessChange('fresh', recovered);
      if (dirtyBooks.size > 0) schedule();
    },
    markStale: (marketIds, failingSince) => freshness.markStale(marketIds, failingSince),
    forget(marketIds) {
      const released = [...marketIds];
      history?.endSegments(released);
      for (const marketId of released) {
        const book = books.get(marketId);
        if (book) dirtyBooks.delete(book);
        books.delete(marketId);
        freshness.forget(marketId);
        const cells = cellsOfMarkets.get(marketId);
        cells?.clear();
        if (cells && cells.changed.size > 0) dirtyCells.add(cells);
      }
      removeIdleCells(environment.now());
      if (dirtyCells.size > 0) schedule();
    },
    stop() {
      cancelFrame?.();
      cancelFrame = null;
      stopListening();
      freshness.stop();
    },
  };
}

import type { Levels, Offer, Side } from '../domain/market.ts';
import type { RunnerId } from '../domain/runner-id.ts';
import { applyChange, type Book, createBook } from './book.ts';
import { MarketCells, NO_PRICE } from './cells.ts';
import type { MarketChange } from './changes.ts';
import { Freshness } from './freshness.ts';
import type { CellValue, Level, PriceStore } from './live.ts';
import type { Page } from './page.ts';
import type { Turn } from './paint-pace.ts';
import type { Past } from './past/past.ts';
import type { GatedSource } from './source.ts';

/** The store as its transport sees it. */
export interface WritablePrices extends PriceStore {
  /**
   * Applies changes to the books now and to the screen with the next frame. Their prices hold for `lifeMs`.
   * Where the page is hidden nothing is painted: the screen catches up when it is seen again.
   */
  apply(changes: readonly MarketChange[], lifeMs: number): void;
  /** Nothing changed: prices hold for `lifeMs` from now, and those that were stale no longer are. */
  keep(marketIds: Iterable<string>, lifeMs: number): void;
  /** Two polls were missed: greys markets that nothing was heard of since `since`. */
  doubt(marketIds: Iterable<string>, since: number): void;
  forget(marketIds: Iterable<string>): void;
  /** From now on everything applied can be looked back on; how the books stand, stale ones as stale, is the beginning. */
  record(past: Past): void;
  stop(): void;
}

const offerOf = (value: CellValue): Offer | null => (value.price === null || value.size === null ? null : { price: value.price, size: value.size });

/** An empty market nobody looks at is let go after this long. */
const IDLE_MS = 10_000;

/** With a `past` everything applied here can be looked back on from the beginning, else as of `record`. */
export function createPriceStore(page: Page, past: Past | null = null): WritablePrices {
  const books = new Map<string, Book>();
  const screens = new Map<string, MarketCells>();
  const unread = new Set<Book>();
  const unpainted = new Set<MarketCells>();
  const painters = new Set<(now: number, whole: boolean) => void>();
  let cancelFrame: (() => void) | null = null;

  const screenOf = (marketId: string): MarketCells => {
    let screen = screens.get(marketId);
    if (!screen) screens.set(marketId, (screen = new MarketCells()));
    return screen;
  };

  /**
   * Books to cells. Bounded: however many messages came, a cell keeps its latest value only. Once `most` prices on screen have changed, the
   * other markets there wait and come first with the next frame. A market waits whole, and its cells say what is on screen. Returns how many
   * prices on screen changed.
   */
  const read = (now: number, most = Infinity): number => {
    let drawn = 0;
    for (const book of unread) {
      const screen = screenOf(book.marketId);
      if (screen.visible && drawn >= most) continue;
      unread.delete(book);
      if (book.factsTouched) screen.takeFacts(book, freshness.of(book.marketId, now));
      screen.takePrices(book, now);
      if (screen.changed.size === 0) continue;
      unpainted.add(screen);
      if (screen.visible) drawn += screen.changed.size;
    }
    return drawn;
  };

  const paint = (turn: Turn): void => {
    cancelFrame = null;
    const now = page.now();
    const drawn = read(now, turn.most);
    turn.drew(drawn, unread.size > 0);
    for (const painter of painters) painter(now, unread.size === 0);
    const screensToTell = [...unpainted];
    unpainted.clear();
    for (const screen of screensToTell) screen.notify();
    if (unread.size > 0) schedule();
  };

  const schedule = (): void => {
    if (page.hidden()) {
      cancelFrame?.();
      cancelFrame = null;
      read(page.now());
    } else cancelFrame ??= page.frame(paint);
  };

  const readAgain = (marketIds: Iterable<string>): void => {
    for (const marketId of marketIds) {
      const book = books.get(marketId);
      if (!book) continue;
      book.factsTouched = true;
      unread.add(book);
    }
  };

  const freshness = new Freshness(page.now, (marketIds) => {
    past?.grew('stale', marketIds);
    readAgain(marketIds);
    schedule();
  });

  const stopListening = page.onVisibility(() => {
    if (unread.size > 0 || unpainted.size > 0) schedule();
  });

  // Not at once: a component may be about to subscribe to the very cell it has just read.
  const tidy = (now: number): void => {
    for (const [marketId, screen] of screens) {
      if (books.has(marketId) || screen.watched) screen.idleSince = null;
      else if (now - (screen.idleSince ??= now) > IDLE_MS) screens.delete(marketId);
    }
  };

  const cellSource = (marketId: string, runnerId: RunnerId, side: Side, level: Level): GatedSource<CellValue> =>
    screenOf(marketId).runner(runnerId).side(side)[level];

  const cell = (marketId: string, runnerId: RunnerId, side: Side, level: Level): CellValue =>
    screens.get(marketId)?.runners.get(runnerId)?.side(side)[level].value ?? NO_PRICE;

  return {
    cell,
    cellSource,
    subscribeCell: (marketId, runnerId, side, level, changed) => cellSource(marketId, runnerId, side, level).subscribe(changed),
    levels: (marketId, runnerId, side): Levels => [
      offerOf(cell(marketId, runnerId, side, 0)),
      offerOf(cell(marketId, runnerId, side, 1)),
      offerOf(cell(marketId, runnerId, side, 2)),
    ],
    market: (marketId) => screens.get(marketId)?.facts.value ?? null,
    marketSource: (marketId) => screenOf(marketId).facts,
    subscribeMarket: (marketId, changed) => screenOf(marketId).facts.subscribe(changed),
    runner: (marketId, runnerId) => screens.get(marketId)?.runners.get(runnerId)?.facts.value ?? null,
    runnerSource: (marketId, runnerId) => screenOf(marketId).runner(runnerId).facts,
    subscribeRunner: (marketId, runnerId, changed) => screenOf(marketId).runner(runnerId).facts.subscribe(changed),
    setVisible: (marketId, visible) => screenOf(marketId).setVisible(visible),
    isVisible: (marketId) => screens.get(marketId)?.visible ?? true,
    heardAt: (marketId) => freshness.heardAt(marketId),
    onPaint(painter) {
      painters.add(painter);
      return () => void painters.delete(painter);
    },
    apply(changes, lifeMs) {
      const [at, heardAt] = [past?.now() ?? 0, page.now()];
      for (const change of changes) {
        let book = books.get(change.marketId);
        if (!book) books.set(change.marketId, (book = createBook(change.marketId)));
        past?.note(book, change, at);
        applyChange(book, change);
        // By the book's own id: the message's is another string each time, to be read letter by letter at every look-up.
        if (freshness.hear(book.marketId, lifeMs, heardAt)) book.factsTouched = true;
        unread.add(book);
      }
      if (changes.length > 0) schedule();
    },
    keep(marketIds, lifeMs) {
      const returned = freshness.hearAgain(marketIds, lifeMs);
      readAgain(returned);
      if (returned.length > 0) past?.grew('fresh', returned);
      if (unread.size > 0) schedule();
    },
    doubt: (marketIds, since) => freshness.doubt(marketIds, since),
    forget(marketIds) {
      const letGo = [...marketIds];
      past?.letGo(letGo);
      for (const marketId of letGo) {
        const book = books.get(marketId);
        if (book) unread.delete(book);
        books.delete(marketId);
        freshness.forget(marketId);
        const screen = screens.get(marketId);
        screen?.clear();
        if (screen && screen.changed.size > 0) unpainted.add(screen);
      }
      tidy(page.now());
      if (unpainted.size > 0) schedule();
    },
    record(begun) {
      past = begun;
      past.begin(books.values());
      const now = page.now();
      past.grew('stale', [...books.keys()].filter((marketId) => freshness.of(marketId, now) === 'stale'));
    },
    stop() {
      cancelFrame?.();
      cancelFrame = null;
      stopListening();
      freshness.stop();
    },
  };
}

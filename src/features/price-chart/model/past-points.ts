import type { FancyLine } from '#shared/domain/market/market.ts';
import type { PriceHistory, PricePoint } from '#shared/domain/market/price-history.ts';
import { SESSION_RUNNER_ID } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import { lineRun } from '#shared/domain/odds/odds.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
import { applyChange, createBook, getBestLevels, type MarketBook } from '#shared/live/store/book.ts';

/** The prices of a point, without its time. */
export type PricePair = readonly [back: PricePoint[1], lay: PricePoint[2]];

export const NO_PRICES: PricePair = [null, null];

/**
 * Adds a point, unless the last one has the same prices. Of several points in one millisecond the last one holds. A
 * list begins with a price.
 */
export function appendPoint(points: PricePoint[], at: number, [back, lay]: PricePair): void {
  if (points.at(-1)?.[0] === at) points.pop();
  const last = points.at(-1);
  if (last === undefined ? back === null && lay === null : last[1] === back && last[2] === lay) return;
  points.push([Math.max(at, last?.[0] ?? at), back, lay]);
}

function readBookPrices(book: MarketBook, runnerId: RunnerId): PricePair {
  const runner = book.runners.get(runnerId);
  if (book.status !== 'open' || book.locked || runner?.status !== 'active') return NO_PRICES;
  return [getBestLevels(runner.back, 'back')[0]?.price ?? null, getBestLevels(runner.lay, 'lay')[0]?.price ?? null];
}

/** Returns the best prices that a page has seen of a market. Both are null while the market took no bets. */
export function readMarketTrack(track: MarketTrack, runnerIds: readonly RunnerId[]): PriceHistory {
  let book = createBook(track.outline.marketId);
  const runners = runnerIds.map((runnerId) => ({ runnerId, points: [] as PricePoint[] }));
  for (const { at, event } of track.listBetween(-Infinity, track.to)) {
    if (event === 'missing') book = createBook(track.outline.marketId);
    else if (typeof event !== 'string') applyChange(book, event);
    for (const { runnerId, points } of runners)
      appendPoint(points, at, event === 'stale' ? NO_PRICES : readBookPrices(book, runnerId));
  }
  return { runners, events: [] };
}

/** Returns the runs of a session line. Both are null while the line takes no bets. */
export function readLinePrices(line: FancyLine | null): PricePair {
  if (line === null || line.lockedBy !== null) return NO_PRICES;
  const toRun = (run: number | undefined) => (run === undefined || run <= 0 ? null : lineRun(run * 100));
  return [toRun(line.yes?.run), toRun(line.no?.run)];
}

/** Returns the runs that a page has seen of a session line. */
export function readLineTrack({ entries }: FancyTrack): PriceHistory {
  const points: PricePoint[] = [];
  for (const { at, line, stale } of entries) appendPoint(points, at, stale ? NO_PRICES : readLinePrices(line));
  return { runners: [{ runnerId: SESSION_RUNNER_ID, points }], events: [] };
}

/**
 * Joins the server's past with what this page has seen, which is finer: the server's points end where the page's begin.
 * Runners are those of the ids, in their order.
 */
export function mergePast(
  server: PriceHistory | null,
  pageHistory: PriceHistory | null,
  runnerIds: readonly RunnerId[],
): PriceHistory {
  const findPoints = (history: PriceHistory | null, id: RunnerId): readonly PricePoint[] =>
    history?.runners.find(({ runnerId }) => runnerId === id)?.points ?? [];
  const runners = runnerIds.map((runnerId) => {
    const own = findPoints(pageHistory, runnerId);
    const from = own[0]?.[0] ?? Infinity;
    return { runnerId, points: [...findPoints(server, runnerId).filter(([at]) => at < from), ...own] };
  });
  return { runners, events: server?.events ?? [] };
}

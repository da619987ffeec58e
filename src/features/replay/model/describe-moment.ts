import type { RunLine } from '#shared/domain/market/market.ts';
import { toDay } from '#shared/format/days.ts';
import { joinList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/price.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import type { HistorySnapshot, MarketTrack } from '#shared/live/history/market-track.ts';
import { getBestLevels } from '#shared/live/store/book.ts';
import { describeSide } from '#ui-kit';
import { texts } from '../texts.ts';
import { cleanLabel } from './clean-label.ts';
import type { ReplaySpan } from './parse-time.ts';

/** With more runners, the reader uses the grid instead of the sentence. */
const MAX_DESCRIBED_RUNNERS = 4;

/** Formats a time within a span. Includes the date when the span covers several days. */
export const formatMoment = (at: number, span: ReplaySpan): string =>
  formatTimestamp(at, toDay(span.from) === toDay(span.to) ? 'clock' : 'second') ?? '';

/** Names why the market took no bets at a time. Null while it did. */
function describeBlock({ book, stale }: HistorySnapshot): string | null {
  const { status, locked } = book;
  if (status !== null && status !== 'open') return texts.market[status];
  return locked ? texts.market.locked : stale ? texts.market.stale : null;
}

/** Describes a market's best prices at a time in one sentence. */
export function describeMarketAt(track: MarketTrack, at: number, span: ReplaySpan): string {
  const snapshot = track.getSnapshotAt(at);
  const clock = formatMoment(at, span);
  if (snapshot === null) return texts.unknownAt({ clock });
  const { kind, runners } = track.outline;
  const prices = runners.slice(0, MAX_DESCRIBED_RUNNERS).flatMap(({ runnerId, name }) => {
    const runner = snapshot.book.runners.get(runnerId);
    if (runner === undefined) return [];
    const formatBestPrice = (side: 'back' | 'lay'): string =>
      formatPrice(getBestLevels(runner[side], side)[0]?.price ?? null, kind);
    return texts.priceOf({ runner: name, back: formatBestPrice('back'), lay: formatBestPrice('lay') });
  });
  const runs = prices.join(texts.priceSeparator);
  const lock = describeBlock(snapshot);
  return texts.pricesAt({ clock, prices: lock === null ? runs : texts.lockedRuns({ runs, lock }) });
}

const formatRun = (side: string, run: RunLine | null): string =>
  run === null ? texts.noRun({ side }) : texts.runOf({ side, run: run.run, size: run.size });

/** Describes a session line at a time in one sentence, No before Yes as on screen. */
export function describeLineAt(track: FancyTrack, at: number, span: ReplaySpan): string {
  const snapshot = track.getSnapshotAt(at);
  const clock = formatMoment(at, span);
  if (snapshot === null) return texts.lineUnknownAt({ clock });
  const { no, yes, lockedBy } = snapshot.line;
  const lock = lockedBy === null ? null : (cleanLabel(lockedBy) ?? texts.line.locked);
  const runs = joinList([formatRun(describeSide('fancy', 'lay'), no), formatRun(describeSide('fancy', 'back'), yes)]);
  return texts.pricesAt({
    clock,
    prices: lock === null && !snapshot.stale ? runs : texts.lockedRuns({ runs, lock: lock ?? texts.market.stale }),
  });
}

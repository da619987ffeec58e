import type { RunLine } from '#shared/domain/market/market.ts';
import { toDay } from '#shared/format/days.ts';
import { joinList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/price.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
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
  return texts.pricesAt({ clock, prices: prices.join(texts.priceSeparator) });
}

const formatRun = (side: string, run: RunLine | null): string =>
  run === null ? texts.noRun({ side }) : texts.runOf({ side, run: run.run, size: run.size });

/** Describes a session line at a time in one sentence, No before Yes as on screen. */
export function describeLineAt(track: FancyTrack, at: number, span: ReplaySpan): string {
  const snapshot = track.getSnapshotAt(at);
  const clock = formatMoment(at, span);
  if (snapshot === null) return texts.lineUnknownAt({ clock });
  const { no, yes, lockedBy } = snapshot.line;
  const runs = joinList([formatRun(describeSide('fancy', 'lay'), no), formatRun(describeSide('fancy', 'back'), yes)]);
  return texts.pricesAt({
    clock,
    prices: lockedBy === null ? runs : texts.lockedRuns({ runs, lock: cleanLabel(lockedBy) ?? texts.line.locked }),
  });
}

import { formatPrice } from '#shared/format/price.ts';
import { formatWhen } from '#shared/format/when.ts';
import { dayOf } from '#shared/format/days.ts';
import { bestLevels } from '#shared/live/book.ts';
import type { Track } from '#shared/live/past/track.ts';
import { texts } from '../texts.ts';
import type { Span } from './typed-time.ts';

/** More runners than this are read from the grid. */
const MOST_SPOKEN = 4;

/** A moment as it is written beside its span: with the day where the span has several. */
export const clockOf = (at: number, span: Span): string => formatWhen(at, dayOf(span.from) === dayOf(span.to) ? 'clock' : 'file') ?? '';

/** What a market's best prices were at a moment, in a sentence. */
export function answerAt(track: Track, at: number, span: Span): string {
  const standing = track.standingAt(at);
  const clock = clockOf(at, span);
  if (standing === null) return texts.unknownAt(clock);
  const { kind, runners } = track.outline;
  const prices = runners.slice(0, MOST_SPOKEN).flatMap(({ runnerId, name }) => {
    const runner = standing.book.runners.get(runnerId);
    if (runner === undefined) return [];
    const best = (side: 'back' | 'lay'): string => formatPrice(bestLevels(runner[side], side)[0]?.price ?? null, kind);
    return texts.priceOf(name, best('back'), best('lay'));
  });
  return texts.answer(clock, prices.join('; '));
}

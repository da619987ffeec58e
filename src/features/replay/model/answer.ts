import type { RunLine } from '#shared/domain/market.ts';
import { formatPrice } from '#shared/format/price.ts';
import { formatWhen } from '#shared/format/when.ts';
import { dayOf } from '#shared/format/days.ts';
import { bestLevels } from '#shared/live/book.ts';
import type { LineTrack } from '#shared/live/past/line-track.ts';
import type { Track } from '#shared/live/past/track.ts';
import { sideWord } from '#ui-kit';
import { texts } from '../texts.ts';
import { plain } from './plain.ts';
import type { Span } from './typed-time.ts';

/** More runners than this are read from the grid. */
const MOST_SPOKEN = 4;

/** A moment as it is written beside its span: with the day where the span has several. */
export const clockOf = (at: number, span: Span): string => formatWhen(at, dayOf(span.from) === dayOf(span.to) ? 'clock' : 'second') ?? '';

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

const runWords = (side: string, run: RunLine | null): string => (run === null ? texts.noRun(side) : texts.runOf(side, run.run, run.size));

/** What a session line stood at at a moment, in a sentence: No before Yes, as on screen. */
export function lineAnswerAt(track: LineTrack, at: number, span: Span): string {
  const standing = track.standingAt(at);
  const clock = clockOf(at, span);
  if (standing === null) return texts.lineUnknownAt(clock);
  const { no, yes, lockedBy } = standing.line;
  const runs = `${runWords(sideWord('fancy', 'lay'), no)}, ${runWords(sideWord('fancy', 'back'), yes)}`;
  return texts.answer(clock, lockedBy === null ? runs : texts.lockedRuns(runs, plain(lockedBy) ?? texts.line.locked));
}

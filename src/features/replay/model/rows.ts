import { odds } from '#shared/domain/odds.ts';
import { selectionIdOf } from '#shared/domain/runner-id.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { Track } from '#shared/live/past/track.ts';
import { sideWord } from '#ui-kit';
import { texts } from '../texts.ts';
import type { LineEvent } from './line-moments.ts';
import type { Moment, OwnBet } from './moments.ts';
import { plain } from './plain.ts';

/** A moment to go back to, in words. */
export interface MomentRow {
  readonly key: string;
  readonly at: number;
  readonly of: 'event' | 'back' | 'lay';
  readonly words: string;
}

function wordsOf(moment: Moment, { outline }: Track): string {
  if (moment.of === 'market') return texts.market(moment.event);
  if (moment.of === 'runner') return texts.runner(moment.event, outline.runners.find(({ runnerId }) => runnerId === moment.runnerId)?.name ?? texts.unknownRunner(selectionIdOf(moment.runnerId)));
  const { kind, side, selectionName, price, stake } = moment.bet;
  return texts.bet(sideWord(kind, side), selectionName, formatPrice(price, kind), formatAmount(stake));
}

/** Moments of one track for a list; `named` puts the market's name before each. */
export const rowsOf = (track: Track, moments: readonly Moment[], named: boolean): readonly MomentRow[] =>
  moments.map((moment, index) => ({
    key: `${track.outline.marketId} ${index}`,
    at: moment.at,
    of: moment.of === 'bet' ? moment.bet.side : 'event',
    words: named ? `${track.outline.name}: ${wordsOf(moment, track)}` : wordsOf(moment, track),
  }));

function wordsOfLine(moment: LineEvent | OwnBet): string {
  if (moment.of === 'bet') {
    const { side, price, size, stake } = moment.bet;
    return texts.lineBet(sideWord('fancy', side), formatPrice(price, 'fancy'), size > 0 ? formatPrice(odds(size), 'fancy') : null, formatAmount(stake));
  }
  if (moment.event === 'locked') return plain(moment.by) ?? texts.line.locked;
  return moment.event === 'result' ? texts.result(plain(moment.result) ?? '') : texts.line[moment.event];
}

/** Moments of one session line for a list. */
export const lineRowsOf = (moments: readonly (LineEvent | OwnBet)[]): readonly MomentRow[] =>
  moments.map((moment, index) => ({ key: String(index), at: moment.at, of: moment.of === 'bet' ? moment.bet.side : 'event', words: wordsOfLine(moment) }));

import { toSelectionId } from '#shared/domain/market/runner-id.ts';
import { payoutPer100 } from '#shared/domain/odds/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
import { describeSide } from '#ui-kit';
import { texts } from '../../texts.ts';
import { cleanLabel } from '../clean-label.ts';
import type { LineEvent } from './line-moments.ts';
import type { Moment, OwnBet } from './market-moments.ts';

/** A moment in the list, with its text. */
export interface MomentRow {
  readonly key: string;
  readonly at: number;
  readonly of: 'event' | 'back' | 'lay';
  readonly text: string;
}

function describeMoment(moment: Moment, { outline }: MarketTrack): string {
  if (moment.of === 'market') return texts.market[moment.event];
  if (moment.of === 'runner')
    return texts.runner[moment.event]({
      runner:
        outline.runners.find(({ runnerId }) => runnerId === moment.runnerId)?.name ??
        texts.unknownRunner({ runnerId: toSelectionId(moment.runnerId) }),
    });
  const { kind, side, selectionName, price, stake } = moment.bet;
  return texts.bet({
    side: describeSide(kind, side),
    runner: selectionName,
    price: formatPrice(price, kind),
    stake: formatAmount(stake),
  });
}

/** Creates the rows of one track. `named` puts the market's name before each text. */
export const createMarketRows = (
  track: MarketTrack,
  moments: readonly Moment[],
  shouldIncludeMarketName: boolean,
): readonly MomentRow[] =>
  moments.map((moment, index) => ({
    key: `${track.outline.marketId} ${index}`,
    at: moment.at,
    of: moment.of === 'bet' ? moment.bet.side : 'event',
    text: shouldIncludeMarketName
      ? texts.momentOf({ market: track.outline.name, moment: describeMoment(moment, track) })
      : describeMoment(moment, track),
  }));

function describeLineMoment(moment: LineEvent | OwnBet): string {
  if (moment.of === 'bet') {
    const { side, price, size, stake } = moment.bet;
    const bet = {
      side: describeSide('fancy', side),
      run: formatPrice(price, 'fancy'),
      stake: formatAmount(stake),
    };
    return size > 0
      ? texts.lineBet({ ...bet, size: formatPrice(payoutPer100(size), 'fancy') })
      : texts.lineBetWithoutSize(bet);
  }
  if (moment.event === 'locked') return cleanLabel(moment.by) ?? texts.line.locked;
  return moment.event === 'result'
    ? texts.result({ result: cleanLabel(moment.result) ?? '' })
    : texts.line[moment.event];
}

/** Creates the rows of one session line. */
export const createLineRows = (moments: readonly (LineEvent | OwnBet)[]): readonly MomentRow[] =>
  moments.map((moment, index) => ({
    key: String(index),
    at: moment.at,
    of: moment.of === 'bet' ? moment.bet.side : 'event',
    text: describeLineMoment(moment),
  }));

import type { Bet } from '#shared/domain/bet.ts';
import type { CashOutLeg } from '#shared/domain/cashout.ts';
import type { MarketKind } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { Hold } from './model/holds.ts';
import type { LegEnd } from './model/runs.ts';

const whole = (amount: Money) => formatAmount(amount, { decimals: 'auto' });
const result = (amount: Money) => formatAmount(amount, { sign: 'always' });
const bets = (count: number) => (count === 1 ? '1 bet' : `${count} bets`);

const shut = {
  gone: 'Waiting for the market',
  suspended: 'Market suspended',
  closed: 'Market closed',
  inactive: 'Market not open yet',
  locked: 'Market locked',
  stale: 'Waiting for fresh prices',
} as const;

export const texts = {
  title: (market: string) => `Cash out · ${market}`,
  range: (worst: Money, best: Money) => (worst === best ? `Every result brings ${result(worst)}.` : `Every result brings between ${result(worst)} and ${result(best)}.`),
  partRange: (worst: Money, best: Money) => `Results range from ${result(worst)} to ${result(best)}.`,
  flat: (flat: Money) => `Whole stakes; exactly level it would be ${result(flat)}.`,
  held: (seconds: number) => `Each bet is held for ${seconds} s before it is matched.`,
  place: (percent: number, count: number) => `Cash out ${percent} % · ${bets(count)}`,
  rest: 'Try the rest again',
  afresh: 'Start afresh',
  checkAgain: 'Check again',
  close: 'Close',
  placing: (place: number, count: number) => `Placing bet ${place} of ${count}.`,
  looking: 'The answer was lost. Looking for the bet in your bets.',
  settling: 'Reading your new position.',
  done: (count: number) => (count === 1 ? 'Cashed out. The bet is placed.' : `Cashed out. All ${count} bets are placed.`),
  doneMore: 'Cashed out, but your bets show more than you sent.',
  stopped: (placed: number, count: number) => (placed === 0 ? `Nothing was placed: your position is as it was. ${bets(count)} to go.` : `${placed} of ${count} bets placed. ${bets(count - placed)} to go.`),
  stand: 'Where you stand',
  remaining: 'What remains, at the prices of now',
  matched: (price: string) => `Matched at ${price}`,
} as const;

/** What the list of bets shows for a leg, where it contradicts the answer. */
export function foundWords(found: readonly Bet[], refused: string | null, kind: MarketKind): string {
  const listed = found.map(({ stake, price, betId }) => `${whole(stake)} @ ${formatPrice(price, kind)} (bet ${betId})`).join(', ');
  const advice = refused === null ? 'Your bets show more than you sent.' : `The answer was “${refused}”, but your bets show this.`;
  return `${found.length === 1 ? '1 bet' : `${found.length} bets`} found: ${listed}. ${advice} If you did not expect this, contact your operator.`;
}

/** What became of a leg, where there is something to say. */
export function endWords(end: Exclude<LegEnd, { kind: 'placed' }>): string {
  switch (end.kind) {
    case 'refused':
      return end.message ?? 'The answer was lost, and the bet is not among your bets.';
    case 'not-sent':
      return 'Another bet was under way. Nothing was sent.';
    case 'left':
      return 'You were signed out before the answer came.';
  }
}

/** Why a cash-out cannot be placed: total over everything that can hold it back. */
export function holdWords(hold: Hold, nameOf: (leg: CashOutLeg) => string): string {
  switch (hold.kind) {
    case 'in-doubt':
      return 'A bet on this market is being checked';
    case 'in-flight':
      return 'Another bet is under way';
    case 'reading':
      return 'Reading your position';
    case 'shut':
      return shut[hold.by];
    case 'nothing-open':
      return 'Nothing is open: every result brings the same';
    case 'no-price':
      return 'No price on offer to close with';
    case 'no-leg':
      return 'Too small a share for a bet of a whole unit';
    case 'size':
      return `Only ${whole(hold.offered)} on offer for ${nameOf(hold.leg)}, ${whole(hold.leg.stake)} needed`;
    case 'limit':
      return `${nameOf(hold.leg)}: ${hold.breach.message}`;
    case 'insufficient':
      return 'Insufficient Balance.';
  }
}

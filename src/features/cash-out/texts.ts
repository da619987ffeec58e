import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { MarketKind } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount, formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { CashOutBlockReason } from './model/cash-out-block-reasons.ts';

const formatResult = (amount: Money) => formatAmount(amount, { sign: 'always' });
const formatBetCount = (count: number) => (count === 1 ? '1 bet' : `${count} bets`);

const marketBlockLabels = {
  missing: 'Waiting for the market',
  suspended: 'Market suspended',
  closed: 'Market closed',
  inactive: 'Market not open yet',
  locked: 'Market locked',
  stale: 'Waiting for fresh prices',
} as const;

export const texts = {
  title: (market: string) => `Cash out · ${market}`,
  range: (worst: Money, best: Money) =>
    worst === best
      ? `Every result brings ${formatResult(worst)}.`
      : `Every result brings between ${formatResult(worst)} and ${formatResult(best)}.`,
  partRange: (worst: Money, best: Money) => `Results range from ${formatResult(worst)} to ${formatResult(best)}.`,
  exactResult: (result: Money) => `Whole stakes; exactly level it would be ${formatResult(result)}.`,
  held: (seconds: number) => `Each bet is held for ${seconds} s before it is matched.`,
  place: (percent: number, count: number) => `Cash out ${percent} % · ${formatBetCount(count)}`,
  rest: 'Try the rest again',
  restart: 'Start afresh',
  checkAgain: 'Check again',
  close: 'Close',
  placing: (place: number, count: number) => `Placing bet ${place} of ${count}.`,
  checking: 'We could not confirm that your bet arrived. Checking your bets…',
  reading: 'Reading your new position.',
  done: (count: number) =>
    count === 1 ? 'Cashed out. The bet is placed.' : `Cashed out. All ${count} bets are placed.`,
  doneMore: 'Cashed out, but your bets show more than you sent.',
  stopped: (placed: number, count: number) =>
    placed === 0
      ? `Nothing was placed: your position is as it was. ${formatBetCount(count)} to go.`
      : `${placed} of ${count} bets placed. ${formatBetCount(count - placed)} to go.`,
  stand: 'Where you stand',
  remaining: 'Remaining bets at current prices',
  matched: (price: string) => `Matched at ${price}`,
} as const;

/** Describes the listed bets of a leg when they contradict the response. */
export function describeFoundLegBets(found: readonly Bet[], refusalMessage: string | null, kind: MarketKind): string {
  const listed = found
    .map(({ stake, price, betId }) => `${formatStake(stake)} @ ${formatPrice(price, kind)} (bet ${betId})`)
    .join(', ');
  const advice =
    refusalMessage === null
      ? 'Your bets show more than you sent.'
      : `The answer was “${refusalMessage}”, but your bets show this.`;
  return `${found.length === 1 ? '1 bet' : `${found.length} bets`} found: ${listed}. ${advice} If you did not expect this, contact your operator.`;
}

/** Returns the note under a leg that was not placed. */
export function describeLegOutcome(outcome: Exclude<PlacementOutcome, { kind: 'placed' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message ?? 'We could not confirm this bet, and it is not among your bets.';
    case 'not-sent':
      return 'Another bet was under way. Nothing was sent.';
    case 'signed-out':
      return 'You were signed out before we could confirm this bet.';
  }
}

/** Returns the text of the blocked button. */
export function describeCashOutBlockReason(
  blockReason: CashOutBlockReason,
  nameOf: (leg: CashOutLeg) => string,
): string {
  switch (blockReason.kind) {
    case 'unverified':
      return 'A bet on this market is being checked';
    case 'in-flight':
      return 'Another bet is under way';
    case 'reading':
      return 'Reading your position';
    case 'betting-block':
      return marketBlockLabels[blockReason.by];
    case 'nothing-open':
      return 'Nothing is open: every result brings the same';
    case 'no-price':
      return 'No price on offer to close with';
    case 'no-leg':
      return 'Too small a share for a bet of a whole unit';
    case 'size':
      return `Only ${formatStake(blockReason.offered)} on offer for ${nameOf(blockReason.leg)}, ${formatStake(blockReason.leg.stake)} needed`;
    case 'limit':
      return `${nameOf(blockReason.leg)}: ${blockReason.breach.message}`;
    case 'insufficient-balance':
      // The server's message for a bet, to the letter.
      return 'Insufficient Balance.';
  }
}

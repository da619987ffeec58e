import type { Limits, MarketKind } from '#shared/domain/market/market.ts';
import { asOdds, formatPlainPrice, type MarketPrice } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { getOddsFormatter } from '#shared/format/odds-format.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { betTexts } from './bet-texts.ts';
import type { BlockReason } from './model/checks/block-reasons.ts';
import { findNextStep, type NextStep } from './model/checks/next-step.ts';
import { type OwnLimit, parseOwnLimit } from './model/checks/own-limit.ts';
import type { BettingBlock } from './model/ticket/selection-quote.ts';

function describeBettingBlock(bettingBlock: BettingBlock): string {
  switch (bettingBlock.by) {
    case 'suspended':
      return 'Market suspended';
    case 'closed':
      return 'Market closed';
    case 'inactive':
      return 'Market not open yet';
    case 'locked':
      return 'Market locked';
    case 'stale':
      return 'Waiting for fresh prices';
    case 'removed':
      return 'Runner removed';
    case 'missing':
      return 'Waiting for the market';
    case 'line-locked':
      return bettingBlock.label;
  }
}

const nextSteps: Record<NextStep, string> = {
  'wait-for-the-other-bet': 'Wait until your other bet is placed or refused, then place this one.',
  'find-funds': 'Lower the stake, or free some of your exposure first.',
  'wait-for-reopening': 'Wait until it opens again. What you typed stays here.',
  'wait-for-the-ball': 'Wait until the ball is over, then place the bet again.',
  'choose-another-market': 'This one is over. Choose another market.',
  'bet-before-the-start': 'This market takes bets only before the start. Choose another market.',
  'lay-instead': 'This market takes no back bets now. Choose a lay price or another market.',
  'back-instead': 'This market takes no lay bets now. Choose a back price or another market.',
  'raise-stake': 'Raise the stake and place the bet again.',
  'lower-stake': 'Lower the stake and place the bet again.',
  'raise-odds': 'Choose higher odds and place the bet again.',
  'lower-odds': 'Choose lower odds and place the bet again.',
  'ask-the-operator': 'Ask your operator to lift the lock.',
  'come-back-later': 'Come back nearer to the start.',
  'take-the-price': 'The price moved away. Take the price on offer now, or wait for yours to come back.',
  'take-the-line': 'The line moved. Take it as it stands now and place the bet again.',
  'try-again': 'Nothing was placed. Change the bet, or place it again.',
};

/** "Odds 1.01–100", or "Odds −10000 to +9900" in another format. */
function formatOddsLimits(minOdds: MarketPrice, maxOdds: MarketPrice, kind: MarketKind): string {
  const format = kind === 'odds' && getOddsFormatter()?.format;
  return format
    ? `Odds ${format(asOdds(minOdds))} to ${format(asOdds(maxOdds))}`
    : `Odds ${formatPlainPrice(minOdds)}–${formatPlainPrice(maxOdds)}`;
}

export const texts = {
  /** docs/requirements.md#8-errors */
  failed: 'Something went wrong while placing your bet.',
  ...betTexts,
  fancyPayout: (size: number) => `Session, pays ${size} on 100`,
  justChanged: 'The price changed as you pressed it. Check it before you place the bet.',
  placing: 'Placing the bet',
  placed: (bet: string) => `Placed: ${bet}`,
  placedAt: (price: string, orderPrice: string) =>
    price === orderPrice ? `Matched at ${price}` : `Matched at ${price}, asked ${orderPrice}`,
  placedFound: 'The answer was lost. We found the bet in your bets.',
  found: (count: number) => (count === 1 ? '1 bet found' : `${count} bets found`),
  foundAnywhere: (found: string, advice: string) => `${found}. ${advice}`,
  listed: (bet: string, betId: string) => `${bet} · bet ${betId}`,
  foundMore: 'Your bets show more than you sent. If you did not place all of these, contact your operator.',
  foundRefused: (message: string, count: number) =>
    `The answer was “${message}”, but your bets show ${count === 1 ? 'this bet' : 'these bets'}. Do not place it again. If you did not expect this, contact your operator.`,
  notPlaced: 'This bet was not placed.',
  notPlacedNext: 'It is not in your bets. You can place it again.',
  refusedBet: (bet: string, reason: string) => `${bet}: ${reason}`,
  unverified: {
    first: (bet: string) => `${bet}. The answer was lost. Checking your bets…`,
    notListed: (bet: string) => `${bet}. Not in your bets yet. Checking again, because it may still arrive.`,
    unreadable: (bet: string) => `${bet}. Your bets are unavailable right now. Retrying…`,
    open: (bet: string) =>
      `${bet}. Your bets are unavailable, so we could not confirm this bet. Check My Bets before you place it again.`,
  },
  /** With a space that does not break. */
  percent: (percent: string) => `${percent}\u00a0%`,
  noChance: '–',
  marketChance: ' · market ',
  dismiss: 'Dismiss',
  pendingBets: 'Bets under way',
  limits: ({ minStake, maxStake, minOdds, maxOdds, maxProfit }: Limits, kind: MarketKind): string | null => {
    const parts = [
      minStake === null ? null : `Min ${formatStake(minStake)}`,
      maxStake === null ? null : `Max ${formatStake(maxStake)}`,
      minOdds === null || maxOdds === null ? null : formatOddsLimits(minOdds, maxOdds, kind),
      maxProfit === null ? null : `Max profit ${formatStake(maxProfit)}`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  },
  empty: { title: 'No bet selected', hint: 'Press a price to open the slip.' },
  slip: 'Bet slip',
  stakes: { title: 'Edit Stakes', failed: 'The stakes could not be saved. Try again.' },
} as const;

function describeOwnLimit(limit: OwnLimit): string {
  switch (limit.kind) {
    case 'time-out': {
      const until = formatTimestamp(limit.until);
      return until === null
        ? 'Your own time-out is not over. Until then no bet is taken, and it cannot be ended early.'
        : `Your own time-out ends on ${until}. Until then no bet is taken, and it cannot be ended early.`;
    }
    case 'loss': {
      const { amount, span } = limit;
      if (amount === null || span === null)
        return 'You set this limit. Lower the stake, or wait until earlier losses no longer count.';
      return `You set this limit: at most ${formatStake(amount)} lost in any ${span}, with open bets counted at their worst. Lower the stake, or wait until losses are older than that.`;
    }
  }
}

/** Advice on a refusal with this message from the server. */
export function adviseOnRefusal(message: string): string {
  const limit = parseOwnLimit(message);
  return limit === null ? nextSteps[findNextStep(message)] : describeOwnLimit(limit);
}

/** Label of the submit button while it is blocked. Covers every block reason. */
export function describeBlockReason(blockReason: BlockReason): string {
  switch (blockReason.kind) {
    case 'in-flight':
      return 'Another bet is under way';
    case 'unverified':
      return 'This bet is being checked';
    case 'betting-block':
      return describeBettingBlock(blockReason.bettingBlock);
    case 'handicap':
      return 'No bets on handicaps here';
    case 'no-offer':
      return 'No price on offer';
    case 'line-moved':
      return 'The line moved';
    case 'no-price':
      return 'Enter valid odds';
    case 'off-ladder':
      return 'This market has no such odds';
    case 'no-stake':
      return 'Enter a stake';
    case 'unreadable-stake':
      return 'Check the stake';
    case 'limit':
      return blockReason.breach.message;
    case 'insufficient-balance':
      // The server's message for a bet, to the letter. Its message for a withdrawal ends with "!".
      return 'Insufficient Balance.';
    case 'price-changed':
      return 'The price changed';
    case 'not-offered':
      return 'Your odds are not on offer';
  }
}

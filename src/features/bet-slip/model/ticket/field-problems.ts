import { type Breach, getRangeBreach } from '#shared/domain/market/limits.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { parseStake } from '#shared/domain/money/amount-input.ts';
import { findNeighbours, isOnLadder } from '#shared/domain/odds/ladder.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import { describeBreach } from '#shared/format/limit-breach.ts';
import { readOddsText } from '#shared/format/odds-text.ts';
import { formatPrice } from '#shared/format/price.ts';
import { texts } from '../../texts.ts';
import type { Ticket } from './ticket.ts';

/** Returns the limit that odds of 1.00 or 1001 break, which no market can have. Null for all other texts. */
export function findOddsOutOfRange({ selection, priceText }: Ticket, limits: Limits | null): Breach | null {
  if (selection.kind === 'fancy') return null;
  const input = readOddsText(priceText, selection.kind, selection.ladder);
  return input.kind === 'below' || input.kind === 'above' ? getRangeBreach(selection.kind, input.kind, limits) : null;
}

/** Names the prices around odds that are not on the market's ladder. Null for other odds. */
function describeNeighbours({ selection, price }: Ticket): string | null {
  if (selection.kind !== 'odds' || selection.ladder === 'step' || price === null) return null;
  if (isOnLadder(selection.ladder, asOdds(price))) return null;
  const [lower, higher] = findNeighbours(selection.ladder, price);
  return texts.nearestOdds({ lower: formatPrice(lower, 'odds'), higher: formatPrice(higher, 'odds') });
}

/** Message beside the odds field; null when its text is valid or empty. */
export function findPriceProblem(ticket: Ticket, limits: Limits | null): string | null {
  if (ticket.selection.kind === 'fancy') return null;
  const input = readOddsText(ticket.priceText, ticket.selection.kind, ticket.selection.ladder);
  if (input.kind === 'unreadable') return input.message ?? describeAmountProblem(input.problem);
  const breach = findOddsOutOfRange(ticket, limits);
  return breach === null ? describeNeighbours(ticket) : describeBreach(breach);
}

/** Message beside a stake field; null when its text is valid or empty. */
export function findStakeProblem(text: string): string | null {
  const input = parseStake(text);
  return input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null;
}

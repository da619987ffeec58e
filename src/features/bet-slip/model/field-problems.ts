import { parseStake } from '#shared/domain/amount-input.ts';
import { breachOutOfRange, type Breach } from '#shared/domain/limits.ts';
import type { Limits } from '#shared/domain/market.ts';
import { parseOddsInput } from '#shared/domain/odds-input.ts';
import { describeAmountProblem } from '#shared/format/amount-problem.ts';
import type { Ticket } from './ticket.ts';

/** The limit that odds break which no such market can hold, 1.00 or 1001. Null for all other texts. */
export function oddsOutOfRange({ pick, priceText }: Ticket, limits: Limits | null): Breach | null {
  if (pick.kind === 'fancy') return null;
  const input = parseOddsInput(priceText, pick.kind);
  return input.kind === 'below' || input.kind === 'above' ? breachOutOfRange(pick.kind, input.kind, limits) : null;
}

/** What is said beside the odds field; null where its text is fine, or empty. */
export function priceProblem(ticket: Ticket, limits: Limits | null): string | null {
  if (ticket.pick.kind === 'fancy') return null;
  const input = parseOddsInput(ticket.priceText, ticket.pick.kind);
  if (input.kind === 'unreadable') return describeAmountProblem(input.problem);
  return oddsOutOfRange(ticket, limits)?.message ?? null;
}

/** What is said beside a stake field; null where its text is fine, or empty. */
export function stakeProblem(text: string): string | null {
  const input = parseStake(text);
  return input.kind === 'unreadable' ? describeAmountProblem(input.problem) : null;
}

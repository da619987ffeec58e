import type { Limits } from '#shared/domain/market/market.ts';
import { type Money, units, ZERO } from '#shared/domain/money/money.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import { type BettingAccount, calculateBetFigures } from '../checks/bet-figures.ts';
import type { SubmitContext } from '../checks/block-reasons.ts';
import { createTicket, type Ticket, typePrice, typeStake } from '../ticket/ticket.ts';
import { createOddsSelectionSample } from './samples.ts';

/** Creates limits of which only the given ones restrict a bet. */
export const createLimits = (change: Partial<Limits>): Limits => ({
  minStake: null,
  maxStake: null,
  minOdds: null,
  maxOdds: null,
  maxProfit: null,
  delaySeconds: 0,
  ...change,
});

/** Creates an account with this available balance and no bets. */
export const createAccount = (available: Money): BettingAccount => ({
  balance: { available, exposure: ZERO, profitAndLoss: ZERO },
  positions: {},
  bets: [],
});

/** The runners of the sample market. The sample selection is a bet on the first. */
export const SAMPLE_RUNNERS = [7, 8] as const;

const createQuote = ({ selection, price }: Ticket): SubmitContext['quote'] => {
  const offered = createTicket(selection).price;
  const isFancy = selection.kind === 'fancy';
  return { price: isFancy ? offered : (price ?? offered), size: isFancy ? selection.size : null, bettingBlock: null };
};

/** Creates a context that blocks no bet: the ticket's price is on offer, without limits, with a large balance. */
export const createSubmitContext = (ticket: Ticket, change: Partial<SubmitContext> = {}): SubmitContext => ({
  ticket,
  quote: createQuote(ticket),
  figures: calculateBetFigures(ticket, createAccount(units(1_000_000)), SAMPLE_RUNNERS),
  limits: null,
  preferences: DEFAULT_PREFERENCES,
  isOtherBetInFlight: false,
  isUnverified: false,
  ...change,
});

/** Creates a ticket with typed odds and stake in a market without a ladder. */
export const createOddsTicket = (price: string, stake: string, side: 'back' | 'lay' = 'back'): Ticket =>
  typeStake(typePrice(createTicket(createOddsSelectionSample({ ladder: 'step', side })), price), stake);

import type { Limits } from '#shared/domain/market/market.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { describeBlockReason } from '../../texts.ts';
import { DEFAULT_PREFERENCES } from '../betting-preferences.ts';
import { type BettingAccount, calculateBetFigures } from '../checks/bet-figures.ts';
import { findFirstBlockReason, type SubmitContext } from '../checks/block-reasons.ts';
import { createTicket, type Ticket, typePrice, typeStake } from '../ticket/ticket.ts';
import { createOddsSelectionSample } from './samples.ts';

const limits: Limits = {
  minStake: units(100),
  maxStake: units(25_000),
  minOdds: odds(110),
  maxOdds: odds(2000),
  maxProfit: units(20_000),
  delaySeconds: 5,
};

/** An account with a balance of 30,000 and no bets. */
export const bettingAccount: BettingAccount = {
  balance: { available: units(30_000), exposure: ZERO, profitAndLoss: ZERO },
  positions: {},
  bets: [],
};

const createQuote = ({ selection, price }: Ticket): SubmitContext['quote'] => {
  const offered = createTicket(selection).price;
  const isFancy = selection.kind === 'fancy';
  return { price: isFancy ? offered : (price ?? offered), size: isFancy ? selection.size : null, bettingBlock: null };
};

/** Creates a context in which the ticket's price is on offer and no other bet is open. */
export const createSubmitContext = (ticket: Ticket, change: Partial<SubmitContext> = {}): SubmitContext => ({
  ticket,
  quote: createQuote(ticket),
  figures: calculateBetFigures(ticket, bettingAccount, [7, 8]),
  limits,
  preferences: DEFAULT_PREFERENCES,
  isOtherBetInFlight: false,
  isUnverified: false,
  ...change,
});

/** Returns the submit button's label for the first block reason, or null without one. */
export const readSubmitLabel = (context: SubmitContext): string | null => {
  const blockReason = findFirstBlockReason(context);
  return blockReason === null ? null : describeBlockReason(blockReason);
};

/** Creates a ticket with typed odds and stake in a market without a ladder. */
export const createOddsTicket = (price: string, stake: string, side: 'back' | 'lay' = 'back'): Ticket =>
  typeStake(typePrice(createTicket(createOddsSelectionSample({ ladder: 'step', side })), price), stake);

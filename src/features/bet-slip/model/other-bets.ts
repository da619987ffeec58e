import { getBetKey, getEventId, type Selection } from '#shared/domain/bet/selection.ts';
import type { Ticket } from './ticket/ticket.ts';

/** Bets of the multi-bet slip without an outcome. To the single slip they are other bets. */
export type OtherBets = readonly { readonly phase: 'sent' | 'unverified'; readonly selection: Selection }[];

export const NO_OTHER_BETS: OtherBets = [];

export const isOtherBetInFlight = (bets: OtherBets): boolean => bets.some(({ phase }) => phase === 'sent');

/** Checks whether one of the bets is unverified and on the selection of the ticket. */
export const isOtherBetUnverified = (bets: OtherBets, { selection }: Ticket): boolean =>
  bets.some((bet) => bet.phase === 'unverified' && getBetKey(bet.selection) === getBetKey(selection));

/** Checks whether one of the bets is unverified and on the market. */
export const isOtherBetUnverifiedOn = (bets: OtherBets, marketId: string): boolean =>
  bets.some((bet) => bet.phase === 'unverified' && getEventId(bet.selection) === marketId);

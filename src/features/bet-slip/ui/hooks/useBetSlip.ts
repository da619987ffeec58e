import { useCallback, useMemo } from 'react';
import type { Source } from '#shared/live/store/observable.ts';
import { useBetSlipController, useBetSlipState } from '../../api/useBetSlipController.ts';
import { tryOneClick } from '../../api/one-click.ts';
import { calculateFigures, whatIfPositions, type BettingAccount, type BetFigures } from '../../model/checks/figures.ts';
import { toDraftSessionBet, type DraftSessionBet } from '../../model/ticket/draft-session-bet.ts';
import type { OddsSelection, Selection } from '../../model/ticket/selection.ts';
import { EMPTY_SLIP, type Slip } from '../../model/placement/slip.ts';
import { termsOf, type Ticket } from '../../model/ticket/ticket.ts';

export interface PageBetSlip {
  /** What is in the slip; null when it is empty. */
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection) => void;
  /** The market that the bet being typed is on; null while there is none, and for a session bet. */
  readonly marketId: string | null;
  /** The session bet being typed, once it has a stake; null for every other bet. */
  readonly session: DraftSessionBet | null;
  /** What each runner of the slip's market would bring with the bet being typed; null where there is nothing to tell. */
  whatIf(account: BettingAccount, marketId: string, runnerIds: readonly number[]): BetFigures['positions'];
}

/** For who shows what the bet being typed would make of one market: before there is a stake it makes nothing, and a press is nothing to it. */
export const isDraftOnMarket =
  (marketId: string) =>
  (ticket: Ticket): boolean =>
    ticket.selection.kind !== 'fancy' && ticket.selection.marketId === marketId && termsOf(ticket) !== null;

const selectedPrices = (current: Slip): readonly OddsSelection[] =>
  current.phase === 'empty' || current.ticket.selection.kind === 'fancy' ? [] : [current.ticket.selection];

/** The price in the slip, for the cells that mark it: whoever hands it to them is not drawn anew when another is pressed. */
export function useSelectedPrices(): Source<readonly OddsSelection[]> {
  const { store } = useBetSlipController();
  return useMemo(() => ({ subscribe: store.subscribe, read: () => selectedPrices(store.getState().current) }), [store]);
}

/**
 * What a page needs of the slip to show the what-if figures beside its prices. `concerns`: a ticket it is not true of leaves the slip empty
 * in these eyes, so that a digit typed renders one market and not all that are on the page.
 */
export function useBetSlip(isRelevant: (ticket: Ticket) => boolean = () => true): PageBetSlip {
  const controller = useBetSlipController();
  const current = useBetSlipState((state) =>
    state.current.phase === 'empty' || isRelevant(state.current.ticket) ? state.current : EMPTY_SLIP,
  );
  const onSelect = useCallback(
    (selection: Selection) => {
      if (!tryOneClick(controller, selection)) controller.select(selection);
    },
    [controller],
  );
  const ticket = current.phase === 'empty' ? null : current.ticket;
  // A bet on its way is not in the positions yet.
  const draftTicket =
    current.phase === 'draft' || current.phase === 'refused' || current.phase === 'sent' ? current.ticket : null;
  return {
    selection: ticket?.selection ?? null,
    onSelect,
    marketId: draftTicket === null || draftTicket.selection.kind === 'fancy' ? null : draftTicket.selection.marketId,
    session: draftTicket === null ? null : toDraftSessionBet(draftTicket),
    whatIf: (account, marketId, runnerIds) =>
      draftTicket === null
        ? null
        : whatIfPositions(draftTicket, calculateFigures(draftTicket, account, runnerIds), marketId),
  };
}

import { useCallback, useMemo } from 'react';
import type { OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import type { Source } from '#shared/live/store/observable.ts';
import { useTryOneClick } from '../../api/one-click.ts';
import { useBetSlipController, useBetSlipState } from '../../api/useBetSlipController.ts';
import {
  type BetFigures,
  type BettingAccount,
  calculateBetFigures,
  calculateWhatIfPositions,
} from '../../model/checks/bet-figures.ts';
import { NO_BET, type SlipContent } from '../../model/placement/slip-bet.ts';
import { type DraftFancyBet, toDraftFancyBet } from '../../model/ticket/draft-fancy-bet.ts';
import { type Ticket, toTerms } from '../../model/ticket/ticket.ts';

export interface PageBetSlip {
  /** The selection in the slip; null when it is empty. */
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection) => void;
  /** Market of the draft; null without a draft and for a fancy bet. */
  readonly marketId: string | null;
  /** The fancy bet of the draft once it has a stake; null for every other bet. */
  readonly draftFancyBet: DraftFancyBet | null;
  /** Result of each runner of the market with the current draft; null when there is nothing to show. */
  calculateWhatIf(account: BettingAccount, marketId: string, runnerIds: readonly number[]): BetFigures['positions'];
}

/** Filter for components that show the effect of a draft on one market. A draft without a stake has none. */
export const isDraftOnMarket =
  (marketId: string) =>
  (ticket: Ticket): boolean =>
    ticket.selection.kind !== 'fancy' && ticket.selection.marketId === marketId && toTerms(ticket) !== null;

const listSelectedPrices = (current: SlipContent): readonly OddsSelection[] =>
  current.phase === 'empty' || current.ticket.selection.kind === 'fancy' ? [] : [current.ticket.selection];

/** The selected price as a source, so that the page does not render when another price is selected. */
export function useSelectedPrices(): Source<readonly OddsSelection[]> {
  const { store } = useBetSlipController();
  return useMemo(
    () => ({ subscribe: store.subscribe, read: () => listSelectedPrices(store.getState().current) }),
    [store],
  );
}

/**
 * What-if figures of the draft, for a page to show next to its prices.
 * Pass `isRelevant` to ignore drafts on other markets, so that a typed digit renders one market only.
 */
export function useBetSlip(isRelevant: (ticket: Ticket) => boolean = () => true): PageBetSlip {
  const controller = useBetSlipController();
  const current = useBetSlipState((state) =>
    state.current.phase === 'empty' || isRelevant(state.current.ticket) ? state.current : NO_BET,
  );
  const tryOneClick = useTryOneClick();
  const onSelect = useCallback(
    (selection: Selection) => {
      if (!tryOneClick(selection)) controller.select(selection);
    },
    [controller, tryOneClick],
  );
  const ticket = current.phase === 'empty' ? null : current.ticket;
  // A pending bet is not part of the positions yet.
  const draftTicket =
    current.phase === 'draft' || current.phase === 'refused' || current.phase === 'sent' ? current.ticket : null;
  return {
    selection: ticket?.selection ?? null,
    onSelect,
    marketId: draftTicket === null || draftTicket.selection.kind === 'fancy' ? null : draftTicket.selection.marketId,
    draftFancyBet: draftTicket === null ? null : toDraftFancyBet(draftTicket),
    calculateWhatIf: (account, marketId, runnerIds) =>
      draftTicket === null
        ? null
        : calculateWhatIfPositions(draftTicket, calculateBetFigures(draftTicket, account, runnerIds), marketId),
  };
}

import { useCallback, useMemo } from 'react';
import type { Source } from '#shared/live/source.ts';
import { useDesk, useTray } from '../api/desk.ts';
import { takenByOnePress } from '../api/one-press.ts';
import { figuresOf, whatIfOf, type Account, type Figures } from '../model/figures.ts';
import { typedSession, type TypedSession } from '../model/typed-session.ts';
import type { OddsPick, Pick } from '../model/pick.ts';
import { EMPTY, type Slip } from '../model/slip.ts';
import { termsOf, type Ticket } from '../model/ticket.ts';

export interface SlipOnPage {
  /** What is in the slip; null when it is empty. */
  readonly pick: Pick | null;
  readonly onPick: (pick: Pick) => void;
  /** The market that the bet being typed is on; null while there is none, and for a session bet. */
  readonly marketId: string | null;
  /** The session bet being typed, once it has a stake; null for every other bet. */
  readonly session: TypedSession | null;
  /** What each runner of the slip's market would bring with the bet being typed; null where there is nothing to tell. */
  whatIf(account: Account, marketId: string, runnerIds: readonly number[]): Figures['positions'];
}

/** For who shows what the bet being typed would make of one market: before there is a stake it makes nothing, and a press is nothing to it. */
export const typedOn = (marketId: string) => (ticket: Ticket): boolean => ticket.pick.kind !== 'fancy' && ticket.pick.marketId === marketId && termsOf(ticket) !== null;

const picked = (front: Slip): readonly OddsPick[] => (front.phase === 'empty' || front.ticket.pick.kind === 'fancy' ? [] : [front.ticket.pick]);

/** The price in the slip, for the cells that mark it: whoever hands it to them is not drawn anew when another is pressed. */
export function usePickedPrices(): Source<readonly OddsPick[]> {
  const { store } = useDesk();
  return useMemo(() => ({ subscribe: store.subscribe, read: () => picked(store.getState().front) }), [store]);
}

/**
 * What a page needs of the slip to show the what-if figures beside its prices. `concerns`: a ticket it is not true of leaves the slip empty
 * in these eyes, so that a digit typed renders one market and not all that are on the page.
 */
export function useBetSlip(concerns: (ticket: Ticket) => boolean = () => true): SlipOnPage {
  const desk = useDesk();
  const front = useTray((tray) => (tray.front.phase === 'empty' || concerns(tray.front.ticket) ? tray.front : EMPTY));
  const onPick = useCallback((pick: Pick) => {
    if (!takenByOnePress(desk, pick)) desk.pick(pick);
  }, [desk]);
  const ticket = front.phase === 'empty' ? null : front.ticket;
  // A bet on its way is not in the positions yet.
  const typing = front.phase === 'draft' || front.phase === 'refused' || front.phase === 'sent' ? front.ticket : null;
  return {
    pick: ticket?.pick ?? null,
    onPick,
    marketId: typing === null || typing.pick.kind === 'fancy' ? null : typing.pick.marketId,
    session: typing === null ? null : typedSession(typing),
    whatIf: (account, marketId, runnerIds) => (typing === null ? null : whatIfOf(typing, figuresOf(typing, account, runnerIds), marketId)),
  };
}

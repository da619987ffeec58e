import { useCallback } from 'react';
import { useDesk, useTray } from '../api/desk.ts';
import { takenByOnePress } from '../api/one-press.ts';
import { figuresOf, whatIfOf, type Account, type Figures } from '../model/figures.ts';
import { typedSession, type TypedSession } from '../model/typed-session.ts';
import type { Pick } from '../model/pick.ts';
import { EMPTY } from '../model/slip.ts';

export interface SlipOnPage {
  /** What is in the slip; null when it is empty. */
  readonly pick: Pick | null;
  readonly onPick: (pick: Pick) => void;
  /** The session bet being typed, once it has a stake; null for every other bet. */
  readonly session: TypedSession | null;
  /** What each runner of the slip's market would bring with the bet being typed; null where there is nothing to tell. */
  whatIf(account: Account, marketId: string, runnerIds: readonly number[]): Figures['positions'];
}

/** For who takes presses on the prices of one market: a pick of another is nothing to it. */
export const pickOf = (marketId: string) => (pick: Pick): boolean => pick.kind !== 'fancy' && pick.marketId === marketId;

/**
 * What a page needs of the slip to mark the picked price and show the what-if figures beside it. `concerns`: a pick it is not true of
 * leaves the slip empty in these eyes, so that a press renders one market and not all that are on the page.
 */
export function useBetSlip(concerns: (pick: Pick) => boolean = () => true): SlipOnPage {
  const desk = useDesk();
  const front = useTray((tray) => (tray.front.phase === 'empty' || concerns(tray.front.ticket.pick) ? tray.front : EMPTY));
  const onPick = useCallback((pick: Pick) => {
    if (!takenByOnePress(desk, pick)) desk.pick(pick);
  }, [desk]);
  const ticket = front.phase === 'empty' ? null : front.ticket;
  // A bet on its way is not in the positions yet.
  const typing = front.phase === 'draft' || front.phase === 'refused' || front.phase === 'sent' ? front.ticket : null;
  return {
    pick: ticket?.pick ?? null,
    onPick,
    session: typing === null ? null : typedSession(typing),
    whatIf: (account, marketId, runnerIds) => (typing === null ? null : whatIfOf(typing, figuresOf(typing, account, runnerIds), marketId)),
  };
}

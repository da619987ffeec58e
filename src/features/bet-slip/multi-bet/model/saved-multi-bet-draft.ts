import { hasInput, restoreTicket, toOddsSelection, toSavedLeg } from '../../model/ticket/saved-draft.ts';
import type { MultiBetState } from './multi-bet-controller.ts';
import { EMPTY_DRAFT, type MultiBetDraft, type MultiBetLeg, typeTotal } from './multi-bet-draft.ts';
import type { SavedMultiBetDraft } from './multi-bet-draft-storage.ts';
import { isMultiBetAwaitingOutcome } from './multi-bet-status.ts';

/** Restores the runners of a saved draft. */
export function restoreMultiBetDraft({ legs: savedLegs, split, totalText }: SavedMultiBetDraft): MultiBetDraft {
  const legs = savedLegs.map((leg): MultiBetLeg => ({
    ...restoreTicket(leg),
    selection: toOddsSelection(leg.selection),
  }));
  return typeTotal(
    { ...EMPTY_DRAFT, legs, split, focusedRunnerId: legs.at(-1)?.selection.runnerId ?? null },
    totalText,
  );
}

/** Creates the draft that the session stores for several runners; null when nothing was typed or the bets were sent. */
export function toSavedMultiBetDraft(
  { draft, mode, status }: MultiBetState,
  entryKey: string,
): SavedMultiBetDraft | null {
  const { split, totalText } = draft;
  const legs = draft.legs.map((leg) => toSavedLeg(leg, leg.selection));
  if (isMultiBetAwaitingOutcome(status) || legs.length === 0) return null;
  return totalText !== '' || legs.some(hasInput) ? { entryKey, mode, split, totalText, legs } : null;
}

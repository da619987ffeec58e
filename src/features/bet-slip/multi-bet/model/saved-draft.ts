import type { RaceDraft } from '#shared/storage/slip-drafts.ts';
import { hasInput, toOddsSelection, toSavedLeg, restoreTicket } from '../../model/ticket/saved-draft.ts';
import type { MultiBetState } from './multi-bet-controller.ts';
import { EMPTY_DRAFT, typeTotal, type MultiBetLeg, type MultiBetDraft } from './draft.ts';
import { isAwaitingOutcome } from './multi-bet-status.ts';

/** The runners of a saved draft, as the bettor left them. */
export function restoreMultiBetDraft({ legs: savedLegs, split, totalText }: RaceDraft): MultiBetDraft {
  const legs = savedLegs.map((leg): MultiBetLeg => ({
    ...restoreTicket(leg),
    selection: toOddsSelection(leg.selection),
  }));
  return typeTotal({ ...EMPTY_DRAFT, legs, split, focus: legs.at(-1)?.selection.runnerId ?? null }, totalText);
}

/** What a session remembers of several runners; null where nothing was typed, or the bets were sent. */
export function toRaceDraft({ draft, mode, status }: MultiBetState, entryKey: string): RaceDraft | null {
  const { split, totalText } = draft;
  const legs = draft.legs.map((leg) => toSavedLeg(leg, leg.selection));
  if (isAwaitingOutcome(status) || legs.length === 0) return null;
  return totalText !== '' || legs.some(hasInput) ? { entryKey, mode, split, totalText, legs } : null;
}

import type { RaceDraft } from '#shared/storage/slip-drafts.ts';
import { isTyped, oddsPickOf, savedLegOf, ticketOfDraft } from '../../model/restore-draft.ts';
import type { SeveralState } from './desk.ts';
import { EMPTY_DRAFT, typeTotal, type Leg, type SeveralDraft } from './draft.ts';
import { isAwaited } from './told.ts';

/** The runners of a saved draft, as the bettor left them. */
export function severalOfDraft({ legs: saved, split, totalText }: RaceDraft): SeveralDraft {
  const legs = saved.map((leg): Leg => ({ ...ticketOfDraft(leg), pick: oddsPickOf(leg.selection) }));
  return typeTotal({ ...EMPTY_DRAFT, legs, split, focus: legs.at(-1)?.pick.runnerId ?? null }, totalText);
}

/** What a session remembers of several runners; null where nothing was typed, or the bets were sent. */
export function raceDraftOf({ draft, mode, told }: SeveralState, entryKey: string): RaceDraft | null {
  const { split, totalText } = draft;
  const legs = draft.legs.map((leg) => savedLegOf(leg, leg.pick));
  if (isAwaited(told) || legs.length === 0) return null;
  return totalText !== '' || legs.some(isTyped) ? { entryKey, mode, split, totalText, legs } : null;
}

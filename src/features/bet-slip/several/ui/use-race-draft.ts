import { raceDrafts } from '#shared/storage/slip-drafts.ts';
import { useEntryDraft } from '../../ui/use-entry-draft.ts';
import type { HistoryEntry } from '../../ui/use-slip-draft.ts';
import type { SeveralDesk, SeveralState } from '../model/desk.ts';
import { EMPTY_DRAFT } from '../model/draft.ts';
import { raceDraftOf, severalOfDraft } from '../model/restore-draft.ts';

function save(state: SeveralState, before: SeveralState, entryKey: string): void {
  // Leaving the page empties the slip, and ends no draft; taking the last runner out does.
  if (state.draft === EMPTY_DRAFT) return;
  const draft = raceDraftOf(state, entryKey);
  if (draft !== null) return raceDrafts.save(draft);
  const matchId = (state.draft.legs[0] ?? before.draft.legs[0])?.pick.matchId;
  if (matchId !== undefined) raceDrafts.remove(matchId);
}

/** As `useSlipDraft`, for several runners. A phone shows them in every entry, and their sheet in its own alone. */
export function useRaceDraft(desk: SeveralDesk, matchId: string, entry: HistoryEntry | null, phone: boolean): void {
  useEntryDraft({
    store: desk.store,
    entryKey: entry?.key ?? null,
    matchIds: [matchId],
    restores: true,
    restore(entryKey) {
      const draft = raceDrafts.read(matchId);
      if (desk.store.getState().draft.legs.length > 0 || draft?.entryKey !== entryKey) return;
      desk.setMode(draft.mode);
      desk.edit(() => severalOfDraft(draft));
      desk.setOpen(phone && entry?.isSheet === true && draft.mode === 'several');
    },
    save,
  });
}

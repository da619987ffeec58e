import { useHistoryDraft } from '../../ui/hooks/useHistoryDraft.ts';
import type { BrowserEntry } from '../../ui/hooks/useSlipDraft.ts';
import type { MultiBetController, MultiBetState } from '../model/multi-bet-controller.ts';
import { EMPTY_DRAFT } from '../model/multi-bet-draft.ts';
import { multiBetDrafts } from '../model/multi-bet-draft-storage.ts';
import { restoreMultiBetDraft, toSavedMultiBetDraft } from '../model/saved-multi-bet-draft.ts';

function saveDraft(state: MultiBetState, previous: MultiBetState, entryKey: string): void {
  // Leaving the page empties the slip but keeps the draft. Removing the last runner ends the draft.
  if (state.draft === EMPTY_DRAFT) return;
  const draft = toSavedMultiBetDraft(state, entryKey);
  if (draft !== null) return multiBetDrafts.save(draft);
  const matchId = (state.draft.legs[0] ?? previous.draft.legs[0])?.selection.matchId;
  if (matchId !== undefined) multiBetDrafts.remove(matchId);
}

/**
 * Like `useSlipDraft`, for several runners. A phone shows the runners in every entry, but the sheet only in its own.
 */
export function useMultiBetDraft(
  controller: MultiBetController,
  matchId: string,
  entry: BrowserEntry | null,
  isPhone: boolean,
): void {
  useHistoryDraft({
    store: controller.store,
    entryKey: entry?.key ?? null,
    matchIds: [matchId],
    canRestore: true,
    restoreDraft(entryKey) {
      const draft = multiBetDrafts.read(matchId);
      if (controller.store.getState().draft.legs.length > 0 || draft?.entryKey !== entryKey) return;
      controller.setMode(draft.mode);
      controller.edit(() => restoreMultiBetDraft(draft));
      controller.setOpen(isPhone && entry?.isSheet === true && draft.mode === 'several');
    },
    saveDraft,
  });
}

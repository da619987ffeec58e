import { getBetKey } from '#shared/domain/bet/selection.ts';
import type { BetSlipController } from '../../model/bet-slip-controller.ts';
import type { BetSlipState } from '../../model/bet-slip-state.ts';
import { slipDrafts } from '../../model/ticket/draft-storage.ts';
import { restoreTicket, toSlipDraft } from '../../model/ticket/saved-draft.ts';
import { typeStake } from '../../model/ticket/ticket.ts';
import { useHistoryDraft } from './useHistoryDraft.ts';

/** The history entry of the page. */
export interface BrowserEntry {
  /** Stays the same when Back, Forward or a reload return to the entry. */
  readonly key: string;
  /** Whether this is the slip sheet's own entry, so that Back closes the sheet first. */
  readonly isSheet: boolean;
  /** Adds an entry for the sheet and makes it current. */
  addSheet(): void;
  /** Goes back from the sheet's entry. */
  leaveSheet(): void;
}

const getSlipMatchId = ({ store }: BetSlipController): string | null => {
  const { current } = store.getState();
  return current.phase === 'empty' ? null : current.ticket.selection.matchId;
};

/** Opens the slip with the draft saved in this history entry. */
function restoreDraft(controller: BetSlipController, matchIds: readonly string[], entryKey: string): void {
  if (getSlipMatchId(controller) !== null) return;
  const draft = matchIds.map(slipDrafts.read).find((candidate) => candidate?.entryKey === entryKey);
  if (draft === undefined || draft === null) return;
  const ticket = restoreTicket(draft);
  controller.select(ticket.selection);
  controller.edit(() => ticket);
}

/** Saves the slip's texts. A sent bet, an empty stake or another selection ends the draft. */
function saveDraft(
  controller: BetSlipController,
  { current }: BetSlipState,
  { current: previous }: BetSlipState,
  entryKey: string,
): void {
  if (current === previous || current.phase === 'empty') return;
  const { selection, stakeText } = current.ticket;
  const isNew = previous.phase === 'empty' || getBetKey(previous.ticket.selection) !== getBetKey(selection);
  const draft = toSlipDraft(current, entryKey);
  if (draft !== null) return slipDrafts.save(draft);
  const savedDraft = slipDrafts.read(selection.matchId);
  if (savedDraft === null) return;
  // The same price pressed again after the sheet closed keeps its stake.
  const isSame = isNew && stakeText === '' && current.phase === 'draft';
  if (isSame && getBetKey(restoreTicket(savedDraft).selection) === getBetKey(selection)) {
    return queueMicrotask(() =>
      controller.edit((ticket) => (ticket.stakeText === '' ? typeStake(ticket, savedDraft.stakeText) : ticket)),
    );
  }
  slipDrafts.remove(selection.matchId);
}

/**
 * Saves the slip's texts for back, forward and reload, and restores them.
 * A sent bet, another selection and Close end a draft (docs/requirements.md#43-slip). Back does not.
 */
export function useSlipDraft(
  controller: BetSlipController,
  matchIds: readonly string[],
  entry: BrowserEntry | null,
  isPhone: boolean,
): void {
  useHistoryDraft({
    store: controller.store,
    entryKey: entry?.key ?? null,
    matchIds,
    // The sheet is restored only in its own entry. The entry below it is the page without the sheet.
    canRestore: !isPhone || entry?.isSheet === true,
    restoreDraft: (entryKey) => restoreDraft(controller, matchIds, entryKey),
    saveDraft: (state, previous, entryKey) => saveDraft(controller, state, previous, entryKey),
  });
}

/** Closes the slip and deletes its draft. */
export function closeSlip(controller: BetSlipController): void {
  const matchId = getSlipMatchId(controller);
  if (matchId !== null) slipDrafts.remove(matchId);
  controller.close();
}

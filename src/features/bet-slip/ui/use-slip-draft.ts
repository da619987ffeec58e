import { slipDrafts } from '#shared/storage/slip-drafts.ts';
import type { Desk } from '../model/desk.ts';
import { betKeyOf } from '../model/pick.ts';
import { draftOf, ticketOfDraft } from '../model/restore-draft.ts';
import type { Tray } from '../model/tray.ts';
import { typeStake } from '../model/ticket.ts';
import { useEntryDraft } from './use-entry-draft.ts';

/** The entry of the browser's history that the page stands in. */
export interface HistoryEntry {
  /** The same when back, forward or a reload lead to the entry again. */
  readonly key: string;
  /** Whether it is the slip sheet's own entry, so that the browser's Back closes the sheet first. */
  readonly isSheet: boolean;
  /** Adds an entry for the sheet, which becomes the current one. */
  addSheet(): void;
  /** Goes back from the sheet's entry. */
  leaveSheet(): void;
}

const matchOfSlip = ({ store }: Desk): string | null => {
  const { front } = store.getState();
  return front.phase === 'empty' ? null : front.ticket.pick.matchId;
};

/** Opens the slip with what the bettor typed in this entry of the history. */
function restore(desk: Desk, matchIds: readonly string[], entryKey: string): void {
  if (matchOfSlip(desk) !== null) return;
  const draft = matchIds.map(slipDrafts.read).find((candidate) => candidate?.entryKey === entryKey);
  if (draft === undefined || draft === null) return;
  const ticket = ticketOfDraft(draft);
  desk.pick(ticket.pick);
  desk.edit(() => ticket);
}

/** Saves the slip where something is typed; a sent bet, an empty stake and another selection end the draft. */
function save(desk: Desk, { front }: Tray, { front: before }: Tray, entryKey: string): void {
  if (front === before || front.phase === 'empty') return;
  const { pick, stakeText } = front.ticket;
  const isNew = before.phase === 'empty' || betKeyOf(before.ticket.pick) !== betKeyOf(pick);
  const draft = draftOf(front, entryKey);
  if (draft !== null) return slipDrafts.save(draft);
  const saved = slipDrafts.read(pick.matchId);
  if (saved === null) return;
  // The same price pressed again after the sheet went down: the stake is still there.
  const isSame = isNew && stakeText === '' && front.phase === 'draft';
  if (isSame && betKeyOf(ticketOfDraft(saved).pick) === betKeyOf(pick)) {
    return queueMicrotask(() =>
      desk.edit((ticket) => (ticket.stakeText === '' ? typeStake(ticket, saved.stakeText) : ticket)),
    );
  }
  slipDrafts.remove(pick.matchId);
}

/**
 * Remembers the slip's texts for back, forward and reload, and brings them back. A sent bet, another selection and the slip's own
 * Close end a draft (specification 4); going back does not.
 */
export function useSlipDraft(desk: Desk, matchIds: readonly string[], entry: HistoryEntry | null, phone: boolean): void {
  useEntryDraft({
    store: desk.store,
    entryKey: entry?.key ?? null,
    matchIds,
    // A sheet comes back in its own entry alone: the entry below it is the page without the sheet.
    restores: !phone || entry?.isSheet === true,
    restore: (entryKey) => restore(desk, matchIds, entryKey),
    save: (tray, before, entryKey) => save(desk, tray, before, entryKey),
  });
}

/** Closes the slip for good: its draft goes with it. */
export function closeSlip(desk: Desk): void {
  const matchId = matchOfSlip(desk);
  if (matchId !== null) slipDrafts.remove(matchId);
  desk.close();
}

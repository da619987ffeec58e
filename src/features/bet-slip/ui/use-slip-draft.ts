import { useEffect, useRef } from 'react';
import { readSlipDraft, removeSlipDraft, saveSlipDraft } from '#shared/storage/slip-drafts.ts';
import type { Desk } from '../model/desk.ts';
import { betKeyOf } from '../model/pick.ts';
import { draftOf, ticketOfDraft } from '../model/restore-draft.ts';
import { typeStake } from '../model/ticket.ts';

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
  const draft = matchIds.map(readSlipDraft).find((candidate) => candidate?.entryKey === entryKey);
  if (draft === undefined || draft === null) return;
  const ticket = ticketOfDraft(draft);
  desk.pick(ticket.pick);
  desk.edit(() => ticket);
}

/**
 * Remembers the slip's texts for back, forward and reload, and brings them back. A sent bet, another selection and the slip's own
 * Close end a draft (specification 4); going back does not.
 */
export function useSlipDraft(desk: Desk, matchIds: readonly string[], entry: HistoryEntry | null, phone: boolean): void {
  const key = entry?.key ?? null;
  const here = matchIds.join(' ');
  // A sheet comes back in its own entry alone: the entry below it is the page without the sheet.
  const restores = key !== null && (!phone || entry?.isSheet === true);
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);

  useEffect(() => {
    if (restores) restore(desk, here.split(' '), key);
  }, [desk, here, key, restores]);

  useEffect(
    () =>
      desk.store.subscribe(({ front }, { front: before }) => {
        if (current.current === null || front === before) return;
        if (front.phase === 'empty') return;
        const { pick, stakeText } = front.ticket;
        const isNew = before.phase === 'empty' || betKeyOf(before.ticket.pick) !== betKeyOf(pick);
        const draft = draftOf(front, current.current);
        if (draft !== null) return saveSlipDraft(draft);
        const saved = readSlipDraft(pick.matchId);
        if (saved === null) return;
        // The same price pressed again after the sheet went down: the stake is still there.
        if (isNew && stakeText === '' && front.phase === 'draft' && betKeyOf(ticketOfDraft(saved).pick) === betKeyOf(pick)) {
          return queueMicrotask(() => desk.edit((ticket) => (ticket.stakeText === '' ? typeStake(ticket, saved.stakeText) : ticket)));
        }
        removeSlipDraft(pick.matchId);
      }),
    [desk],
  );
}

/** Closes the slip for good: its draft goes with it. */
export function closeSlip(desk: Desk): void {
  const matchId = matchOfSlip(desk);
  if (matchId !== null) removeSlipDraft(matchId);
  desk.close();
}

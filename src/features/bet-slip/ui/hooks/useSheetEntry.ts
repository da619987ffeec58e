import { useEffect, useRef } from 'react';
import type { HistoryEntry } from './useSlipDraft.ts';

interface SheetState {
  readonly open: boolean;
  /** Takes the sheet down because the browser went back; what was typed is remembered. */
  readonly onBack: () => void;
  /** Brings the sheet up because the browser went forward to its entry. */
  readonly onForward?: () => void;
}

/** A phone's slip sheet has an entry of its own in the browser's history: Back closes the sheet before it leaves the page. */
export function useSheetEntry(entry: HistoryEntry | null, { open, onBack, onForward }: SheetState): void {
  const before = useRef({ open: false, isSheet: false });
  const isLeaving = useRef(false);
  const isSheet = entry?.isSheet === true;
  useEffect(() => {
    const previous = before.current;
    before.current = { open, isSheet };
    if (entry === null) return;
    const isLeftByUs = previous.isSheet && !isSheet && isLeaving.current;
    if (isLeftByUs) isLeaving.current = false;
    if (open && previous.isSheet && !isSheet && !isLeftByUs) return onBack();
    if (!open && isSheet && !previous.isSheet) return onForward?.();
    // Also where a price was pressed while the entry of the sheet before was still being left.
    if (open && !isSheet && (!previous.open || isLeftByUs)) return entry.addSheet();
    if (!open && previous.open && isSheet && !isLeaving.current) {
      isLeaving.current = true;
      entry.leaveSheet();
    }
  });
}

import { useEffect, useRef } from 'react';
import type { HistoryEntry } from './use-slip-draft.ts';

interface Sheet {
  readonly open: boolean;
  /** Takes the sheet down because the browser went back; what was typed is remembered. */
  readonly onBack: () => void;
  /** Brings the sheet up because the browser went forward to its entry. */
  readonly onForward?: () => void;
}

/** A phone's slip sheet has an entry of its own in the browser's history: Back closes the sheet before it leaves the page. */
export function useSheetEntry(entry: HistoryEntry | null, { open, onBack, onForward }: Sheet): void {
  const before = useRef({ open: false, isSheet: false });
  const leaving = useRef(false);
  const isSheet = entry?.isSheet === true;
  useEffect(() => {
    const was = before.current;
    before.current = { open, isSheet };
    if (entry === null) return;
    const leftByUs = was.isSheet && !isSheet && leaving.current;
    if (leftByUs) leaving.current = false;
    if (open && was.isSheet && !isSheet && !leftByUs) return onBack();
    if (!open && isSheet && !was.isSheet) return onForward?.();
    // Also where a price was pressed while the entry of the sheet before was still being left.
    if (open && !isSheet && (!was.open || leftByUs)) return entry.addSheet();
    if (!open && was.open && isSheet && !leaving.current) {
      leaving.current = true;
      entry.leaveSheet();
    }
  });
}

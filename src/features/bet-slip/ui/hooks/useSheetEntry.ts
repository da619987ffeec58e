import { useEffect, useRef } from 'react';
import type { BrowserEntry } from './useSlipDraft.ts';

interface SheetState {
  readonly open: boolean;
  /** Closes the sheet after Back. The draft stays saved. */
  readonly onBack: () => void;
  /** Opens the sheet after Forward to its entry. */
  readonly onForward?: () => void;
}

/** Gives a phone's slip sheet its own history entry, so that Back closes the sheet before it leaves the page. */
export function useSheetEntry(entry: BrowserEntry | null, { open, onBack, onForward }: SheetState): void {
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
    // Also applies when a price is pressed while the previous sheet's entry is being left.
    if (open && !isSheet && (!previous.open || isLeftByUs)) return entry.addSheet();
    if (!open && previous.open && isSheet && !isLeaving.current) {
      isLeaving.current = true;
      entry.leaveSheet();
    }
  });
}

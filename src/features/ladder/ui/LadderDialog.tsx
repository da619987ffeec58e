import { lazy, Suspense, useEffect, useRef } from 'react';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../texts.ts';
import type { LadderProps } from './Ladder.tsx';

/** Most bettors never open a ladder, so it loads with the first one. */
const LazyLadder = lazy(async () => ({ default: (await loadWithTexts(() => import('./Ladder.tsx'))).Ladder }));

export interface LadderDialogProps extends LadderProps {
  /** Whether it is open. Controlled by the owner. */
  open: boolean;
  /** Called when the bettor closes it, or has chosen a price. */
  onClose: () => void;
}

/** The ladder of a market in a dialog. A chosen price closes it. */
export function LadderDialog({ open, onClose, ...ladder }: LadderDialogProps) {
  const { outline, onSelect } = ladder;
  const pendingSelection = useRef<OddsSelection | null>(null);

  // Selects after the dialog has closed and returned the focus. On phones the slip is a dialog too and takes the focus.
  useEffect(() => {
    const selection = pendingSelection.current;
    if (open || selection === null) return;
    pendingSelection.current = null;
    onSelect(selection);
  }, [open, onSelect]);

  return (
    <Modal open={open} variant="wide" padding="flush" title={texts.title({ market: outline.name })} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <LazyLadder
          {...ladder}
          onSelect={(selection) => {
            pendingSelection.current = selection;
            onClose();
          }}
        />
      </Suspense>
    </Modal>
  );
}

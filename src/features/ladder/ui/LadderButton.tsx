import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { Button, Modal, Spinner } from '#ui-kit';
import { texts } from '../texts.ts';
import type { LadderProps } from './Ladder.tsx';

/** Most bettors never open a ladder, so it loads with the first one. */
const LazyLadder = lazy(async () => ({ default: (await import('./Ladder.tsx')).Ladder }));

/**
 * Button in the market header that opens the ladder. Bookmaker markets have no ladder, so the button renders nothing.
 */
export function LadderButton(props: LadderProps) {
  const { outline, onSelect } = props;
  const [open, setOpen] = useState(false);
  const pendingSelection = useRef<OddsSelection | null>(null);

  // Selects after the dialog has closed and returned the focus. On phones the slip is a dialog too and takes the focus.
  useEffect(() => {
    const selection = pendingSelection.current;
    if (open || selection === null) return;
    pendingSelection.current = null;
    onSelect(selection);
  }, [open, onSelect]);

  // A transition, so that the pressed button is painted before the dialog makes the page inert, which costs a layout.
  const handleOpen = () => startTransition(() => setOpen(true));

  if (outline.kind !== 'odds') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={texts.openOf(outline.name)}
        onClick={handleOpen}
      >
        {texts.open}
      </Button>
      <Modal open={open} shape="wide" padding="flush" title={texts.title(outline.name)} onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner />}>
          <LazyLadder
            {...props}
            onSelect={(selection) => {
              pendingSelection.current = selection;
              setOpen(false);
            }}
          />
        </Suspense>
      </Modal>
    </>
  );
}

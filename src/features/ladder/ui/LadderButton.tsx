import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, Modal, Spinner } from '#ui-kit';
import type { LadderSelection } from '../model/ladder-selection.ts';
import { texts } from '../texts.ts';
import type { LadderProps } from './Ladder.tsx';

/** Most bettors never open one: it is loaded with the first. */
const LazyLadder = lazy(async () => ({ default: (await import('./Ladder.tsx')).Ladder }));

/** Stands at the end of a market's head and opens its ladder. Prices that are payouts on 100 have no ladder, and no button. */
export function LadderButton(props: LadderProps) {
  const { outline, onSelect } = props;
  const [open, setOpen] = useState(false);
  const pendingSelection = useRef<LadderSelection | null>(null);

  // Once the dialog is closed and has given the focus back: on a phone the slip is a dialog too, and takes it.
  useEffect(() => {
    const selection = pendingSelection.current;
    if (open || selection === null) return;
    pendingSelection.current = null;
    onSelect(selection);
  }, [open, onSelect]);

  if (outline.kind !== 'odds') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={texts.openOf(outline.name)}
        onClick={() => setOpen(true)}
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

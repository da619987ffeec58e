import { lazy, Suspense } from 'react';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../texts.ts';
import type { ReplayProps } from './Replay.tsx';

/** Most bettors never look back: it is loaded with the first. */
const LazyReplay = lazy(async () => ({ default: (await import('./Replay.tsx')).Replay }));

export interface ReplayDialogProps extends ReplayProps {
  open: boolean;
  name: string;
  onClose: () => void;
}

export function ReplayDialog({ open, name, onClose, ...replay }: ReplayDialogProps) {
  return (
    <Modal open={open} shape="wide" padding="flush" title={texts.title(name)} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <LazyReplay {...replay} />
      </Suspense>
    </Modal>
  );
}

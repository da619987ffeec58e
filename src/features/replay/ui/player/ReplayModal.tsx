import { type ReactNode, Suspense } from 'react';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';

export interface ReplayModalProps {
  /** Whether it is open. Controlled by the owner. */
  open: boolean;
  /** Name of the market or line, for the title. */
  name: string;
  /** Called when the bettor closes it. */
  onClose: () => void;
  /** Loads when the modal first opens. */
  children: ReactNode;
}

/** The dialog around a replay. */
export function ReplayModal({ open, name, onClose, children }: ReplayModalProps) {
  return (
    <Modal open={open} variant="wide" padding="flush" title={texts.title({ market: name })} onClose={onClose}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Modal>
  );
}

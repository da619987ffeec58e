import { Suspense, type ReactNode } from 'react';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';

export interface ReplayModalProps {
  open: boolean;
  /** What is looked back on. */
  name: string;
  onClose: () => void;
  /** Loaded when it is first shown. */
  children: ReactNode;
}

/** The dialog around a replay. */
export function ReplayModal({ open, name, onClose, children }: ReplayModalProps) {
  return (
    <Modal open={open} shape="wide" padding="flush" title={texts.title(name)} onClose={onClose}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Modal>
  );
}

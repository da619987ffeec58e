import { Suspense, type ReactNode } from 'react';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../texts.ts';

export interface FrameProps {
  open: boolean;
  /** What is looked back on. */
  name: string;
  onClose: () => void;
  /** Loaded when it is first shown. */
  children: ReactNode;
}

/** The dialog around a replay. */
export function Frame({ open, name, onClose, children }: FrameProps) {
  return (
    <Modal open={open} shape="wide" padding="flush" title={texts.title(name)} onClose={onClose}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Modal>
  );
}

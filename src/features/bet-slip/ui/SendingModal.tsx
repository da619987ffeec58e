import { lazy, Suspense } from 'react';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../texts.ts';

/** Opened seldom, so it does not come with the match page. */
const SendingForm = lazy(async () => ({ default: (await import('./SendingForm.tsx')).SendingForm }));

export interface SendingModalProps {
  open: boolean;
  onClose: () => void;
}

export function SendingModal({ open, onClose }: SendingModalProps) {
  return (
    <Modal open={open} title={texts.sending.title} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <SendingForm onDone={onClose} />
      </Suspense>
    </Modal>
  );
}

import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Modal, Spinner } from '#ui-kit';
import { texts } from './texts.ts';

/** Lazy, because bettors open it rarely. */
const BettingPreferencesForm = lazy(async () => ({
  default: (await loadWithTexts(() => import('./BettingPreferencesForm.tsx'))).BettingPreferencesForm,
}));

export interface BettingPreferencesModalProps {
  open: boolean;
  onClose: () => void;
}

export function BettingPreferencesModal({ open, onClose }: BettingPreferencesModalProps) {
  return (
    <Modal open={open} title={texts.title} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <BettingPreferencesForm onDone={onClose} />
      </Suspense>
    </Modal>
  );
}

import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Modal, Spinner } from '#ui-kit';
import { useQuickStakes } from '../../api/quick-stakes.ts';
import { texts } from '../../texts.ts';

/** Lazy, so that the match page does not load the form library. */
const EditStakes = lazy(async () => ({ default: (await loadWithTexts(() => import('./EditStakes.tsx'))).EditStakes }));

export interface EditStakesModalProps {
  open: boolean;
  onClose: () => void;
}

export function EditStakesModal({ open, onClose }: EditStakesModalProps) {
  const stakes = useQuickStakes();
  return (
    <Modal open={open} title={texts.stakes.title} onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <EditStakes stakes={stakes} onDone={onClose} />
      </Suspense>
    </Modal>
  );
}

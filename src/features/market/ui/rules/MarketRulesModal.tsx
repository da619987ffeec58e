import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Modal, Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';
import type { MarketRulesProps } from './MarketRules.tsx';

const MarketRules = lazy(async () => ({
  default: (await loadWithTexts(() => import('./MarketRules.tsx'))).MarketRules,
}));

export interface MarketRulesModalProps extends MarketRulesProps {
  /** Name of the market, or of the category of session lines. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** The rules load when they first open. */
export const MarketRulesModal = ({ name, open, onClose, ...rulesProps }: MarketRulesModalProps) => (
  <Modal open={open} title={texts.rules.of({ market: name })} onClose={onClose}>
    <Suspense fallback={<Spinner />}>
      <MarketRules {...rulesProps} />
    </Suspense>
  </Modal>
);

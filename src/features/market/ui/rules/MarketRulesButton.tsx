import { Info } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { IconButton, Modal, Spinner } from '#ui-kit';
import { texts } from '../../texts.ts';
import type { MarketRulesProps } from './MarketRules.tsx';

const MarketRules = lazy(async () => ({ default: (await import('./MarketRules.tsx')).MarketRules }));

export interface MarketRulesButtonProps extends MarketRulesProps {
  /** Name of the market, or of the category of session lines. */
  name: string;
}

/** Info button of a market. The rules load with the first press. */
export const MarketRulesButton = memo(function MarketRulesButton({ name, ...rulesProps }: MarketRulesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.rules.of(name)}
        icon={<Info size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Modal open={open} title={texts.rules.of(name)} onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner />}>
          <MarketRules {...rulesProps} />
        </Suspense>
      </Modal>
    </>
  );
});

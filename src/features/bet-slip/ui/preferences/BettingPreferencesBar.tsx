import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatStake } from '#shared/format/amount.ts';
import { readSession } from '#shared/storage/session.ts';
import { Badge, IconButton } from '#ui-kit';
import { useBettingPreferences } from '../../api/useBettingPreferences.ts';
import { getOneClickStake, getPricePolicy } from '../../model/betting-preferences.ts';
import type { PricePolicy } from '../../model/ticket/price-policy.ts';
import { PreferencesBar } from './BettingPreferences.styles.ts';
import { BettingPreferencesModal } from './BettingPreferencesModal.tsx';
import { texts } from './texts.ts';

const describePolicy = (policy: PricePolicy): string =>
  policy.kind === 'within' ? texts.policies.within({ ticks: policy.ticks }) : texts.policies[policy.kind];

/** Summary of the betting preferences under the slip, with a button to change them. */
export function BettingPreferencesBar() {
  const preferences = useBettingPreferences();
  const [isOpen, setOpen] = useState(false);
  const oneClickStake = getOneClickStake(preferences, readSession()?.userId ?? null);
  return (
    <>
      <PreferencesBar>
        <span>{describePolicy(getPricePolicy(preferences))}</span>
        {oneClickStake !== null && <Badge tone="warn">{texts.oneClickOn({ stake: formatStake(oneClickStake) })}</Badge>}
        <IconButton
          label={texts.change}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </PreferencesBar>
      <BettingPreferencesModal open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

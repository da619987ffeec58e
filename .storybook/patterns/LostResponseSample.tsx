import { useState } from 'react';
import { BetSlip, Button, Cluster, type SlipEvents, type SlipPhaseView, Stack } from '#ui-kit';
import { backBet } from '#ui-kit/trading/BetSlip/samples.ts';
import { GuideSheet } from '../guide/layout/GuideSheet.tsx';

const noop = () => undefined;
const slipEvents: SlipEvents = {
  onPrice: noop,
  onPriceStep: noop,
  onStake: noop,
  onStakeBlur: noop,
  onQuickStake: noop,
  onEditStakes: noop,
  onSubmit: noop,
  onClear: noop,
  onClose: noop,
  onUseLivePrice: noop,
  onCheckAgain: noop,
};

const outcomes: Readonly<Record<string, SlipPhaseView>> = {
  checking: {
    name: 'unverified',
    explanation: 'The connection ended before the exchange responded.',
    isChecking: true,
  },
  unknown: { name: 'unverified', explanation: 'The list of bets cannot be read.', isChecking: false },
  found: {
    name: 'found',
    message: 'Your bet is placed',
    bets: ['Back Mumbai, 500 at 1.85'],
    advice: 'It is in your open bets.',
  },
};

/** The slip after a lost response. The buttons show each phase. */
export function LostResponseSample() {
  const [name, setName] = useState('checking');
  const phase = outcomes[name] ?? backBet.phase;
  return (
    <GuideSheet name="A bet whose response was lost">
      <Stack as="section" gap="base">
        <Cluster gap="snug">
          {Object.keys(outcomes).map((each) => (
            <Button key={each} size="small" onClick={() => setName(each)}>
              {`Show ${each}`}
            </Button>
          ))}
        </Cluster>
        <BetSlip
          {...backBet}
          events={slipEvents}
          phase={phase}
          submit={{ label: 'Place back bet', state: 'blocked' }}
        />
      </Stack>
    </GuideSheet>
  );
}

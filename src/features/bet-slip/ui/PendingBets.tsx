import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { useBetSlipController, useBetSlipState } from '../api/useBetSlipController.ts';
import { toTrackedView } from '../model/bet-slip-view.ts';
import { COUNTDOWN_REFRESH_MS, getReference, type SlipBet } from '../model/placement/slip-bet.ts';
import { texts } from '../texts.ts';
import { BetStatusBanner } from './BetStatusBanner.tsx';
import { DismissButton, PendingBetCard, PendingBetList } from './PendingBets.styles.ts';
import { QuotedSelection } from './QuotedSelection.tsx';

/** Submitted bets: pending, unverified or just settled. `children` are entries of other slips. */
export function PendingBets({ children }: { children?: ReactNode }) {
  const tracked = useBetSlipState((state) => state.tracked);
  if (tracked.length === 0 && children === undefined) return null;
  return (
    <PendingBetList aria-label={texts.pendingBets}>
      {tracked.map((slip, index) => (
        <PendingBetItem key={getReference(slip) ?? index} slip={slip} />
      ))}
      {children}
    </PendingBetList>
  );
}

function PendingBetItem({ slip }: { slip: SlipBet }) {
  const controller = useBetSlipController();
  const now = useCurrentTime(COUNTDOWN_REFRESH_MS, { isRunning: slip.phase === 'sent' });
  const reference = getReference(slip);
  const isSettled = slip.phase === 'placed' || slip.phase === 'refused';
  return (
    <PendingBetCard>
      <QuotedSelection selection={slip.ticket.selection}>
        {(quote) => (
          <BetStatusBanner
            phase={toTrackedView(slip, quote, now)}
            kind={slip.ticket.selection.kind}
            onCheckAgain={() => reference !== null && controller.checkAgain(reference)}
          />
        )}
      </QuotedSelection>
      {isSettled && (
        <DismissButton type="button" aria-label={texts.dismiss} onClick={() => controller.dismiss(slip)}>
          <X size={16} aria-hidden />
        </DismissButton>
      )}
    </PendingBetCard>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesk, useTray } from '../api/desk.ts';
import { referenceOf, type OpenSlip } from '../model/slip.ts';
import { asideView } from '../model/view.ts';
import { texts } from '../texts.ts';
import { Dismiss, Entry, List } from './Awaited.styles.ts';
import { Quoted } from './Quoted.tsx';
import { ToldPhase } from './ToldPhase.tsx';
import { useNow } from './use-now.ts';

/** Bets that left the slip: on their way, in doubt, or just settled. `children` are entries of other slips. */
export function Awaited({ children }: { children?: ReactNode }) {
  const aside = useTray((tray) => tray.aside);
  if (aside.length === 0 && children === undefined) return null;
  return (
    <List aria-label={texts.awaited}>
      {aside.map((slip, index) => (
        <AwaitedBet key={referenceOf(slip) ?? index} slip={slip} />
      ))}
      {children}
    </List>
  );
}

function AwaitedBet({ slip }: { slip: OpenSlip }) {
  const desk = useDesk();
  const now = useNow(slip.phase === 'sent');
  const reference = referenceOf(slip);
  const done = slip.phase === 'placed' || slip.phase === 'refused';
  return (
    <Entry>
      <Quoted pick={slip.ticket.pick}>
        {(quote) => <ToldPhase phase={asideView(slip, quote, now)} kind={slip.ticket.pick.kind} onCheckAgain={() => reference !== null && desk.checkAgain(reference)} />}
      </Quoted>
      {done && (
        <Dismiss type="button" aria-label={texts.dismiss} onClick={() => desk.dismiss(slip)}>
          <X size={16} aria-hidden />
        </Dismiss>
      )}
    </Entry>
  );
}

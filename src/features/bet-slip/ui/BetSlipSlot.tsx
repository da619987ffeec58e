import { useState } from 'react';
import { Card, EmptyState, Modal } from '#ui-kit';
import { useDesk, useDeskOfMatch, useTray } from '../api/desk.ts';
import { useMatchRules } from '../api/rules.ts';
import type { Account } from '../model/figures.ts';
import type { OpenSlip } from '../model/slip.ts';
import { texts } from '../texts.ts';
import { Awaited } from './Awaited.tsx';
import { Place } from './BetSlipSlot.styles.ts';
import { EditStakesModal } from './EditStakesModal.tsx';
import { Quoted } from './Quoted.tsx';
import { SlipForm, type SlipFormProps } from './SlipForm.tsx';
import { usePhone } from './use-phone.ts';

export interface BetSlipSlotProps {
  sportId: string;
  matchId: string;
  /** What the bettor stands at; parts not read yet are null. */
  account: Account;
}

type Around = Omit<SlipFormProps, 'layout' | 'slip' | 'quote' | 'runners'>;

const quoted = (layout: SlipFormProps['layout'], slip: OpenSlip, around: Around) => (
  <Quoted pick={slip.ticket.pick}>{(quote, runners) => <SlipForm layout={layout} slip={slip} quote={quote} runners={runners} {...around} />}</Quoted>
);

/** The bet slip of a match: a panel, or a modal up to 768 px (specification 2). Below it the bets that were sent. */
export function BetSlipSlot({ sportId, matchId, account }: BetSlipSlotProps) {
  useDeskOfMatch(matchId);
  const phone = usePhone();
  const rules = useMatchRules(sportId, matchId);
  const [editing, setEditing] = useState(false);
  const around: Around = { account, rules, onEditStakes: () => setEditing(true) };
  return (
    <>
      {phone ? <BetSlipSheet {...around} /> : <BetSlipPanel {...around} />}
      <Awaited />
      <EditStakesModal open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

function BetSlipPanel(around: Around) {
  const front = useTray((tray) => tray.front);
  return (
    <Place data-slip={front.phase === 'empty' ? 'empty' : 'open'}>
      {front.phase === 'empty' ? (
        <Card title={texts.slip} padding="flush">
          <EmptyState title={texts.empty.title}>{texts.empty.hint}</EmptyState>
        </Card>
      ) : (
        quoted('panel', front, around)
      )}
    </Place>
  );
}

/** The last slip stays inside while the sheet goes down. */
function BetSlipSheet(around: Around) {
  const desk = useDesk();
  const front = useTray((tray) => tray.front);
  const [last, setLast] = useState(front);
  if (front.phase !== 'empty' && front !== last) setLast(front);
  const shown = front.phase === 'empty' ? last : front;
  return (
    <Modal open={front.phase !== 'empty'} shape="sheet" padding="flush" title={texts.slip} onClose={desk.close}>
      {shown.phase !== 'empty' && quoted('sheet', shown, around)}
    </Modal>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { readSession } from '#shared/storage/session.ts';
import { Badge, IconButton } from '#ui-kit';
import { useSending } from '../api/sending.ts';
import { oneClickStakeOf, policyOf } from '../model/sending.ts';
import { texts } from '../texts.ts';
import { Line } from './Sending.styles.ts';
import { SendingModal } from './SendingModal.tsx';

/** Under the slip: what becomes of a bet whose price has moved, whether one press sends bets, and where both are chosen. */
export function SendingLine() {
  const sending = useSending();
  const [open, setOpen] = useState(false);
  const oneClick = oneClickStakeOf(sending, readSession()?.userId ?? null);
  return (
    <>
      <Line>
        <span>{texts.sending.policy(policyOf(sending))}</span>
        {oneClick !== null && <Badge tone="warn">{texts.sending.oneClickOn(oneClick)}</Badge>}
        <IconButton label={texts.sending.change} icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setOpen(true)} />
      </Line>
      <SendingModal open={open} onClose={() => setOpen(false)} />
    </>
  );
}

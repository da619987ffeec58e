import { Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { Card, EmptyState, Modal } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import type { OpenSlip } from '../model/slip.ts';
import { texts } from '../texts.ts';
import { onEscape } from './on-escape.ts';
import { Quoted } from './Quoted.tsx';
import { SendingLine } from './SendingLine.tsx';
import { closeSlip } from './use-slip-draft.ts';
import { SlipForm, type SlipFormProps } from './SlipForm.tsx';
import { Place } from './SlipHosts.styles.ts';

export type SlipHostProps = Omit<SlipFormProps, 'layout' | 'slip' | 'quote' | 'runners'>;

interface Framed {
  /** Stands around the slip, inside its panel or sheet. */
  frame?: ComponentType<{ children: ReactNode }>;
}

const quoted = (layout: SlipFormProps['layout'], slip: OpenSlip, around: SlipHostProps) => (
  <Quoted pick={slip.ticket.pick}>{(quote, runners) => <SlipForm layout={layout} slip={slip} quote={quote} runners={runners} {...around} />}</Quoted>
);

/** A panel in the page, from 769 px on. */
export function BetSlipPanel({ frame: Frame = Fragment, ...around }: SlipHostProps & Framed) {
  const front = useTray((tray) => tray.front);
  const desk = useDesk();
  return (
    <Place onKeyDown={onEscape(desk.close)} data-slip={front.phase === 'empty' ? 'empty' : 'open'}>
      <Frame>
        {front.phase === 'empty' ? (
          <Card title={texts.slip} padding="flush">
            <EmptyState title={texts.empty.title}>{texts.empty.hint}</EmptyState>
          </Card>
        ) : (
          quoted('panel', front, around)
        )}
      </Frame>
      <SendingLine />
    </Place>
  );
}

/** A modal, up to 768 px. The last slip stays inside while the sheet goes down. */
export function BetSlipSheet({ frame: Frame = Fragment, ...around }: SlipHostProps & Framed) {
  const desk = useDesk();
  const front = useTray((tray) => tray.front);
  const [last, setLast] = useState(front);
  if (front.phase !== 'empty' && front !== last) setLast(front);
  const shown = front.phase === 'empty' ? last : front;
  return (
    <Modal open={front.phase !== 'empty'} shape="sheet" padding="flush" title={texts.slip} onClose={() => closeSlip(desk)}>
      {shown.phase !== 'empty' && <Frame>{quoted('sheet', shown, around)}</Frame>}
      <SendingLine />
    </Modal>
  );
}

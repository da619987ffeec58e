import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Card, EmptyState, Modal } from '#ui-kit';
import { useBetSlipController, useBetSlipState } from '../api/useBetSlipController.ts';
import type { SlipBet } from '../model/placement/slip-bet.ts';
import { texts } from '../texts.ts';
import { SlipDock } from './BetSlipContainers.styles.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { closeSlip } from './hooks/useSlipDraft.ts';
import { BettingPreferencesBar } from './preferences/BettingPreferencesBar.tsx';
import { QuotedSelection } from './QuotedSelection.tsx';
import { SlipForm, type SlipFormProps } from './SlipForm.tsx';

export type BetSlipContainerProps = Omit<SlipFormProps, 'layout' | 'slip' | 'quote' | 'runners'>;

interface FrameProps {
  /** Wraps the slip inside its panel or sheet. */
  frame?: ComponentType<{ children: ReactNode }>;
}

const renderQuotedSlip = (layout: SlipFormProps['layout'], slip: SlipBet, formProps: BetSlipContainerProps) => (
  <QuotedSelection selection={slip.ticket.selection}>
    {(quote, runners) => <SlipForm layout={layout} slip={slip} quote={quote} runners={runners} {...formProps} />}
  </QuotedSelection>
);

/** Panel in the page, from 769 px on. */
export function BetSlipPanel({ frame: Frame = Fragment, ...formProps }: BetSlipContainerProps & FrameProps) {
  const current = useBetSlipState((state) => state.current);
  const controller = useBetSlipController();
  return (
    <SlipDock onKeyDown={closeOnEscape(controller.close)} data-slip={current.phase === 'empty' ? 'empty' : 'open'}>
      <Frame>
        {current.phase === 'empty' ? (
          <Card title={texts.slip} padding="flush">
            <EmptyState title={texts.empty.title}>{texts.empty.hint}</EmptyState>
          </Card>
        ) : (
          renderQuotedSlip('panel', current, formProps)
        )}
      </Frame>
      <BettingPreferencesBar />
    </SlipDock>
  );
}

/** Modal up to 768 px. Keeps the last slip during the closing animation. */
export function BetSlipSheet({ frame: Frame = Fragment, ...formProps }: BetSlipContainerProps & FrameProps) {
  const controller = useBetSlipController();
  const current = useBetSlipState((state) => state.current);
  const [lastSlip, setLastSlip] = useState(current);
  if (current.phase !== 'empty' && current !== lastSlip) setLastSlip(current);
  const visibleSlip = current.phase === 'empty' ? lastSlip : current;
  return (
    <Modal
      open={current.phase !== 'empty'}
      variant="sheet"
      padding="flush"
      title={texts.slip}
      onClose={() => closeSlip(controller)}
    >
      {visibleSlip.phase !== 'empty' && <Frame>{renderQuotedSlip('sheet', visibleSlip, formProps)}</Frame>}
      <BettingPreferencesBar />
    </Modal>
  );
}

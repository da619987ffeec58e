import { memo, type RefObject } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Field } from '../Field/Field.tsx';
import { BetFor, HeadCell, ProfitCell, Tag, Ticket, TicketCell } from './SlipTicket.styles.ts';
import type { SlipEntry, SlipEvents, SlipFigures, SlipSelection } from './slipView.ts';
import { texts } from './texts.ts';
import { sideWord } from '../words/sideWord.ts';

interface SlipTicketProps {
  layout: 'panel' | 'sheet';
  selection: SlipSelection;
  entry: SlipEntry;
  figures: SlipFigures;
  locked: boolean;
  events: SlipEvents;
  stakeRef: RefObject<HTMLInputElement | null>;
}

/** Limits of the odds input (specification 5); a bookmaker's prices are payouts on 100 and have none here. */
const oddsInput = { min: 1.01, max: 1000, step: 0.01 } as const;

/**
 * Bet for, Odds, Stake, Profit: a real table whose grid folds into two lines where the panel is narrow. The roles are spelled
 * out because a table that is laid out as a grid loses its own.
 */
export function SlipTicket({ layout, selection, entry, figures, locked, events, stakeRef }: SlipTicketProps) {
  const fancy = selection.kind === 'fancy';
  const priceLabel = fancy ? texts.run : texts.odds;
  const stakeLabel = layout === 'sheet' ? texts.amount : texts.stake;
  return (
    <Ticket role="table" data-layout={layout}>
      <Heads price={priceLabel} stake={stakeLabel} />
      <tbody role="rowgroup">
        <tr role="row">
          <TicketCell role="cell" data-area="bet">
            <Tag>{sideWord(selection.kind, selection.side)}</Tag>
            <BetFor>
              <b>{selection.name}</b>
              <small>{texts.where(selection.marketName, selection.matchName)}</small>
            </BetFor>
          </TicketCell>
          <TicketCell role="cell" data-area="odds">
            <NumberField
              label={priceLabel}
              labelled="hidden"
              text={entry.price}
              onText={events.onPrice}
              onStep={fancy ? undefined : events.onPriceStep}
              readOnly={locked || fancy}
              {...(selection.kind === 'odds' ? oddsInput : { step: 'any' })}
            />
          </TicketCell>
          <TicketCell role="cell" data-area="stake">
            <StakeField label={stakeLabel} stake={entry.stake} locked={locked} onStake={events.onStake} stakeRef={stakeRef} />
          </TicketCell>
          <ProfitCell role="cell" data-area="profit">
            {figures.profit === null ? texts.none : <Amount value={figures.profit} sign="always" decimals="whole" />}
          </ProfitCell>
        </tr>
      </tbody>
    </Ticket>
  );
}

const Heads = memo(function Heads({ price, stake }: { price: string; stake: string }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <HeadCell role="columnheader" data-area="bet">
          {texts.betFor}
        </HeadCell>
        <HeadCell role="columnheader" data-area="odds">
          {price}
        </HeadCell>
        <HeadCell role="columnheader" data-area="stake">
          {stake}
        </HeadCell>
        <HeadCell role="columnheader" data-area="profit">
          {texts.profit}
        </HeadCell>
      </tr>
    </thead>
  );
});

interface StakeFieldProps extends Pick<SlipEvents, 'onStake'>, Pick<SlipTicketProps, 'locked' | 'stakeRef'> {
  label: string;
  stake: string;
}

const StakeField = memo(function StakeField({ label, stake, locked, onStake, stakeRef }: StakeFieldProps) {
  return (
    <Field
      ref={stakeRef}
      label={label}
      labelled="hidden"
      inputMode="numeric"
      autoComplete="off"
      data-autofocus=""
      value={stake}
      readOnly={locked}
      onChange={(event) => onStake(event.currentTarget.value)}
    />
  );
});

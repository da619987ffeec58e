import { memo, useId, type RefObject } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Problem } from '../Field/Field.styles.ts';
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

/**
 * The limits of the odds input (specification 5), for who reads the page by its source or its roles; the slip's checks enforce them.
 * A bookmaker's prices are payouts on 100 and have none here.
 */
const oddsInput = { min: 1.01, max: 1000, step: 0.01 } as const;

const noProblems = { price: null, stake: null } as const;

/**
 * Bet for, Odds, Stake, Profit: a real table whose grid folds into two lines where the panel is narrow. The roles are spelled
 * out because a table that is laid out as a grid loses its own.
 */
export function SlipTicket({ layout, selection, entry, figures, locked, events, stakeRef }: SlipTicketProps) {
  const fancy = selection.kind === 'fancy';
  const priceLabel = fancy ? texts.run : texts.odds;
  const stakeLabel = layout === 'sheet' ? texts.amount : texts.stake;
  const problemId = useId();
  const problems = entry.problems ?? noProblems;
  const explained = (field: keyof typeof noProblems) => (problems[field] === null ? undefined : `${problemId}-${field}`);
  return (
    <>
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
                role="spinbutton"
                aria-invalid={problems.price !== null || undefined}
                aria-describedby={explained('price')}
                {...(selection.kind === 'odds' ? oddsInput : { step: 'any' })}
              />
            </TicketCell>
            <TicketCell role="cell" data-area="stake">
              <StakeField
                label={stakeLabel}
                stake={entry.stake}
                locked={locked}
                problemId={explained('stake')}
                onStake={events.onStake}
                onStakeLeft={events.onStakeLeft}
                stakeRef={stakeRef}
              />
            </TicketCell>
            <ProfitCell role="cell" data-area="profit">
              {figures.profit === null ? texts.none : <Amount value={figures.profit} sign="always" decimals="whole" />}
            </ProfitCell>
          </tr>
        </tbody>
      </Ticket>
      {/* The cells of the ticket are too narrow for a sentence. */}
      {problems.price !== null && (
        <Problem id={explained('price')} role="alert">
          {problems.price}
        </Problem>
      )}
      {problems.stake !== null && (
        <Problem id={explained('stake')} role="alert">
          {problems.stake}
        </Problem>
      )}
    </>
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

interface StakeFieldProps extends Pick<SlipEvents, 'onStake' | 'onStakeLeft'>, Pick<SlipTicketProps, 'locked' | 'stakeRef'> {
  label: string;
  stake: string;
  problemId: string | undefined;
}

const StakeField = memo(function StakeField({ label, stake, locked, problemId, onStake, onStakeLeft, stakeRef }: StakeFieldProps) {
  return (
    <NumberField
      ref={stakeRef}
      label={label}
      labelled="hidden"
      data-autofocus=""
      text={stake}
      readOnly={locked}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      onText={onStake}
      onBlur={onStakeLeft}
    />
  );
});

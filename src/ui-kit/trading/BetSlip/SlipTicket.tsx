import { memo, type RefObject, useId } from 'react';
import { Amount } from '../../data/Amount/Amount.tsx';
import { Problem } from '../../forms/Field/Field.styles.ts';
import { NumberField } from '../../forms/NumberField/NumberField.tsx';
import { describeSide } from '../../text/side-label.ts';
import type { SlipEvents, SlipFields, SlipFigures, SlipSelection } from './slip-view.ts';
import { SlipFinePrint } from './SlipParts.styles.ts';
import { ProfitCell, SelectionName, SideTag, Ticket, TicketCell, TicketHeadCell } from './SlipTicket.styles.ts';
import { texts } from './texts.ts';

interface SlipTicketProps {
  variant: 'panel' | 'sheet';
  selection: SlipSelection;
  fields: SlipFields;
  figures: SlipFigures;
  readOnly: boolean;
  events: SlipEvents;
  stakeRef: RefObject<HTMLInputElement | null>;
}

/**
 * ARIA limits of the odds input (docs/requirements.md#52-bet-placement). The slip's validation enforces them. A
 * bookmaker's prices are payouts on 100 and have no limits here.
 */
const ODDS_INPUT = { min: 1.01, max: 1000, step: 0.01 } as const;

const NO_PROBLEMS = { price: null, stake: null } as const;

/**
 * Bet for, Odds, Stake, Profit: a table whose grid folds into two lines in a narrow panel. The roles are explicit,
 * because a table laid out as a grid loses its own.
 */
export function SlipTicket({ variant, selection, fields, figures, readOnly, events, stakeRef }: SlipTicketProps) {
  const isFancy = selection.kind === 'fancy';
  const priceLabel = isFancy ? texts.run : texts.odds;
  const stakeLabel = variant === 'sheet' ? texts.amount : texts.stake;
  const problemId = useId();
  const problems = fields.problems ?? NO_PROBLEMS;
  const toProblemId = (field: keyof typeof NO_PROBLEMS) =>
    problems[field] === null ? undefined : `${problemId}-${field}`;
  const { oddsFormat } = fields;
  const sentAs = problems.price === null ? (oddsFormat?.sentAs ?? null) : null;
  const sentAsId = `${problemId}-sent-as`;
  return (
    <>
      <Ticket role="table" data-layout={variant}>
        <TicketHead price={priceLabel} stake={stakeLabel} />
        <tbody role="rowgroup">
          <tr role="row">
            <TicketCell role="cell" data-area="bet">
              <SideTag>{describeSide(selection.kind, selection.side)}</SideTag>
              <SelectionName>
                <b>{selection.name}</b>
                <small>{texts.marketPath({ market: selection.marketName, match: selection.matchName })}</small>
              </SelectionName>
            </TicketCell>
            <TicketCell role="cell" data-area="odds">
              <NumberField
                label={priceLabel}
                labelDisplay="hidden"
                text={fields.price}
                onText={events.onPrice}
                onStep={isFancy ? undefined : events.onPriceStep}
                readOnly={readOnly || isFancy}
                role="spinbutton"
                aria-invalid={problems.price !== null || undefined}
                aria-describedby={toProblemId('price') ?? (sentAs === null ? undefined : sentAsId)}
                {...(selection.kind === 'odds' && !oddsFormat ? ODDS_INPUT : { step: 'any' })}
                {...(oddsFormat && { inputMode: oddsFormat.inputMode })}
              />
            </TicketCell>
            <TicketCell role="cell" data-area="stake">
              <StakeField
                label={stakeLabel}
                stake={fields.stake}
                readOnly={readOnly}
                problemId={toProblemId('stake')}
                onStake={events.onStake}
                onStakeBlur={events.onStakeBlur}
                stakeRef={stakeRef}
              />
            </TicketCell>
            <ProfitCell role="cell" data-area="profit">
              {figures.profit === null ? texts.none : <Amount value={figures.profit} sign="always" decimals="none" />}
            </ProfitCell>
          </tr>
        </tbody>
      </Ticket>
      {sentAs !== null && <SlipFinePrint id={sentAsId}>{sentAs}</SlipFinePrint>}
      {/* The cells of the ticket are too narrow for the message. */}
      {problems.price !== null && (
        <Problem id={toProblemId('price')} role="alert">
          {problems.price}
        </Problem>
      )}
      {problems.stake !== null && (
        <Problem id={toProblemId('stake')} role="alert">
          {problems.stake}
        </Problem>
      )}
    </>
  );
}

const TicketHead = memo(function TicketHead({ price, stake }: { price: string; stake: string }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <TicketHeadCell role="columnheader" data-area="bet">
          {texts.betFor}
        </TicketHeadCell>
        <TicketHeadCell role="columnheader" data-area="odds">
          {price}
        </TicketHeadCell>
        <TicketHeadCell role="columnheader" data-area="stake">
          {stake}
        </TicketHeadCell>
        <TicketHeadCell role="columnheader" data-area="profit">
          {texts.profit}
        </TicketHeadCell>
      </tr>
    </thead>
  );
});

interface StakeFieldProps
  extends Pick<SlipEvents, 'onStake' | 'onStakeBlur'>, Pick<SlipTicketProps, 'readOnly' | 'stakeRef'> {
  label: string;
  stake: string;
  problemId: string | undefined;
}

const StakeField = memo(function StakeField({
  label,
  stake,
  readOnly,
  problemId,
  onStake,
  onStakeBlur,
  stakeRef,
}: StakeFieldProps) {
  return (
    <NumberField
      ref={stakeRef}
      label={label}
      labelDisplay="hidden"
      data-autofocus=""
      text={stake}
      readOnly={readOnly}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      onText={onStake}
      onBlur={onStakeBlur}
    />
  );
});

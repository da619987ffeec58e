import { memo, type SubmitEvent, useId, useRef } from 'react';
import { negate } from '#shared/domain/money/money.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { QuickStakeBar } from '../QuickStakeBar/QuickStakeBar.tsx';
import { BetSlipForm, SlipBody } from './BetSlip.styles.ts';
import type { SlipEvents, SlipFields, SlipFigures, SlipPhaseView, SlipSelection, SlipSubmit } from './slip-view.ts';
import { SlipActions, SlipFigureList, SlipFinePrint, SlipHead, SlipTitle } from './SlipParts.styles.ts';
import { SlipPhase } from './SlipPhase.tsx';
import { SlipPriceRow } from './SlipPriceRow.tsx';
import { SlipTicket } from './SlipTicket.tsx';
import { texts } from './texts.ts';
import { useStakeFocus } from './useStakeFocus.ts';

export interface BetSlipProps {
  /** `panel` stands in the page. `sheet` is the content of a `Modal variant="sheet" padding="flush"`. */
  variant: 'panel' | 'sheet';
  /** The bet's selection, as text. */
  selection: SlipSelection;
  /** Texts of the fields and the quick stakes. */
  fields: SlipFields;
  /** Profit, liability and balance of the bet. */
  figures: SlipFigures;
  /** Phase of the bet and its messages. */
  phase: SlipPhaseView;
  /** Label and state of the main button. */
  submit: SlipSubmit;
  /** Handlers of the slip. Those of fields and buttons must keep their identity, or their parts render each time. */
  events: SlipEvents;
}

/**
 * The slip as a view without decisions. Enter submits, and the cursor starts in the stake.
 *
 * Its parts render only when their own data changes, so a press on another price touches a few of its sixty elements.
 * That requires handlers that keep their identity.
 */
export function BetSlip({ variant, selection, fields, figures, phase, submit, events }: BetSlipProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const stake = useRef<HTMLInputElement>(null);
  useStakeFocus(form, stake, `${selection.matchName}/${selection.marketName}/${selection.name}/${selection.side}`);

  const isReadOnly = phase.name === 'sent' || phase.name === 'placed' || phase.name === 'unverified';
  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.state === 'ready') events.onSubmit();
  };
  const priceNow = fields.offer.price === null ? texts.none : formatPrice(fields.offer.price, selection.kind);

  return (
    <BetSlipForm
      ref={form}
      noValidate
      aria-labelledby={variant === 'panel' ? titleId : undefined}
      aria-label={variant === 'sheet' ? texts.title : undefined}
      data-side={selection.side}
      data-layout={variant}
      onSubmit={submitForm}
    >
      {variant === 'panel' && <SlipHeader id={titleId} onEditStakes={events.onEditStakes} />}
      <SlipBody>
        <SlipTicket
          variant={variant}
          selection={selection}
          fields={fields}
          figures={figures}
          readOnly={isReadOnly}
          events={events}
          stakeRef={stake}
        />
        <SlipPriceRow
          text={texts.priceNow({ price: priceNow })}
          action={texts.acceptPrice({ price: priceNow })}
          changed={fields.offer.isChanged && !isReadOnly}
          onAccept={events.onUseLivePrice}
        />
        <QuickStakeBar quickStakes={fields.quickStakes} onQuickStake={events.onQuickStake} disabled={isReadOnly} />
        <SlipSummary
          chance={figures.chance}
          profit={variant === 'sheet' ? figures.profit : 'hidden'}
          liability={figures.liability}
          balanceAfter={figures.balanceAfter}
          exposureAfter={figures.exposureAfter}
        />
        <Button
          type="submit"
          variant={selection.side}
          size="large"
          full
          busy={submit.state === 'busy'}
          aria-disabled={submit.state === 'blocked'}
        >
          {submit.label}
        </Button>
        <SlipButtons
          variant={variant}
          readOnly={isReadOnly}
          onClose={events.onClose}
          onClear={events.onClear}
          onEditStakes={events.onEditStakes}
        />
        {figures.limits !== null && <SlipFinePrint>{figures.limits}</SlipFinePrint>}
      </SlipBody>
      <SlipPhase phase={phase} kind={selection.kind} onCheckAgain={events.onCheckAgain} />
    </BetSlipForm>
  );
}

const EditStakesButton = ({ onEditStakes }: Pick<SlipEvents, 'onEditStakes'>) => (
  <Button variant="quiet" size="small" onClick={onEditStakes}>
    {texts.editStakes}
  </Button>
);

const SlipHeader = memo(function SlipHeader({ id, onEditStakes }: Pick<SlipEvents, 'onEditStakes'> & { id: string }) {
  return (
    <SlipHead>
      <SlipTitle id={id}>{texts.title}</SlipTitle>
      <EditStakesButton onEditStakes={onEditStakes} />
    </SlipHead>
  );
});

const SlipButtons = memo(function SlipButtons({
  variant,
  readOnly,
  onClose,
  onClear,
  onEditStakes,
}: Pick<BetSlipProps, 'variant'> & Pick<SlipEvents, 'onClose' | 'onClear' | 'onEditStakes'> & { readOnly: boolean }) {
  return (
    <SlipActions>
      <Button size="small" onClick={onClose}>
        {texts.close}
      </Button>
      <Button size="small" aria-disabled={readOnly} onClick={onClear}>
        {texts.clear}
      </Button>
      {variant === 'sheet' && <EditStakesButton onEditStakes={onEditStakes} />}
    </SlipActions>
  );
});

interface SlipSummaryProps extends Omit<SlipFigures, 'limits' | 'profit'> {
  /** In a panel the profit stands beside the stake. */
  profit: SlipFigures['profit'] | 'hidden';
}

const SlipSummary = memo(function SlipSummary({
  chance,
  profit,
  liability,
  balanceAfter,
  exposureAfter,
}: SlipSummaryProps) {
  const renderFigure = (label: string, value: SlipFigures['profit'], sign: 'always' | 'negative') => (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          texts.none
        ) : (
          <Amount value={value} sign={sign} tone={sign === 'always' ? 'signed' : 'neutral'} />
        )}
      </dd>
    </div>
  );
  return (
    <SlipFigureList>
      {chance !== null && (
        <div data-quiet="">
          <dt>{texts.impliedChance}</dt>
          <dd>{chance}</dd>
        </div>
      )}
      {profit !== 'hidden' && renderFigure(texts.profit, profit, 'always')}
      {renderFigure(texts.liability, liability === null ? null : negate(liability), 'always')}
      {renderFigure(texts.balanceAfter, balanceAfter, 'negative')}
      {renderFigure(texts.exposureAfter, exposureAfter, 'negative')}
    </SlipFigureList>
  );
});

import { memo, useEffect, useId, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Amount } from '../../data/Amount/Amount.tsx';
import { formatPrice } from '#shared/format/price.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { QuickStakeBar } from '../QuickStakeBar/QuickStakeBar.tsx';
import { SlipBody, PriceChangeNotice, SlipForm } from './BetSlip.styles.ts';
import { SlipActions, SlipFigureList, SlipFinePrint, SlipHead, SlipTitle } from './SlipParts.styles.ts';
import { SlipPhase } from './SlipPhase.tsx';
import { SlipTicket } from './SlipTicket.tsx';
import type { SlipEntry, SlipEvents, SlipFigures, SlipPhaseView, SlipSelection, SlipSubmit } from './slip-view.ts';
import { texts } from './texts.ts';

export interface BetSlipProps {
  /** `panel` stands in the page; `sheet` is the content of a `Modal shape="sheet" padding="flush"`. */
  layout: 'panel' | 'sheet';
  /** What is bet on, in words. */
  selection: SlipSelection;
  /** What was typed, and what may be pressed instead. */
  entry: SlipEntry;
  /** What the bet would bring and cost. */
  figures: SlipFigures;
  /** Where the bet is in its life, and what is said about it. */
  phase: SlipPhaseView;
  /** What the main button says, and whether it may be pressed. */
  submit: SlipSubmit;
  /** Everything the bettor can do; the slip decides nothing. The same object through every render, or all of the slip is drawn each time. */
  events: SlipEvents;
}

/**
 * The slip as it is drawn; it decides nothing. Enter submits, the cursor opens in the stake. Its parts are drawn anew only where what they
 * show differs: a press on another price, or a moved one, touches a few of its sixty elements. For that `events` keeps its identity.
 */
export function BetSlip({ layout, selection, entry, figures, phase, submit, events }: BetSlipProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const stake = useRef<HTMLInputElement>(null);
  useStakeFocus(form, stake, `${selection.matchName}/${selection.marketName}/${selection.name}/${selection.side}`);

  const locked = phase.name === 'held' || phase.name === 'placed' || phase.name === 'unknown';
  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.state === 'ready') events.onSubmit();
  };
  const changedPriceText =
    entry.changedPrice === null || locked ? null : formatPrice(entry.changedPrice, selection.kind);

  return (
    <SlipForm
      ref={form}
      noValidate
      aria-labelledby={layout === 'panel' ? titleId : undefined}
      aria-label={layout === 'sheet' ? texts.title : undefined}
      data-side={selection.side}
      data-layout={layout}
      onSubmit={submitForm}
    >
      {layout === 'panel' && <SlipHeader id={titleId} onEditStakes={events.onEditStakes} />}
      <SlipBody>
        <SlipTicket
          layout={layout}
          selection={selection}
          entry={entry}
          figures={figures}
          locked={locked}
          events={events}
          stakeRef={stake}
        />
        {changedPriceText !== null && (
          <PriceChangeNotice>
            <span>{texts.priceNow(changedPriceText)}</span>
            <Button size="small" onClick={events.onUseLivePrice}>
              {texts.usePrice(changedPriceText)}
            </Button>
          </PriceChangeNotice>
        )}
        <QuickStakeBar presets={entry.presets} onPreset={events.onPreset} locked={locked} />
        <SlipSummary
          profit={layout === 'sheet' ? figures.profit : 'elsewhere'}
          liability={figures.liability}
          balanceAfter={figures.balanceAfter}
          exposureAfter={figures.exposureAfter}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          full
          busy={submit.state === 'busy'}
          aria-disabled={submit.state === 'held-back'}
        >
          {submit.label}
        </Button>
        <SlipButtons layout={layout} locked={locked} events={events} />
        {figures.limits !== null && <SlipFinePrint>{figures.limits}</SlipFinePrint>}
      </SlipBody>
      <SlipPhase phase={phase} kind={selection.kind} onCheckAgain={events.onCheckAgain} />
    </SlipForm>
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
  layout,
  locked,
  events,
}: Pick<BetSlipProps, 'layout' | 'events'> & { locked: boolean }) {
  return (
    <SlipActions>
      <Button size="small" onClick={events.onClose}>
        {texts.close}
      </Button>
      <Button size="small" aria-disabled={locked} onClick={events.onClear}>
        {texts.clear}
      </Button>
      {layout === 'sheet' && <EditStakesButton onEditStakes={events.onEditStakes} />}
    </SlipActions>
  );
});

interface SlipSummaryProps extends Omit<SlipFigures, 'limits' | 'profit'> {
  /** In a panel it stands beside the stake. */
  profit: SlipFigures['profit'] | 'elsewhere';
}

const SlipSummary = memo(function SlipSummary({ profit, liability, balanceAfter, exposureAfter }: SlipSummaryProps) {
  const renderFigure = (label: string, value: SlipFigures['profit'], sign: 'always' | 'negative') => (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          texts.none
        ) : (
          <Amount value={value} sign={sign} tone={sign === 'always' ? 'signed' : 'plain'} />
        )}
      </dd>
    </div>
  );
  return (
    <SlipFigureList>
      {profit !== 'elsewhere' && renderFigure(texts.profit, profit, 'always')}
      {renderFigure(texts.liability, liability, 'always')}
      {renderFigure(texts.balanceAfter, balanceAfter, 'negative')}
      {renderFigure(texts.exposureAfter, exposureAfter, 'negative')}
    </SlipFigureList>
  );
});

/**
 * Every new selection puts the cursor in the stake; a slip that goes away gives the focus back to where the pick was made. A mouse or a
 * finger that presses another price leaves the cursor where it is: it would only be called back, and each of the two moves has the browser
 * style the page at once.
 */
function useStakeFocus(
  form: { current: HTMLFormElement | null },
  stake: { current: HTMLInputElement | null },
  selectionKey: string,
) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const keepStakeFocus = (event: MouseEvent) => {
      const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
      if (cell === null || stake.current === null || document.activeElement !== stake.current) return;
      origin.current = cell;
      event.preventDefault();
    };
    document.addEventListener('mousedown', keepStakeFocus);
    return () => document.removeEventListener('mousedown', keepStakeFocus);
  }, [stake]);
  useLayoutEffect(() => {
    if (!form.current?.contains(document.activeElement)) origin.current = document.activeElement;
    if (document.activeElement !== stake.current) stake.current?.focus({ preventScroll: true });
  }, [form, stake, selectionKey]);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      const focusOrigin = origin.current;
      if (element?.contains(document.activeElement) && focusOrigin instanceof HTMLElement && focusOrigin.isConnected)
        focusOrigin.focus({ preventScroll: true });
    };
  }, [form]);
}

import { type MouseEvent, type SubmitEvent, useId, useLayoutEffect } from 'react';
import { Button, Chip, NumberField, QuickStakeBar, SlipActions, SlipFine, SlipHead, SlipTitle } from '#ui-kit';
import { useTray } from '../../api/desk.ts';
import type { MatchRules } from '../../api/rules.ts';
import { useSending } from '../../api/sending.ts';
import { useQuickStakes } from '../../api/stakes.ts';
import type { Account, RunnerIds } from '../../model/figures.ts';
import { stakeProblem } from '../../model/field-problems.ts';
import { policyOf } from '../../model/sending.ts';
import { inDoubt, inFlight } from '../../model/tray.ts';
import { texts as slipTexts } from '../../texts.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useSeveral, useSeveralDesk } from '../api/desk.ts';
import { useRaceQuotes } from '../api/use-race-quotes.ts';
import { clearStakes, followedDraft, leaveTotal, pressQuickStake, typeTotal, type Split } from '../model/draft.ts';
import { severalFigures } from '../model/figures.ts';
import { followedLeg, severalHold } from '../model/holds.ts';
import { hasMoved, takeLivePrices } from '../model/live-prices.ts';
import { submitView, togetherView } from '../model/view.ts';
import { texts } from '../texts.ts';
import { LegList } from './LegList.tsx';
import { Alert, Body, Form, MovedPrices, Splits } from './SeveralSlip.styles.ts';
import { SeveralSummary } from './SeveralSummary.tsx';

export interface SeveralSlipProps {
  layout: 'panel' | 'sheet';
  account: Account;
  rules: MatchRules;
  /** The runners of the race, in its order. */
  runners: RunnerIds;
  onEditStakes: () => void;
}

const splits: readonly Split[] = ['equal', 'free'];

/** Several runners of one race in one slip: all bets are placed, or none. */
export function SeveralSlip({ layout, account, rules, runners, onEditStakes }: SeveralSlipProps) {
  const desk = useSeveralDesk();
  const draft = useSeveral((state) => state.draft);
  const told = useSeveral((state) => state.told);
  const tray = useTray((whole) => whole);
  const stakes = useQuickStakes();
  const titleId = useId();
  const marketId = draft.legs[0]?.pick.marketId ?? '';
  const quotes = useRaceQuotes(marketId, runners);
  const field = quotes.runners.filter(({ status }) => status !== 'removed').map(({ runnerId }) => runnerId);
  const limits = rules.limitsOf(marketId);
  const sending = useSending();
  const policy = policyOf(sending);
  const confirmation = useConfirmation(draft, sending.confirm);
  const locked = told?.phase === 'sent';

  // The odds on screen follow first; what is sent is what stands there.
  const next = locked ? draft : followedDraft(draft, (leg) => followedLeg(policy, leg, quotes));
  useLayoutEffect(() => {
    if (next !== draft) desk.edit((typed) => (typed === draft ? next : typed));
  });

  const figures = severalFigures(draft, account, field);
  const hold = severalHold({
    draft,
    figures,
    quotes,
    limits: rules.enforced ? limits : null,
    inFlight: inFlight(tray),
    inDoubt: told?.phase === 'unknown' || draft.legs.some((leg) => inDoubt(tray, leg)),
    policy,
  });
  const submit = submitView(told, figures, hold, confirmation.asking);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.state === 'ready' && confirmation.pressed()) desk.submit({ delaySeconds: limits?.delaySeconds ?? 0, knownBetIds: account.bets?.map(({ betId }) => betId) ?? null });
  };
  /** The button goes away with the difference: the focus moves on to the button that sends. */
  const takeAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    desk.edit((typed) => takeLivePrices(typed, quotes));
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const editStakes = (
    <Button variant="quiet" size="small" onClick={onEditStakes}>
      {texts.editStakes}
    </Button>
  );
  const limitWords = limits === null ? null : slipTexts.limits(limits);
  return (
    <Form noValidate data-layout={layout} aria-labelledby={layout === 'panel' ? titleId : undefined} aria-label={layout === 'sheet' ? texts.slip : undefined} onSubmit={send}>
      {layout === 'panel' && (
        <SlipHead>
          <SlipTitle id={titleId}>{texts.slip}</SlipTitle>
          {editStakes}
        </SlipHead>
      )}
      <Body>
        <Splits role="group" aria-label={texts.split}>
          {splits.map((split) => (
            <Chip key={split} pressed={draft.split === split} onClick={() => desk.edit((typed) => ({ ...typed, split }))}>
              {texts.splits(split)}
            </Chip>
          ))}
        </Splits>
        <LegList figures={figures} quotes={quotes} split={draft.split} limits={rules.enforced ? limits : null} locked={locked} />
        {!locked && hasMoved(figures.legs, quotes) && (
          <MovedPrices>
            <span>{texts.pricesDiffer}</span>
            <Button size="small" onClick={takeAll}>
              {texts.useAll}
            </Button>
          </MovedPrices>
        )}
        {draft.split === 'equal' && (
          <NumberField
            label={texts.total}
            inputMode="numeric"
            data-autofocus=""
            text={draft.totalText}
            readOnly={locked}
            error={stakeProblem(draft.totalText)}
            onText={(text) => desk.edit((typed) => typeTotal(typed, text))}
            onBlur={() => desk.edit(leaveTotal)}
          />
        )}
        <QuickStakeBar
          presets={stakes}
          locked={locked}
          onPreset={(index) => {
            const preset = stakes[index];
            if (preset !== undefined) desk.edit((typed) => pressQuickStake(typed, index, preset));
          }}
        />
        <SeveralSummary figures={figures} together={togetherView(figures, quotes)} />
        <Button type="submit" variant="primary" size="large" full busy={submit.state === 'busy'} aria-disabled={submit.state === 'held-back'}>
          {submit.label}
        </Button>
        <SlipActions>
          {layout === 'sheet' && (
            <Button size="small" onClick={() => desk.setOpen(false)}>
              {texts.close}
            </Button>
          )}
          <Button size="small" aria-disabled={locked} onClick={() => desk.edit(clearStakes)}>
            {texts.clear}
          </Button>
          {layout === 'sheet' && editStakes}
        </SlipActions>
        {limitWords !== null && <SlipFine>{limitWords}</SlipFine>}
      </Body>
      {draft.legs.some(({ justChanged }) => justChanged) && <Alert role="alert">{texts.changed}</Alert>}
    </Form>
  );
}

import { type SubmitEvent, useId, useLayoutEffect } from 'react';
import {
  Button,
  Chip,
  ChipGroup,
  NumberField,
  QuickStakeBar,
  SlipActions,
  SlipFinePrint,
  SlipHead,
  SlipPriceRow,
  SlipTitle,
} from '#ui-kit';
import type { MatchRules } from '../../api/match-rules.ts';
import { useQuickStakes } from '../../api/quick-stakes.ts';
import { useBetSlipState } from '../../api/useBetSlipController.ts';
import { useBettingPreferences } from '../../api/useBettingPreferences.ts';
import { hasBetInFlight, isUnverified } from '../../model/bet-slip-state.ts';
import type { BettingAccount, RunnerIds } from '../../model/checks/bet-figures.ts';
import { isConfirmationRequired } from '../../model/confirmation.ts';
import { describeBetLimits } from '../../model/describe-limits.ts';
import { findStakeProblem } from '../../model/ticket/field-problems.ts';
import { useConfirmation } from '../../ui/hooks/useConfirmation.ts';
import { useMultiBetController, useMultiBetState } from '../api/useMultiBetController.ts';
import { useMultiBetQuotes } from '../api/useMultiBetQuotes.ts';
import { applyPolicyToLeg, findFirstMultiBetBlockReason } from '../model/multi-bet-block-reasons.ts';
import {
  applyToLegs,
  blurTotal,
  clearStakes,
  findCommonSide,
  pressQuickStake,
  type Split,
  typeTotal,
} from '../model/multi-bet-draft.ts';
import { calculateMultiBetFigures } from '../model/multi-bet-figures.ts';
import { hasMovedPrices, takeLivePrices } from '../model/multi-bet-live-prices.ts';
import { toCombinedOddsView, toMultiBetSubmitView } from '../model/multi-bet-view.ts';
import { texts } from '../texts.ts';
import { LegList } from './LegList.tsx';
import { MultiBetBody, MultiBetForm, PriceAlert } from './MultiBetSlip.styles.ts';
import { MultiBetSummary } from './MultiBetSummary.tsx';

export interface MultiBetSlipProps {
  layout: 'panel' | 'sheet';
  account: BettingAccount;
  rules: MatchRules;
  /** The runners of the race, in its order. */
  runners: RunnerIds;
  onEditStakes: () => void;
}

const splits: readonly Split[] = ['equal', 'free'];

/** One slip for several runners of a race. The server places all bets or none. */
export function MultiBetSlip({ layout, account, rules, runners, onEditStakes }: MultiBetSlipProps) {
  const controller = useMultiBetController();
  const draft = useMultiBetState((state) => state.draft);
  const betStatus = useMultiBetState((state) => state.status);
  const singleState = useBetSlipState((allState) => allState);
  const stakes = useQuickStakes();
  const titleId = useId();
  const marketId = draft.legs[0]?.selection.marketId ?? '';
  const quotes = useMultiBetQuotes(marketId, runners);
  const activeRunnerIds = quotes.runners.filter(({ status }) => status !== 'removed').map(({ runnerId }) => runnerId);
  const limits = rules.getMarketLimits(marketId);
  const preferences = useBettingPreferences();
  const confirmation = useConfirmation(draft, isConfirmationRequired(preferences));
  const isReadOnly = betStatus?.phase === 'sent';

  // Update the odds on screen first, so that the slip submits the odds that the bettor sees.
  const followedDraft = isReadOnly ? draft : applyToLegs(draft, (leg) => applyPolicyToLeg(preferences, leg, quotes));
  useLayoutEffect(() => {
    if (followedDraft !== draft) controller.edit((latest) => (latest === draft ? followedDraft : latest));
  });

  const figures = calculateMultiBetFigures(draft, account, activeRunnerIds);
  const blockReason = findFirstMultiBetBlockReason({
    draft,
    figures,
    quotes,
    limits: rules.areEnforced ? limits : null,
    isOtherBetInFlight: hasBetInFlight(singleState),
    isUnverified: betStatus?.phase === 'unverified' || draft.legs.some((leg) => isUnverified(singleState, leg)),
    preferences,
  });
  const submit = toMultiBetSubmitView(betStatus, figures, blockReason, confirmation.isAwaitingConfirmation);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.state === 'ready' && confirmation.press())
      controller.submit({
        delaySeconds: limits?.delaySeconds ?? 0,
        knownBetIds: account.bets?.map(({ betId }) => betId) ?? null,
      });
  };
  const editStakes = (
    <Button variant="quiet" size="small" onClick={onEditStakes}>
      {texts.editStakes}
    </Button>
  );
  const hasMoved = hasMovedPrices(figures.legs, quotes);
  const limitsLabel = limits === null ? null : describeBetLimits(limits, 'odds');
  return (
    <MultiBetForm
      noValidate
      data-layout={layout}
      aria-labelledby={layout === 'panel' ? titleId : undefined}
      aria-label={layout === 'sheet' ? texts.slip : undefined}
      onSubmit={send}
    >
      {layout === 'panel' && (
        <SlipHead>
          <SlipTitle id={titleId}>{texts.slip}</SlipTitle>
          {editStakes}
        </SlipHead>
      )}
      <MultiBetBody>
        <ChipGroup label={texts.split}>
          {splits.map((split) => (
            <Chip
              key={split}
              pressed={draft.split === split}
              onClick={() => controller.edit((latest) => ({ ...latest, split }))}
            >
              {texts.splits[split]}
            </Chip>
          ))}
        </ChipGroup>
        <LegList
          figures={figures}
          quotes={quotes}
          split={draft.split}
          limits={rules.areEnforced ? limits : null}
          readOnly={isReadOnly}
        />
        <SlipPriceRow
          text={hasMoved ? texts.pricesDiffer : texts.pricesSame}
          action={texts.useAll}
          changed={hasMoved && !isReadOnly}
          onAccept={() => controller.edit((latest) => takeLivePrices(latest, quotes))}
        />
        {draft.split === 'equal' && (
          <NumberField
            label={texts.total}
            inputMode="numeric"
            data-autofocus=""
            text={draft.totalText}
            readOnly={isReadOnly}
            error={findStakeProblem(draft.totalText)}
            onText={(text) => controller.edit((latest) => typeTotal(latest, text))}
            onBlur={() => controller.edit(blurTotal)}
          />
        )}
        <QuickStakeBar
          quickStakes={stakes}
          disabled={isReadOnly}
          onQuickStake={(index) => {
            const preset = stakes[index];
            if (preset !== undefined) controller.edit((latest) => pressQuickStake(latest, index, preset));
          }}
        />
        <MultiBetSummary figures={figures} combinedOdds={toCombinedOddsView(figures, quotes)} />
        <Button
          type="submit"
          variant={findCommonSide(draft) ?? 'primary'}
          size="large"
          full
          busy={submit.state === 'busy'}
          aria-disabled={submit.state === 'blocked'}
        >
          {submit.label}
        </Button>
        <SlipActions>
          {layout === 'sheet' && (
            <Button size="small" onClick={() => controller.setOpen(false)}>
              {texts.close}
            </Button>
          )}
          <Button size="small" aria-disabled={isReadOnly} onClick={() => controller.edit(clearStakes)}>
            {texts.clear}
          </Button>
          {layout === 'sheet' && editStakes}
        </SlipActions>
        {limitsLabel !== null && <SlipFinePrint>{limitsLabel}</SlipFinePrint>}
      </MultiBetBody>
      {draft.legs.some(({ hasPriceJustChanged }) => hasPriceJustChanged) && (
        <PriceAlert role="alert">{texts.changed}</PriceAlert>
      )}
    </MultiBetForm>
  );
}

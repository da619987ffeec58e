import { useLayoutEffect, useMemo } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { asMarketPrice } from '#shared/domain/odds/odds.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { BetSlip, type SlipEvents } from '#ui-kit';
import type { MatchRules } from '../api/match-rules.ts';
import { useOtherBets } from '../api/other-bets.ts';
import { useBetSlipController, useBetSlipState } from '../api/useBetSlipController.ts';
import { useBettingPreferences } from '../api/useBettingPreferences.ts';
import type { BetSlipController } from '../model/bet-slip-controller.ts';
import { hasBetInFlight, isUnverified } from '../model/bet-slip-state.ts';
import { toFieldsView, toFiguresView, toPhaseView, toSelectionView, toSubmitView } from '../model/bet-slip-view.ts';
import { getPricePolicy } from '../model/betting-preferences.ts';
import { type BettingAccount, calculateBetFigures, type RunnerIds } from '../model/checks/bet-figures.ts';
import { findFirstBlockReason } from '../model/checks/block-reasons.ts';
import { isConfirmationRequired } from '../model/confirmation.ts';
import { isOtherBetInFlight, isOtherBetUnverified } from '../model/other-bets.ts';
import { COUNTDOWN_REFRESH_MS, getReference, type SlipBet } from '../model/placement/slip-bet.ts';
import { applyPricePolicy } from '../model/ticket/price-policy.ts';
import { refreshOldPrice, type SelectionQuote, takeOffer } from '../model/ticket/selection-quote.ts';
import { applyQuickStake, blurStake, stepPrice, typePrice, typeStake } from '../model/ticket/ticket.ts';
import { useConfirmation } from './hooks/useConfirmation.ts';
import { closeSlip } from './hooks/useSlipDraft.ts';
import { usePhaseWithLimitsLink } from './own-limits-link.ts';
import { SlipChance } from './SlipChance.tsx';

export interface SlipFormProps {
  layout: 'panel' | 'sheet';
  slip: SlipBet;
  quote: SelectionQuote;
  runners: RunnerIds;
  account: BettingAccount;
  rules: MatchRules;
  /** The quick stakes. The list is stable until the bettor saves others. */
  stakes: readonly Money[];
  /** Must keep its identity, or the slip's buttons render with each price. */
  onEditStakes: () => void;
}

/** Handlers without live values. They keep their identity, so that a new price renders no button and no field. */
const useEditEvents = (controller: BetSlipController, stakes: readonly Money[], onEditStakes: () => void) =>
  useMemo(
    () => ({
      onPrice: (text: string) => controller.edit((latest) => typePrice(latest, text)),
      onPriceStep: (direction: -1 | 1) => controller.edit((latest) => stepPrice(latest, direction)),
      onStake: (text: string) => controller.edit((latest) => typeStake(latest, text)),
      onStakeBlur: () => controller.edit(blurStake),
      onQuickStake: (index: number) => {
        const preset = stakes[index];
        if (preset !== undefined) controller.edit((latest) => applyQuickStake(latest, index, preset));
      },
      onClear: controller.clear,
      onClose: () => closeSlip(controller),
      onEditStakes,
    }),
    [controller, stakes, onEditStakes],
  );

/** Connects the slip's view to the controller. The model decides what it shows and allows. */
export function SlipForm({ layout, slip, quote, runners, account, rules, stakes, onEditStakes }: SlipFormProps) {
  const controller = useBetSlipController();
  const editEvents = useEditEvents(controller, stakes, onEditStakes);
  const state = useBetSlipState((allState) => allState);
  const { bets: otherBets } = useOtherBets();
  const now = useCurrentTime(COUNTDOWN_REFRESH_MS, { isRunning: slip.phase === 'sent' });
  const preferences = useBettingPreferences();
  const { ticket } = slip;
  const confirmation = useConfirmation(ticket, isConfirmationRequired(preferences));
  const phase = usePhaseWithLimitsLink(toPhaseView(slip, quote, now));

  // Update the odds on screen first, so that the slip submits the odds that the bettor sees.
  const followedTicket =
    slip.phase === 'draft' && quote.bettingBlock === null
      ? applyPricePolicy(getPricePolicy(preferences), refreshOldPrice(ticket, quote), quote.price)
      : ticket;
  useLayoutEffect(() => {
    if (followedTicket !== ticket) controller.edit((latest) => (latest === ticket ? followedTicket : latest));
  });

  const limits = rules.getSelectionLimits(ticket.selection);
  const figures = calculateBetFigures(ticket, account, runners);
  const blockReason = findFirstBlockReason({
    ticket,
    quote,
    figures,
    limits: rules.areEnforced ? limits : null,
    isOtherBetInFlight: hasBetInFlight(state) || isOtherBetInFlight(otherBets),
    isUnverified: isUnverified(state, ticket) || isOtherBetUnverified(otherBets, ticket),
    preferences,
  });

  const { selection, price } = followedTicket;
  // The element keeps its identity, so that a new price of the market renders no figure.
  const chance = useMemo(
    () =>
      selection.kind === 'fancy' ? null : (
        <SlipChance selection={selection} price={price === null ? null : asMarketPrice(price)} runners={runners} />
      ),
    [selection, price, runners],
  );

  const events: SlipEvents = {
    ...editEvents,
    onSubmit: () => {
      if (blockReason === null && confirmation.press())
        controller.submit({
          delaySeconds: limits?.delaySeconds ?? 0,
          knownBetIds: account.bets?.map(({ betId }) => betId) ?? null,
        });
    },
    onUseLivePrice: () => controller.edit((current) => takeOffer(current, quote)),
    onCheckAgain: () => {
      const reference = getReference(slip);
      if (reference !== null) controller.checkAgain(reference);
    },
  };

  return (
    <BetSlip
      variant={layout}
      selection={toSelectionView(ticket)}
      fields={toFieldsView(ticket, stakes, quote, rules.areEnforced ? limits : null)}
      figures={{ chance, ...toFiguresView(figures, limits, selection.kind) }}
      phase={phase}
      submit={toSubmitView(slip, blockReason, confirmation.isAwaitingConfirmation)}
      events={events}
    />
  );
}

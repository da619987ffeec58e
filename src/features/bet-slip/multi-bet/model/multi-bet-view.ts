import { isSearching, type Reconciliation } from '#shared/commands/reconciliation.ts';
import { calculateBookPercent, calculateCombinedOdds } from '#shared/domain/bet/multi-bet.ts';
import { formatPlainDecimals } from '#shared/domain/money/hundredths.ts';
import { sum } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { joinList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { SlipPhaseView, SlipSubmit } from '#ui-kit';
import { adviseOnFoundBets } from '../../model/bet-slip-view.ts';
import { adviseOnRefusal } from '../../model/checks/advise-on-refusal.ts';
import { describeBetTerms } from '../../model/describe-bet-terms.ts';
import { calculateHeldSeconds } from '../../model/placement/slip-bet.ts';
import { texts as slipTexts } from '../../texts.ts';
import { texts } from '../texts.ts';
import { describeMultiBetBlockReason } from './describe-multi-bet-block-reason.ts';
import type { MultiBetBlockReason } from './multi-bet-block-reasons.ts';
import type { MultiBetFigures } from './multi-bet-figures.ts';
import { countStandingLegs, type MultiBetIntent } from './multi-bet-intent.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';
import { isMultiBetAwaitingOutcome, isMultiBetContradicted, type MultiBetStatus } from './multi-bet-status.ts';

const describeBets = ({ legs }: MultiBetIntent): string =>
  texts.bets({ count: legs.length, total: formatStake(sum(legs.map(({ stake }) => stake))) });

function describeReconciliation(reconciliation: Reconciliation, bets: string): string {
  if (reconciliation.lastResult === 'none') return texts.unverified.first({ bets });
  if (reconciliation.lastResult === 'not-listed') return texts.unverified.notListed({ bets });
  return isSearching(reconciliation) ? texts.unverified.unreadable({ bets }) : texts.unverified.open({ bets });
}

const toFoundView = ({ bets, refusalMessage }: Extract<MultiBetStatus, { phase: 'placed' }>): SlipPhaseView => ({
  name: 'found',
  message: slipTexts.found({ count: bets.length }),
  bets: bets.map((bet) => slipTexts.listed({ bet: describeBetTerms(bet.selectionName, bet), betId: bet.betId })),
  advice: adviseOnFoundBets(refusalMessage, bets.length),
});

/** Describes bets that were not placed in one message, for a page without the slip. */
export const describeMultiBetRefusal = (
  { legs }: MultiBetIntent,
  { reason, nextStep }: Pick<Extract<SlipPhaseView, { name: 'refused' }>, 'reason' | 'nextStep'>,
): string =>
  texts.refusedAnywhere({ names: joinList(legs.map(({ selection }) => selection.runnerName)), reason, nextStep });

/** View of submitted bets. `now`: milliseconds since 1970-01-01 UTC, for the countdown. */
export function toMultiBetStatusView(status: MultiBetStatus, now: number): SlipPhaseView {
  const bets = describeBets(status.intent);
  switch (status.phase) {
    case 'sent':
      return {
        name: 'sent',
        secondsLeft: calculateHeldSeconds(status.intent, now),
        totalSeconds: status.intent.delaySeconds,
        requestText: bets,
      };
    case 'placed':
      if (isMultiBetContradicted(status)) return toFoundView(status);
      return { name: 'placed', message: texts.placed({ bets }), detail: status.message === null ? texts.found : null };
    case 'refused':
      if (status.refusal.by === 'check')
        return { name: 'refused', reason: texts.notPlaced, nextStep: texts.notPlacedNext };
      return { name: 'refused', reason: status.refusal.message, nextStep: adviseOnRefusal(status.refusal.message) };
    case 'unverified':
      return {
        name: 'unverified',
        explanation: describeReconciliation(status.reconciliation, bets),
        isChecking: isSearching(status.reconciliation),
      };
    case 'partly': {
      const names = joinList(status.bets.map(({ selectionName }) => selectionName));
      return {
        name: 'refused',
        reason: texts.partly({
          stand: countStandingLegs(status.intent, status.bets),
          count: status.intent.legs.length,
        }),
        nextStep: texts.partlyNext({ names }),
      };
    }
  }
}

/** View of the submit button. `isAwaitingConfirmation`: the next press confirms the bets. */
export function toMultiBetSubmitView(
  status: MultiBetStatus | null,
  figures: MultiBetFigures,
  blockReason: MultiBetBlockReason | null,
  isAwaitingConfirmation = false,
): SlipSubmit {
  if (status?.phase === 'sent') return { label: texts.placing, state: 'busy' };
  if (blockReason !== null || isMultiBetAwaitingOutcome(status))
    return {
      label: describeMultiBetBlockReason(
        blockReason ?? { kind: 'single', blockReason: { kind: 'unverified' }, runner: null },
      ),
      state: 'blocked',
    };
  return {
    label: (isAwaitingConfirmation ? texts.confirm : texts.place)({
      count: figures.legs.length,
      total: formatStake(figures.total),
    }),
    state: 'ready',
  };
}

export interface CombinedOddsText {
  /** Combined back and lay odds of the runners in the slip, at market prices. */
  readonly odds: string;
  readonly book: string;
}

/** Odds that one of the runners wins, at the best prices now; null until every runner has a back price. */
export function toCombinedOddsView({ legs }: MultiBetFigures, { runners }: MultiBetQuotes): CombinedOddsText | null {
  const listBestPrices = (side: 'back' | 'lay'): readonly Odds[] | null => {
    const prices = legs.map(
      ({ selection }) => runners.find(({ runnerId }) => runnerId === selection.runnerId)?.[side] ?? null,
    );
    return prices.every((price) => price !== null) ? prices : null;
  };
  const formatCombined = (prices: readonly Odds[] | null) => {
    const together = prices === null ? null : calculateCombinedOdds(prices);
    return together === null || together <= 0 ? texts.none : formatPrice(together as Odds, 'odds');
  };
  const back = listBestPrices('back');
  return back === null || back.length === 0
    ? null
    : {
        odds: texts.totals({ back: formatCombined(back), lay: formatCombined(listBestPrices('lay')) }),
        book: texts.percent({ percent: formatPlainDecimals(calculateBookPercent(back)) }),
      };
}

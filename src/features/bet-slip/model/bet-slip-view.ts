import { isSearching, type Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import type { Limits, MarketKind } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { asOdds, type BetPrice } from '#shared/domain/odds/odds.ts';
import { getOddsFormatter } from '#shared/format/odds-format.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { SlipFields, SlipFigures, SlipPhaseView, SlipSelection, SlipSubmit } from '#ui-kit';
import { texts } from '../texts.ts';
import { adviseBesideSlip, adviseOnRefusal } from './checks/advise-on-refusal.ts';
import type { BetFigures } from './checks/bet-figures.ts';
import type { BlockReason } from './checks/block-reasons.ts';
import { describeBlockReason } from './checks/describe-block-reason.ts';
import { describeBetTerms, describeSubmitAction } from './describe-bet-terms.ts';
import { describeBetLimits } from './describe-limits.ts';
import {
  type BetRefusal,
  calculateHeldSeconds,
  isContradicted,
  isSubmittable,
  type PlacedSlipBet,
  type SlipBet,
} from './placement/slip-bet.ts';
import { findPriceProblem, findStakeProblem } from './ticket/field-problems.ts';
import { getOffer, type SelectionQuote } from './ticket/selection-quote.ts';
import type { Ticket } from './ticket/ticket.ts';

const getSelectionName = (selection: Selection): string =>
  selection.kind === 'fancy' ? selection.fancyName : selection.runnerName;

/** Describes a bet, for example "Back India · 500 @ 1.98". */
export const describeBet = ({ selection, price, stake }: Ticket): string =>
  price === null
    ? getSelectionName(selection)
    : describeBetTerms(getSelectionName(selection), { ...selection, price, stake });

export const toSelectionView = ({ selection }: Ticket): SlipSelection => ({
  name: getSelectionName(selection),
  marketName: selection.kind === 'fancy' ? texts.fancyPayout({ size: selection.size }) : selection.marketName,
  matchName: selection.matchName,
  side: selection.side,
  kind: selection.kind,
});

/** How the field types odds that are not decimal. Null: decimal odds, or another price. */
export function toOddsFormatView({
  selection,
  price,
  priceText,
}: Ticket): NonNullable<SlipFields['oddsFormat']> | null {
  const formatter = getOddsFormatter();
  if (formatter === null || selection.kind !== 'odds') return null;
  const { inputMode, describeSent } = formatter;
  return { inputMode, sentAs: price === null ? null : describeSent(priceText, asOdds(price), selection.ladder) };
}

export const toFieldsView = (
  ticket: Ticket,
  quickStakes: readonly Money[],
  quote: SelectionQuote,
  limits: Limits | null,
): SlipFields => ({
  price: ticket.priceText,
  stake: ticket.stakeText,
  problems: { price: findPriceProblem(ticket, limits), stake: findStakeProblem(ticket.stakeText) },
  oddsFormat: toOddsFormatView(ticket),
  quickStakes,
  offer: getOffer(ticket, quote),
});

export const toFiguresView = (
  { profit, liability, balanceAfter }: BetFigures,
  limits: Limits | null,
  kind: MarketKind,
): Omit<SlipFigures, 'chance'> => ({
  profit,
  liability,
  balanceAfter: balanceAfter?.available ?? null,
  exposureAfter: balanceAfter?.exposure ?? null,
  limits: limits === null ? null : describeBetLimits(limits, kind),
});

function describeReconciliation(reconciliation: Reconciliation, bet: string): string {
  if (reconciliation.lastResult === 'none') return texts.unverified.first({ bet });
  if (reconciliation.lastResult === 'not-listed') return texts.unverified.notListed({ bet });
  return isSearching(reconciliation) ? texts.unverified.unreadable({ bet }) : texts.unverified.open({ bet });
}

const toRefusalView = (refusal: BetRefusal): { reason: string; nextStep: string } =>
  refusal.by === 'check'
    ? { reason: texts.notPlaced, nextStep: texts.notPlacedNext }
    : { reason: refusal.message, nextStep: adviseOnRefusal(refusal.message) };

/** Describes a listed bet so that the operator can find it: "Back India · 500 @ 1.98 · bet 100000017". */
const describeListedBet = ({ selection }: Ticket, { betId, stake, price }: Bet): string =>
  texts.listed({ bet: describeBetTerms(getSelectionName(selection), { ...selection, price, stake }), betId });

/** Advice below bets that contradict the response. `refusalMessage` null: the response was lost. */
export const adviseOnFoundBets = (refusalMessage: string | null, count: number): string =>
  refusalMessage === null ? texts.foundMore : texts.foundRefused({ message: refusalMessage, count });

const toFoundView = ({ ticket, foundBets, refusalMessage }: PlacedSlipBet): SlipPhaseView => ({
  name: 'found',
  message: texts.found({ count: foundBets.length }),
  bets: foundBets.map((bet) => describeListedBet(ticket, bet)),
  advice: adviseOnFoundBets(refusalMessage, foundBets.length),
});

/** Describes the found bets in one sentence, for a page without a slip. */
export const describeFoundBets = ({ ticket, foundBets, refusalMessage }: PlacedSlipBet): string =>
  texts.refusedBet({
    bet: describeBet(ticket),
    reason: texts.foundAnywhere({
      found: texts.found({ count: foundBets.length }),
      advice: adviseOnFoundBets(refusalMessage, foundBets.length),
    }),
  });

function describeMatchedPrice(price: BetPrice, sentPrice: BetPrice, kind: MarketKind): string {
  const [priceText, requested] = [formatPrice(price, kind), formatPrice(sentPrice, kind)];
  return priceText === requested
    ? texts.placedAt({ price: priceText })
    : texts.placedAtOther({ price: priceText, requested });
}

/** Describes at which price the bet is matched. Null until the bet list shows it. */
function describeMatch({ price, intent, foundBets }: PlacedSlipBet): string | null {
  if (price !== null) return describeMatchedPrice(price, intent.price, intent.selection.kind);
  return foundBets.length > 0 ? texts.notMatched : null;
}

/** View of the status below the slip. `now`: milliseconds since 1970-01-01 UTC, for the countdown. */
export function toPhaseView(slipBet: SlipBet, quote: SelectionQuote | null, now: number): SlipPhaseView {
  const bet = describeBet(slipBet.ticket);
  switch (slipBet.phase) {
    case 'draft':
      return { name: 'draft', problem: slipBet.ticket.hasPriceJustChanged ? texts.justChanged : null };
    case 'sent': {
      const { intent } = slipBet;
      return {
        name: 'sent',
        secondsLeft: calculateHeldSeconds(intent, now),
        totalSeconds: intent.delaySeconds,
        requestText: bet,
        livePrice: quote?.price ?? null,
      };
    }
    case 'placed': {
      if (isContradicted(slipBet)) return toFoundView(slipBet);
      const { message } = slipBet;
      return {
        name: 'placed',
        message: texts.placed({ bet }),
        detail:
          [message === null ? texts.placedFound : null, describeMatch(slipBet)]
            .filter((part) => part !== null)
            .join(' ') || null,
      };
    }
    case 'refused':
      return { name: 'refused', ...toRefusalView(slipBet.refusal) };
    case 'unverified':
      return {
        name: 'unverified',
        explanation: describeReconciliation(slipBet.reconciliation, bet),
        isChecking: isSearching(slipBet.reconciliation),
      };
  }
}

/** View of the status beside the slip, where a refused bet must name itself. */
export function toTrackedView(slipBet: SlipBet, quote: SelectionQuote | null, now: number): SlipPhaseView {
  const view = toPhaseView(slipBet, quote, now);
  if (view.name !== 'refused') return view;
  const reason = texts.refusedBet({ bet: describeBet(slipBet.ticket), reason: view.reason });
  return { ...view, reason, nextStep: adviseBesideSlip(view.nextStep) };
}

/**
 * View of the submit button: its action, or the reason that blocks it.
 *
 * `isAwaitingConfirmation`: the next press confirms the bet.
 */
export function toSubmitView(
  slipBet: SlipBet,
  blockReason: BlockReason | null,
  isAwaitingConfirmation = false,
): SlipSubmit {
  if (slipBet.phase === 'sent') return { label: texts.placing, state: 'busy' };
  if (!isSubmittable(slipBet)) return { label: describeBlockReason({ kind: 'unverified' }), state: 'blocked' };
  if (blockReason !== null) return { label: describeBlockReason(blockReason), state: 'blocked' };
  const { selection, price, stake } = slipBet.ticket;
  if (price === null) return { label: describeBlockReason({ kind: 'no-price' }), state: 'blocked' };
  return {
    label: describeSubmitAction({ ...selection, price, stake }, isAwaitingConfirmation),
    state: 'ready',
  };
}

import { calculateEqualProfit, calculateWholeEqualProfit, type DutchLeg } from '#shared/domain/bet/dutching.ts';
import { hasPriceChangedOnPress, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Side } from '#shared/domain/market/market.ts';
import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { toMoney } from '#shared/domain/money/fraction.ts';
import { type Money, units, ZERO } from '#shared/domain/money/money.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import {
  applyQuickStake,
  clearStake,
  createTicket,
  formatQuickStake,
  isZeroText,
  takePrice,
  type Ticket,
  withStake,
} from '../../model/ticket/ticket.ts';

/** One runner of the slip: a ticket of an odds market. */
export type MultiBetLeg = Ticket & { readonly selection: OddsSelection };

/** How the stakes are set: one total split for an equal profit, or a separate stake for each runner. */
export type Split = 'equal' | 'free';

export interface MultiBetDraft {
  readonly legs: readonly MultiBetLeg[];
  readonly split: Split;
  /** Text of the total's field, unchanged. */
  readonly totalText: string;
  /** Total for an equal profit, in whole units; 0 when the text is empty or unreadable. */
  readonly total: Money;
  /** Runner whose stake the quick stakes change, when each runner has its own stake. */
  readonly focusedRunnerId: number | null;
}

export const EMPTY_DRAFT: MultiBetDraft = {
  legs: [],
  split: 'equal',
  totalText: '',
  total: ZERO,
  focusedRunnerId: null,
};

/** Checks whether the bettor has typed a total or a stake. */
export const hasStakeText = ({ totalText, legs }: MultiBetDraft): boolean =>
  totalText !== '' || legs.some(({ stakeText }) => stakeText !== '');

const createLeg = (selection: OddsSelection): MultiBetLeg => ({ ...createTicket(selection), selection });

/** Changes the ticket of a leg but never its selection. */
const changeLeg = (leg: MultiBetLeg, change: (ticket: Ticket) => Ticket): MultiBetLeg => ({
  ...change(leg),
  selection: leg.selection,
});

/**
 * Whether the market allows several runners in one slip. With several winners the prices form no book, and no profit is
 * equal.
 */
export const supportsMultiBet = ({ winners }: OddsSelection): boolean => winners === 1;

/**
 * Adds a runner. The same price again updates the price, the other side replaces the leg, and another race starts a new
 * draft.
 */
export function addRunner(draft: MultiBetDraft, selection: OddsSelection): MultiBetDraft {
  const same = draft.legs.filter((leg) => leg.selection.marketId === selection.marketId);
  const before = same.find((leg) => leg.selection.runnerId === selection.runnerId);
  if (before === undefined)
    return {
      ...(same.length === 0 ? typeTotal(draft, '') : draft),
      legs: [...same, createLeg(selection)],
      focusedRunnerId: selection.runnerId,
    };
  const nextLeg =
    before.selection.side === selection.side
      ? {
          ...takePrice({ ...before, selection }, selection.price),
          selection,
          hasPriceJustChanged: hasPriceChangedOnPress(selection),
        }
      : createLeg(selection);
  return { ...draft, legs: same.map((leg) => (leg === before ? nextLeg : leg)), focusedRunnerId: selection.runnerId };
}

export function removeRunner(draft: MultiBetDraft, runnerId: number): MultiBetDraft {
  const legs = draft.legs.filter((leg) => leg.selection.runnerId !== runnerId);
  const { focusedRunnerId } = draft;
  return {
    ...draft,
    legs,
    focusedRunnerId: focusedRunnerId === runnerId ? (legs.at(-1)?.selection.runnerId ?? null) : focusedRunnerId,
  };
}

export const editLeg = (draft: MultiBetDraft, runnerId: number, change: (ticket: Ticket) => Ticket): MultiBetDraft => ({
  ...draft,
  legs: draft.legs.map((leg) => (leg.selection.runnerId === runnerId ? changeLeg(leg, change) : leg)),
});

export const typeTotal = (draft: MultiBetDraft, text: string): MultiBetDraft => ({
  ...draft,
  totalText: text,
  total: getPositiveAmount(parseStake(text)) ?? ZERO,
});

/** Like `blurStake`, for the total. */
export const blurTotal = (draft: MultiBetDraft): MultiBetDraft =>
  isZeroText(draft.totalText) ? typeTotal(draft, '') : draft;

/** Applies a quick stake to the total, or to the stake of the focused runner. */
export function pressQuickStake(draft: MultiBetDraft, index: number, preset: Money): MultiBetDraft {
  if (draft.split === 'equal') return typeTotal(draft, formatQuickStake(draft.totalText, index, preset));
  const { focusedRunnerId } = draft;
  return focusedRunnerId === null
    ? draft
    : editLeg(draft, focusedRunnerId, (ticket) => applyQuickStake(ticket, index, preset));
}

export const clearStakes = (draft: MultiBetDraft): MultiBetDraft => ({
  ...typeTotal(draft, ''),
  legs: draft.legs.map((leg) => ({ ...changeLeg(leg, clearStake), hasPriceJustChanged: false })),
});

/** The side of every leg; null when the slip has back and lay bets. */
export function findCommonSide({ legs }: MultiBetDraft): Side | null {
  const side = legs[0]?.selection.side ?? null;
  return legs.every(({ selection }) => selection.side === side) ? side : null;
}

/** Applies `next` to every leg. Returns the same draft when no leg changes. */
export function applyToLegs(draft: MultiBetDraft, next: (leg: MultiBetLeg) => Ticket): MultiBetDraft {
  const legs = draft.legs.map((leg) => {
    const ticket = next(leg);
    return ticket === leg ? leg : { ...ticket, selection: leg.selection };
  });
  return legs.every((leg, index) => leg === draft.legs[index]) ? draft : { ...draft, legs };
}

/** Legs for an equal profit; null unless all of them are back bets with a price. */
function toDutchLegs({ legs }: MultiBetDraft): readonly DutchLeg[] | null {
  const dutch = legs.flatMap(({ selection, price }) =>
    selection.side === 'back' && price !== null ? [{ runnerId: selection.runnerId, price: asOdds(price) }] : [],
  );
  return dutch.length === legs.length && dutch.length > 0 ? dutch : null;
}

/** Legs with the stakes to send, in whole units: typed, or split from the total. */
export function listStakedLegs(draft: MultiBetDraft): readonly MultiBetLeg[] {
  if (draft.split === 'free') return draft.legs;
  const dutch = toDutchLegs(draft);
  const stakes = new Map(
    (dutch === null ? [] : calculateWholeEqualProfit(draft.total, dutch)).map(({ runnerId, stake }) => [
      runnerId,
      stake,
    ]),
  );
  return draft.legs.map((leg) =>
    changeLeg(leg, (ticket) => withStake(ticket, stakes.get(leg.selection.runnerId) ?? units(0))),
  );
}

/** Profit of every runner before rounding to whole units; null when stakes are free or the total cannot be split. */
export function calculateExactProfit(draft: MultiBetDraft): Money | null {
  const dutch = toDutchLegs(draft);
  if (draft.split === 'free' || dutch === null || draft.total <= ZERO) return null;
  const spread = calculateEqualProfit(draft.total, dutch);
  return spread === null ? null : toMoney(spread.profit);
}

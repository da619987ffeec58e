import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import { calculateEqualProfit, calculateWholeEqualProfit, type DutchLeg } from '#shared/domain/bet/dutching.ts';
import { toMoney } from '#shared/domain/money/fraction.ts';
import { units, ZERO, type Money } from '#shared/domain/money/money.ts';
import { priceChangedOnPress, winnersOfSelection, type OddsSelection } from '../../model/ticket/selection.ts';
import {
  clearStake,
  isZeroText,
  applyQuickStake,
  quickStakeText,
  takePrice,
  createTicket,
  withStake,
  type Ticket,
} from '../../model/ticket/ticket.ts';

/** One runner of the slip: a ticket like any other, always of an odds market. */
export type MultiBetLeg = Ticket & { readonly selection: OddsSelection };

/** How the money is spread: one total that wins the same whichever runner wins, or a stake for each. */
export type Split = 'equal' | 'free';

export interface MultiBetDraft {
  readonly legs: readonly MultiBetLeg[];
  readonly split: Split;
  /** The text of the total's field, letter for letter. */
  readonly totalText: string;
  /** For an equal profit, in whole units; 0 where the text is empty or cannot be read. */
  readonly total: Money;
  /** Whose stake the quick stakes change, where each has its own. */
  readonly focus: number | null;
}

export const EMPTY_DRAFT: MultiBetDraft = { legs: [], split: 'equal', totalText: '', total: ZERO, focus: null };

const createLeg = (selection: OddsSelection): MultiBetLeg => ({ ...createTicket(selection), selection });

/** A change of a ticket never changes what was picked. */
const changeLeg = (leg: MultiBetLeg, change: (ticket: Ticket) => Ticket): MultiBetLeg => ({
  ...change(leg),
  selection: leg.selection,
});

/** Several runners at once are for markets with one winner: where several win, their prices make up no book, and no profit is equal. */
export const supportsMultiBet = (selection: OddsSelection): boolean => winnersOfSelection(selection) === 1;

/** The same price pressed again is taken anew, the other side takes its place, a runner of another race starts a new slip. */
export function addRunner(draft: MultiBetDraft, selection: OddsSelection): MultiBetDraft {
  const same = draft.legs.filter((leg) => leg.selection.marketId === selection.marketId);
  const before = same.find((leg) => leg.selection.runnerId === selection.runnerId);
  if (before === undefined)
    return {
      ...(same.length === 0 ? typeTotal(draft, '') : draft),
      legs: [...same, createLeg(selection)],
      focus: selection.runnerId,
    };
  const nextLeg =
    before.selection.side === selection.side
      ? {
          ...takePrice({ ...before, selection }, selection.price),
          selection,
          priceJustChanged: priceChangedOnPress(selection),
        }
      : createLeg(selection);
  return { ...draft, legs: same.map((leg) => (leg === before ? nextLeg : leg)), focus: selection.runnerId };
}

export function removeRunner(draft: MultiBetDraft, runnerId: number): MultiBetDraft {
  const legs = draft.legs.filter((leg) => leg.selection.runnerId !== runnerId);
  return { ...draft, legs, focus: draft.focus === runnerId ? (legs.at(-1)?.selection.runnerId ?? null) : draft.focus };
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

/** As `leaveStake`, for the total. */
export const leaveTotal = (draft: MultiBetDraft): MultiBetDraft =>
  isZeroText(draft.totalText) ? typeTotal(draft, '') : draft;

/** A quick stake changes the total, or the stake of the runner in hand. */
export function pressQuickStake(draft: MultiBetDraft, index: number, preset: Money): MultiBetDraft {
  if (draft.split === 'equal') return typeTotal(draft, quickStakeText(draft.totalText, index, preset));
  const { focus } = draft;
  return focus === null ? draft : editLeg(draft, focus, (ticket) => applyQuickStake(ticket, index, preset));
}

export const clearStakes = (draft: MultiBetDraft): MultiBetDraft => ({
  ...typeTotal(draft, ''),
  legs: draft.legs.map((leg) => ({ ...changeLeg(leg, clearStake), priceJustChanged: false })),
});

/** The odds that the bettor's policy lets each runner ask now; the same draft where nothing follows. */
export function applyToLegs(draft: MultiBetDraft, next: (leg: MultiBetLeg) => Ticket): MultiBetDraft {
  const legs = draft.legs.map((leg) => {
    const ticket = next(leg);
    return ticket === leg ? leg : { ...ticket, selection: leg.selection };
  });
  return legs.every((leg, index) => leg === draft.legs[index]) ? draft : { ...draft, legs };
}

/** The runners of an equal profit: all of them backs with a price, or null. */
function toDutchLegs({ legs }: MultiBetDraft): readonly DutchLeg[] | null {
  const dutch = legs.flatMap(({ selection, price }) =>
    selection.side === 'back' && price !== null ? [{ runnerId: selection.runnerId, price }] : [],
  );
  return dutch.length === legs.length && dutch.length > 0 ? dutch : null;
}

/** The legs with the stakes that would be sent: whole units, as typed or as the total is spread. */
export function stakedLegs(draft: MultiBetDraft): readonly MultiBetLeg[] {
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

/** What every runner would win before stakes are cut to whole units; null where stakes are free or cannot be spread. */
export function exactProfit(draft: MultiBetDraft): Money | null {
  const dutch = toDutchLegs(draft);
  if (draft.split === 'free' || dutch === null || draft.total <= ZERO) return null;
  const spread = calculateEqualProfit(draft.total, dutch);
  return spread === null ? null : toMoney(spread.profit);
}

import { amountAboveZero, parseStake } from '#shared/domain/amount-input.ts';
import { equalProfit, equalProfitWhole, type DutchLeg } from '#shared/domain/dutching.ts';
import { toMoney } from '#shared/domain/fraction.ts';
import { units, ZERO, type Money } from '#shared/domain/money.ts';
import { changedUnderThePress, winnersOfPick, type OddsPick } from '../../model/pick.ts';
import { clearStake, isZeroText, pressPreset, quickStakeText, takePrice, ticketFor, withStake, type Ticket } from '../../model/ticket.ts';

/** One runner of the slip: a ticket like any other, always of an odds market. */
export type Leg = Ticket & { readonly pick: OddsPick };

/** How the money is spread: one total that wins the same whichever runner wins, or a stake for each. */
export type Split = 'equal' | 'free';

export interface SeveralDraft {
  readonly legs: readonly Leg[];
  readonly split: Split;
  /** The text of the total's field, letter for letter. */
  readonly totalText: string;
  /** For an equal profit, in whole units; 0 where the text is empty or cannot be read. */
  readonly total: Money;
  /** Whose stake the quick stakes change, where each has its own. */
  readonly focus: number | null;
}

export const EMPTY_DRAFT: SeveralDraft = { legs: [], split: 'equal', totalText: '', total: ZERO, focus: null };

const legFor = (pick: OddsPick): Leg => ({ ...ticketFor(pick), pick });

/** A change of a ticket never changes what was picked. */
const changed = (leg: Leg, change: (ticket: Ticket) => Ticket): Leg => ({ ...change(leg), pick: leg.pick });

/** Several runners at once are for markets with one winner: where several win, their prices make up no book, and no profit is equal. */
export const takesSeveral = (pick: OddsPick): boolean => winnersOfPick(pick) === 1;

/** The same price pressed again is taken anew, the other side takes its place, a runner of another race starts a new slip. */
export function addRunner(draft: SeveralDraft, pick: OddsPick): SeveralDraft {
  const same = draft.legs.filter((leg) => leg.pick.marketId === pick.marketId);
  const before = same.find((leg) => leg.pick.runnerId === pick.runnerId);
  if (before === undefined) return { ...(same.length === 0 ? typeTotal(draft, '') : draft), legs: [...same, legFor(pick)], focus: pick.runnerId };
  const kept = before.pick.side === pick.side ? { ...takePrice({ ...before, pick }, pick.price), pick, justChanged: changedUnderThePress(pick) } : legFor(pick);
  return { ...draft, legs: same.map((leg) => (leg === before ? kept : leg)), focus: pick.runnerId };
}

export function removeRunner(draft: SeveralDraft, runnerId: number): SeveralDraft {
  const legs = draft.legs.filter((leg) => leg.pick.runnerId !== runnerId);
  return { ...draft, legs, focus: draft.focus === runnerId ? (legs.at(-1)?.pick.runnerId ?? null) : draft.focus };
}

export const editLeg = (draft: SeveralDraft, runnerId: number, change: (ticket: Ticket) => Ticket): SeveralDraft => ({
  ...draft,
  legs: draft.legs.map((leg) => (leg.pick.runnerId === runnerId ? changed(leg, change) : leg)),
});

export const typeTotal = (draft: SeveralDraft, text: string): SeveralDraft => ({
  ...draft,
  totalText: text,
  total: amountAboveZero(parseStake(text)) ?? ZERO,
});

/** As `leaveStake`, for the total. */
export const leaveTotal = (draft: SeveralDraft): SeveralDraft => (isZeroText(draft.totalText) ? typeTotal(draft, '') : draft);

/** A quick stake changes the total, or the stake of the runner in hand. */
export function pressQuickStake(draft: SeveralDraft, index: number, preset: Money): SeveralDraft {
  if (draft.split === 'equal') return typeTotal(draft, quickStakeText(draft.totalText, index, preset));
  const { focus } = draft;
  return focus === null ? draft : editLeg(draft, focus, (ticket) => pressPreset(ticket, index, preset));
}

export const clearStakes = (draft: SeveralDraft): SeveralDraft => ({
  ...typeTotal(draft, ''),
  legs: draft.legs.map((leg) => ({ ...changed(leg, clearStake), justChanged: false })),
});

/** The odds that the bettor's policy lets each runner ask now; the same draft where nothing follows. */
export function followedDraft(draft: SeveralDraft, next: (leg: Leg) => Ticket): SeveralDraft {
  const legs = draft.legs.map((leg) => {
    const ticket = next(leg);
    return ticket === leg ? leg : { ...ticket, pick: leg.pick };
  });
  return legs.every((leg, index) => leg === draft.legs[index]) ? draft : { ...draft, legs };
}

/** The runners of an equal profit: all of them backs with a price, or null. */
function dutchOf({ legs }: SeveralDraft): readonly DutchLeg[] | null {
  const dutch = legs.flatMap(({ pick, price }) => (pick.side === 'back' && price !== null ? [{ runnerId: pick.runnerId, price }] : []));
  return dutch.length === legs.length && dutch.length > 0 ? dutch : null;
}

/** The legs with the stakes that would be sent: whole units, as typed or as the total is spread. */
export function stakedLegs(draft: SeveralDraft): readonly Leg[] {
  if (draft.split === 'free') return draft.legs;
  const dutch = dutchOf(draft);
  const stakes = new Map((dutch === null ? [] : equalProfitWhole(draft.total, dutch)).map(({ runnerId, stake }) => [runnerId, stake]));
  return draft.legs.map((leg) => changed(leg, (ticket) => withStake(ticket, stakes.get(leg.pick.runnerId) ?? units(0))));
}

/** What every runner would win before stakes are cut to whole units; null where stakes are free or cannot be spread. */
export function exactProfit(draft: SeveralDraft): Money | null {
  const dutch = dutchOf(draft);
  if (draft.split === 'free' || dutch === null || draft.total <= ZERO) return null;
  const spread = equalProfit(draft.total, dutch);
  return spread === null ? null : toMoney(spread.profit);
}

import type { Limits } from '#shared/domain/market.ts';
import type { Figures } from '../../model/figures.ts';
import { holdOf, unreadableStake, type Hold } from '../../model/holds.ts';
import { followed, type PricePolicy } from '../../model/policy.ts';
import { marketQuote, withPriceNow, type Quote } from '../../model/quote.ts';
import type { Ticket } from '../../model/ticket.ts';
import type { Leg, SeveralDraft } from './draft.ts';
import type { SeveralFigures } from './figures.ts';
import type { RaceQuotes } from './quotes.ts';

/** What holds several bets back. `runner` is named where it is one of them. */
export type SeveralHold =
  | { readonly kind: 'too-few' }
  | { readonly kind: 'lay-in-equal' }
  | { readonly kind: 'total-too-small' }
  | { readonly kind: 'single'; readonly hold: Hold; readonly runner: string | null };

export interface SeveralCircumstances {
  readonly draft: SeveralDraft;
  readonly figures: SeveralFigures;
  readonly quotes: RaceQuotes;
  readonly limits: Limits | null;
  readonly inFlight: boolean;
  readonly inDoubt: boolean;
  /** What a moved price means for each of the bets. */
  readonly policy: PricePolicy;
}

/** The balance is looked at for all bets together. */
const ALONE: Figures = { profit: null, liability: null, after: null, positions: null };

/** The best price of a leg's own side now, and what shuts it. */
export function legQuote({ pick }: Leg, { facts, runners }: RaceQuotes): Quote {
  const runner = runners.find(({ runnerId }) => runnerId === pick.runnerId);
  return marketQuote(facts, runner?.status ?? null, runner?.[pick.side] ?? null);
}

/** The leg with the odds that the bettor's policy lets it ask now; a shut market's prices are not followed. */
export function followedLeg(policy: PricePolicy, leg: Leg, quotes: RaceQuotes): Ticket {
  const quote = legQuote(leg, quotes);
  return quote.shut === null ? followed(policy, withPriceNow(leg, quote), quote.price) : leg;
}

/** A market that is shut is so for every runner; only a runner's own reasons name it. */
const isOfAll = (hold: Hold): boolean => hold.kind === 'in-flight' || hold.kind === 'in-doubt' || (hold.kind === 'shut' && hold.shut.by !== 'removed');

/** The first thing that holds the bets back, in the order of the runners, missing stakes last; null when they may be sent. */
export function severalHold({ draft, figures, quotes, limits, inFlight, inDoubt, policy }: SeveralCircumstances): SeveralHold | null {
  const single = (hold: Hold, runner: string | null = null): SeveralHold => ({ kind: 'single', hold, runner });
  if (draft.legs.length < 2) return { kind: 'too-few' };
  if (draft.split === 'equal' && draft.legs.some(({ pick }) => pick.side === 'lay')) return { kind: 'lay-in-equal' };
  const totalProblem = draft.split === 'equal' ? unreadableStake(draft.totalText, limits) : null;
  if (totalProblem !== null) return single(totalProblem);
  const held = figures.legs.flatMap((leg) => {
    const hold = holdOf({ ticket: leg, quote: legQuote(leg, quotes), figures: ALONE, limits, inFlight, inDoubt, policy });
    return hold === null ? [] : [{ hold, name: leg.pick.runnerName }];
  });
  // A total is not spread while a price is missing: the price is what must be mended, whoever's it is.
  const first = held.find(({ hold }) => hold.kind !== 'no-stake') ?? held[0];
  if (first !== undefined) {
    if (first.hold.kind === 'no-stake' && draft.split === 'equal') return draft.total > 0 ? { kind: 'total-too-small' } : single(first.hold);
    return single(first.hold, isOfAll(first.hold) ? null : first.name);
  }
  return figures.after !== null && !figures.after.covered ? single({ kind: 'insufficient' }) : null;
}

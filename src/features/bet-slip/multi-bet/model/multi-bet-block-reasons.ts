import type { Limits } from '#shared/domain/market/market.ts';
import { type BettingPreferences, getPricePolicy } from '../../model/betting-preferences.ts';
import type { BetFigures } from '../../model/checks/bet-figures.ts';
import {
  type BlockReason,
  findFirstAccountBlockReason,
  findFirstBlockReason,
  findUnreadableStakeReason,
} from '../../model/checks/block-reasons.ts';
import { applyPricePolicy } from '../../model/ticket/price-policy.ts';
import { createOddsQuote, refreshOldPrice, type SelectionQuote } from '../../model/ticket/selection-quote.ts';
import type { Ticket } from '../../model/ticket/ticket.ts';
import type { MultiBetDraft, MultiBetLeg } from './multi-bet-draft.ts';
import type { MultiBetFigures } from './multi-bet-figures.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';

/** Why the bets cannot be submitted. `runner`: the runner concerned, if it is only one. */
export type MultiBetBlockReason =
  | { readonly kind: 'too-few' }
  | { readonly kind: 'lay-in-equal' }
  | { readonly kind: 'total-too-small' }
  | { readonly kind: 'single'; readonly blockReason: BlockReason; readonly runner: string | null };

export interface MultiBetSubmitContext {
  readonly draft: MultiBetDraft;
  readonly figures: MultiBetFigures;
  readonly quotes: MultiBetQuotes;
  readonly limits: Limits | null;
  readonly isOtherBetInFlight: boolean;
  readonly isUnverified: boolean;
  readonly preferences: BettingPreferences;
}

/** Empty figures for a single leg: the balance check covers all bets together. */
const NO_FIGURES: BetFigures = { profit: null, liability: null, balanceAfter: null, positions: null };

/** Best price on the leg's own side now, and what blocks it. */
export function findLegQuote({ selection }: MultiBetLeg, { facts, runners }: MultiBetQuotes): SelectionQuote {
  const runner = runners.find(({ runnerId }) => runnerId === selection.runnerId);
  return createOddsQuote(facts, runner?.status ?? null, runner?.[selection.side] ?? null);
}

/** Returns the leg with the odds that the price policy requests now. The odds do not follow a blocked market. */
export function applyPolicyToLeg(preferences: BettingPreferences, leg: MultiBetLeg, quotes: MultiBetQuotes): Ticket {
  const quote = findLegQuote(leg, quotes);
  return quote.bettingBlock === null
    ? applyPricePolicy(getPricePolicy(preferences), refreshOldPrice(leg, quote), quote.price)
    : leg;
}

/** The subject of each reason. The button names the runner where the reason is about one. */
const subjects: Readonly<Record<BlockReason['kind'], 'market' | 'runner'>> = {
  'in-flight': 'market',
  unverified: 'market',
  'betting-block': 'market',
  handicap: 'runner',
  'no-offer': 'runner',
  'line-moved': 'runner',
  'no-price': 'runner',
  'off-ladder': 'runner',
  'no-stake': 'runner',
  'unreadable-stake': 'runner',
  limit: 'runner',
  'insufficient-balance': 'market',
  'price-changed': 'runner',
  'not-offered': 'runner',
};

/** Betting blocks of one runner. The others are about the whole market. */
const blocksOfRunners: ReadonlySet<string> = new Set(['runner-suspended', 'removed']);

const isMarketWide = (blockReason: BlockReason): boolean =>
  subjects[blockReason.kind] === 'market' &&
  !(blockReason.kind === 'betting-block' && blocksOfRunners.has(blockReason.bettingBlock.by));

/**
 * Returns the first reason that blocks the bets, in the order of the runners, missing stakes last; null when they may
 * be sent.
 */
export function findFirstMultiBetBlockReason({
  draft,
  figures,
  quotes,
  limits,
  isOtherBetInFlight,
  isUnverified,
  preferences,
}: MultiBetSubmitContext): MultiBetBlockReason | null {
  const toSingleReason = (blockReason: BlockReason, runner: string | null = null): MultiBetBlockReason => ({
    kind: 'single',
    blockReason,
    runner,
  });
  if (draft.legs.length < 2) return { kind: 'too-few' };
  if (draft.split === 'equal' && draft.legs.some(({ selection }) => selection.side === 'lay'))
    return { kind: 'lay-in-equal' };
  const totalProblem = draft.split === 'equal' ? findUnreadableStakeReason(draft.totalText, limits) : null;
  if (totalProblem !== null) return toSingleReason(totalProblem);
  const blockedLegs = figures.legs.flatMap((leg) => {
    const blockReason = findFirstBlockReason({
      ticket: leg,
      quote: findLegQuote(leg, quotes),
      figures: NO_FIGURES,
      limits,
      isOtherBetInFlight,
      isUnverified,
      preferences,
    });
    return blockReason === null ? [] : [{ blockReason, name: leg.selection.runnerName }];
  });
  // The total cannot be split while a price is missing, so a missing price comes before a missing stake.
  const first = blockedLegs.find(({ blockReason }) => blockReason.kind !== 'no-stake') ?? blockedLegs[0];
  if (first !== undefined) {
    if (first.blockReason.kind === 'no-stake' && draft.split === 'equal')
      return draft.total > 0 ? { kind: 'total-too-small' } : toSingleReason(first.blockReason);
    return toSingleReason(first.blockReason, isMarketWide(first.blockReason) ? null : first.name);
  }
  const accountReason = findFirstAccountBlockReason(figures);
  return accountReason === null ? null : toSingleReason(accountReason);
}

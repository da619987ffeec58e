import type { Side } from '#shared/domain/market/market.ts';
import { getPositiveAmount, parseStake } from '#shared/domain/money/amount-input.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { SelectionBlock } from '#shared/live/store/market-block.ts';
import { checkPracticeBet } from './practice-account.ts';
import type { PracticeAccount, PracticeBet } from './practice-storage.ts';

/** A pressed price, with the runners of its market. */
export interface PracticeSelection extends Pick<
  PracticeBet,
  'sportId' | 'matchId' | 'matchName' | 'marketId' | 'marketName' | 'kind' | 'runnerId' | 'runnerName' | 'runners'
> {
  readonly side: Side;
}

/** State of the market while the slip is open. */
export interface PracticeQuote {
  /** Current best price on the selected side. */
  readonly price: MarketPrice | null;
  readonly block: SelectionBlock | null;
}

export type PracticeBlockReason =
  SelectionBlock | 'no-price' | 'no-stake' | 'unreadable-stake' | 'no-credits' | 'too-many';
export type DraftResult =
  | { readonly kind: 'blocked'; readonly reason: PracticeBlockReason }
  | { readonly kind: 'ready'; readonly bet: PracticeBet };

const createBet = (
  selection: PracticeSelection,
  price: MarketPrice,
  stake: Money,
  identity: { readonly id: string; readonly now: string },
): PracticeBet => ({ ...selection, betId: identity.id, price, stake, placedAt: identity.now, settled: null });

/** Returns the bet at the visible price, or the first reason that blocks it. */
export function evaluateDraft(
  account: PracticeAccount,
  selection: PracticeSelection,
  stakeText: string,
  quote: PracticeQuote,
  identity: { readonly id: string; readonly now: string },
): DraftResult {
  if (quote.block !== null) return { kind: 'blocked', reason: quote.block };
  if (quote.price === null) return { kind: 'blocked', reason: 'no-price' };
  const input = parseStake(stakeText);
  if (input.kind === 'unreadable') return { kind: 'blocked', reason: 'unreadable-stake' };
  const stake = getPositiveAmount(input);
  if (stake === null) return { kind: 'blocked', reason: 'no-stake' };
  const bet = createBet(selection, quote.price, stake, identity);
  const refusal = checkPracticeBet(account, bet);
  return refusal === null ? { kind: 'ready', bet } : { kind: 'blocked', reason: refusal };
}

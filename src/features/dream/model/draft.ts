import { amountAboveZero, parseStake } from '#shared/domain/amount-input.ts';
import type { Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { DreamBet, DreamBook } from '#shared/storage/dream.ts';
import { refusalOf } from './book.ts';

/** A price that was pressed, with the runners of its market. */
export interface DreamPick extends Pick<DreamBet, 'sportId' | 'matchId' | 'matchName' | 'marketId' | 'marketName' | 'kind' | 'runnerId' | 'runnerName' | 'runners'> {
  readonly side: Side;
}

/** What the market says of itself as the slip is shown. */
export interface Shown {
  /** The best price of the pick's side now. */
  readonly price: Odds | null;
  readonly open: boolean;
  readonly fresh: boolean;
}

export type Hold = 'suspended' | 'stale' | 'no-price' | 'no-stake' | 'unreadable-stake' | 'no-credits' | 'too-many';
export type Reading = { readonly kind: 'held'; readonly by: Hold } | { readonly kind: 'ready'; readonly bet: DreamBet };

const betOf = (pick: DreamPick, price: Odds, stake: Money, at: { readonly id: string; readonly now: string }): DreamBet => ({ ...pick, betId: at.id, price, stake, placedAt: at.now, settled: null });

/** The bet that a press would place at the price that is shown, or what holds it back; the first reason counts. */
export function readDraft(book: DreamBook, pick: DreamPick, typed: string, shown: Shown, at: { readonly id: string; readonly now: string }): Reading {
  if (!shown.open) return { kind: 'held', by: 'suspended' };
  if (!shown.fresh) return { kind: 'held', by: 'stale' };
  if (shown.price === null) return { kind: 'held', by: 'no-price' };
  const input = parseStake(typed);
  if (input.kind === 'unreadable') return { kind: 'held', by: 'unreadable-stake' };
  const stake = amountAboveZero(input);
  if (stake === null) return { kind: 'held', by: 'no-stake' };
  const bet = betOf(pick, shown.price, stake, at);
  const refusal = refusalOf(book, bet);
  return refusal === null ? { kind: 'ready', bet } : { kind: 'held', by: refusal };
}

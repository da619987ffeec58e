import type { Bet } from '#shared/domain/bet.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { Desk } from './desk.ts';
import type { Order } from './desk-ports.ts';

/** What became of a bet that was placed from beside the slip. */
export type BetEnd =
  /**
   * `price` null: the price it was matched at is not told yet. `found`: the bets that the list shows for it, empty until it is read.
   * `refused`: the server's message where it had refused the bet.
   */
  | { readonly kind: 'placed'; readonly price: Odds | null; readonly found: readonly Bet[]; readonly refused: string | null }
  /** `message` is the server's; null where the answer was lost and the bet is not among the bettor's bets. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Nothing went out: another bet was under way, or the same is in doubt. */
  | { readonly kind: 'not-sent' }
  /** Its bettor signed out before the end was known. */
  | { readonly kind: 'left' };

/** What happens to a bet beside its end. */
export interface BetEvents {
  /** The answer is lost, and the bet is being looked for. */
  onLost(): void;
  /** After the end: the list of bets shows more than the answer said. */
  onCorrected(end: BetEnd): void;
}

/** Sends a bet once and waits until its end is known, however long that takes. */
export const orderAndHear = (desk: Desk, order: Order, { onLost, onCorrected }: BetEvents): Promise<BetEnd> =>
  new Promise((resolve) => {
    let ended: BetEnd | null = null;
    const end = (next: BetEnd) => {
      const isContradiction = next.kind === 'placed' && (next.found.length > 1 || next.refused !== null);
      if (ended === null) resolve(next);
      else if (isContradiction) onCorrected(next);
      ended = next;
    };
    const sent = desk.order(order, (news) => {
      if (news === null) return end({ kind: 'left' });
      const refused = ended?.kind === 'refused' ? ended.message : null;
      if (news.kind === 'placed') return end({ kind: 'placed', price: news.price, found: news.found, refused });
      if (news.kind === 'refused') return end({ kind: 'refused', message: news.refusal.by === 'server' ? news.refusal.message : null });
      if (news.kind === 'lost') onLost();
    });
    if (!sent) end({ kind: 'not-sent' });
  });

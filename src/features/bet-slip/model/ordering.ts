import type { Odds } from '#shared/domain/odds.ts';
import type { Desk, Order } from './desk.ts';

/** What became of a bet that was placed from beside the slip. */
export type BetEnd =
  /** `price` null: the price it was matched at is not told yet. */
  | { readonly kind: 'placed'; readonly price: Odds | null }
  /** `message` is the server's; null where the answer was lost and the bet is not among the bettor's bets. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Nothing went out: another bet was under way, or the same is in doubt. */
  | { readonly kind: 'not-sent' }
  /** Its bettor signed out before the end was known. */
  | { readonly kind: 'left' };

/** Sends a bet once and waits until its end is known, however long that takes. `doubted` is called when its answer is lost. */
export const orderAndHear = (desk: Desk, order: Order, doubted: () => void): Promise<BetEnd> =>
  new Promise((hear) => {
    const sent = desk.order(order, (news) => {
      if (news === null) return hear({ kind: 'left' });
      if (news.kind === 'placed') return hear({ kind: 'placed', price: news.price });
      if (news.kind === 'refused') return hear({ kind: 'refused', message: news.refusal.by === 'server' ? news.refusal.message : null });
      if (news.kind === 'lost') doubted();
    });
    if (!sent) hear({ kind: 'not-sent' });
  });

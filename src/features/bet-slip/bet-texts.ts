import type { MarketKind, Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';

const whole = (amount: Money) => formatAmount(amount, { decimals: 'auto' });

/** A session side stands in capitals behind its verb: "Place no bet" would read as its opposite. */
const session: Record<Side, string> = { back: 'YES', lay: 'NO' };

const verbs: Record<Side, string> = { back: 'Back', lay: 'Lay' };

/** What a bet is called on buttons and in sentences. */
export const betTexts = {
  place(kind: MarketKind, side: Side, stake: Money, price: Odds): string {
    const at = formatPrice(price, kind);
    return kind === 'fancy' ? `Bet ${session[side]} at ${at} · stake ${whole(stake)}` : `Place ${side} bet · ${whole(stake)} @ ${at}`;
  },
  confirm(kind: MarketKind, side: Side, stake: Money, price: Odds): string {
    const at = formatPrice(price, kind);
    return kind === 'fancy' ? `Press again to bet ${session[side]} at ${at} · stake ${whole(stake)}` : `Press again to ${side} · ${whole(stake)} @ ${at}`;
  },
  /** "Back India · 500 @ 1.98", "NO on 6 over runs India · 500 @ 45" */
  bet(kind: MarketKind, side: Side, name: string, stake: Money, price: Odds): string {
    const what = kind === 'fancy' ? `${session[side]} on ${name}` : `${verbs[side]} ${name}`;
    return `${what} · ${whole(stake)} @ ${formatPrice(price, kind)}`;
  },
} as const;

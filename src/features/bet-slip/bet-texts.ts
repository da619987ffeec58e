import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';

/** Sides of fancy bets, in capitals after their verb: "Place no bet" would mean the opposite. */
const fancySides: Record<Side, string> = { back: 'YES', lay: 'NO' };

const verbs: Record<Side, string> = { back: 'Back', lay: 'Lay' };

/** Texts that name a bet on buttons and in sentences. */
export const betTexts = {
  place(kind: MarketKind, side: Side, stake: Money, price: BetPrice): string {
    const at = formatPrice(price, kind);
    return kind === 'fancy'
      ? `Bet ${fancySides[side]} at ${at} · stake ${formatStake(stake)}`
      : `Place ${side} bet · ${formatStake(stake)} @ ${at}`;
  },
  confirm(kind: MarketKind, side: Side, stake: Money, price: BetPrice): string {
    const at = formatPrice(price, kind);
    return kind === 'fancy'
      ? `Press again to bet ${fancySides[side]} at ${at} · stake ${formatStake(stake)}`
      : `Press again to ${side} · ${formatStake(stake)} @ ${at}`;
  },
  /** For example "Back India · 500 @ 1.98" or "NO on 6 over runs India · 500 @ 45". */
  bet(kind: MarketKind, side: Side, name: string, stake: Money, price: BetPrice): string {
    const description = kind === 'fancy' ? `${fancySides[side]} on ${name}` : `${verbs[side]} ${name}`;
    return `${description} · ${formatStake(stake)} @ ${formatPrice(price, kind)}`;
  },
} as const;

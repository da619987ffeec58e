import type { MarketKind } from '#shared/domain/market/market.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Figure } from '../Amount/Amount.styles.ts';

export interface PriceProps {
  /** Null is drawn as a dash. */
  value: BetPrice | null;
  /** Decimal odds, a bookmaker's payout on 100, or the run of a session line. */
  kind: MarketKind;
}

/** A price in the format of its kind of market. No price is a dash, never a number. */
export function Price({ value, kind }: PriceProps) {
  return <Figure>{formatPrice(value, kind)}</Figure>;
}

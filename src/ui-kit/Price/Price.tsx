import type { MarketKind } from '#shared/domain/market.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Figure } from '../Amount/Amount.styles.ts';

export interface PriceProps {
  /** Null is drawn as a dash. */
  value: Odds | null;
  kind: MarketKind;
}

export function Price({ value, kind }: PriceProps) {
  return <Figure>{formatPrice(value, kind)}</Figure>;
}

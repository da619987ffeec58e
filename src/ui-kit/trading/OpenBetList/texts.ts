import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { describeSide } from '../../text/side-label.ts';

export const texts = {
  bet: (kind: MarketKind, side: Side, selection: string) => `${describeSide(kind, side)} ${selection}`,
  market: (name: string) => `${name} ·`,
  terms: (stake: string, price: string) => `${stake} @ ${price}`,
} as const;

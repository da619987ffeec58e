import type { MarketKind, Side } from '#shared/domain/market.ts';
import { sideWord } from '../words/sideWord.ts';

export const texts = {
  bet: (kind: MarketKind, side: Side, selection: string) => `${sideWord(kind, side)} ${selection}`,
  market: (name: string) => `${name} ·`,
  terms: (stake: string, price: string) => `${stake} @ ${price}`,
} as const;

import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { texts } from './texts.ts';

/** Returns the bettor's name of a side. */
export const describeSide = (kind: MarketKind, side: Side): string =>
  texts.sides[kind === 'fancy' ? 'fancy' : 'odds'][side];

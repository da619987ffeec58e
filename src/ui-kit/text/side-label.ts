import type { MarketKind, Side } from '#shared/domain/market/market.ts';

const LABELS: Record<MarketKind, Record<Side, string>> = {
  odds: { back: 'Back', lay: 'Lay' },
  bookmaker: { back: 'Back', lay: 'Lay' },
  fancy: { back: 'Yes', lay: 'No' },
};

/** Returns the bettor's name of a side. */
export const describeSide = (kind: MarketKind, side: Side): string => LABELS[kind][side];

import type { MarketKind, Side } from '#shared/domain/market.ts';

const words: Record<MarketKind, Record<Side, string>> = {
  odds: { back: 'Back', lay: 'Lay' },
  bookmaker: { back: 'Back', lay: 'Lay' },
  fancy: { back: 'Yes', lay: 'No' },
};

/** What a bettor calls the side. */
export const sideWord = (kind: MarketKind, side: Side): string => words[kind][side];

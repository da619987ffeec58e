import type { MarketKind, Side } from '#shared/domain/market.ts';

const sideWords: Record<MarketKind, Record<Side, string>> = {
  odds: { back: 'Back', lay: 'Lay' },
  bookmaker: { back: 'Back', lay: 'Lay' },
  fancy: { back: 'Yes to', lay: 'No to' },
};

export const texts = {
  sideWord: (kind: MarketKind, side: Side) => sideWords[kind][side],
  name: (side: string, runner: string, price: string, size: string | null) => (size === null ? `${side} ${runner} at ${price}` : `${side} ${runner} at ${price}, ${size} available`),
  noPrice: (side: string, runner: string) => `${side} ${runner}, no price`,
} as const;

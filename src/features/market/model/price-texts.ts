import type { MarketOverlay } from './market-overlay.ts';

const overlayLabels: Record<Exclude<MarketOverlay, 'none' | 'waiting' | 'stale'>, string> = {
  closed: 'Closed',
  inactive: 'Not open yet',
  suspended: 'Suspended',
  locked: 'Locked',
};

/** Texts of prices, in a separate file because the home list needs no other market texts. */
export const texts = {
  /** Returns null for stale prices, which are grey, and for waiting ones, which are dashes. */
  overlayLabel: (overlayLabel: MarketOverlay): string | null =>
    overlayLabel === 'none' || overlayLabel === 'waiting' || overlayLabel === 'stale'
      ? null
      : overlayLabels[overlayLabel],
  oddsOf: (match: string) => `Match odds of ${match}`,
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  ageOfPrice: (stood: string, confirmed: string) => `This price for ${stood}, confirmed ${confirmed} ago`,
  trend: (favourite: string, from: number, to: number) => `Chance of ${favourite}: ${from} %, now ${to} %`,
} as const;

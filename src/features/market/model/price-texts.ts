import type { MarketOverlay } from './market-overlay.ts';

const overlayLabels: Record<Exclude<MarketOverlay, 'none' | 'waiting' | 'stale'>, string> = {
  closed: 'Closed',
  inactive: 'Not open yet',
  suspended: 'Suspended',
  locked: 'Locked',
};

/** What is said of prices wherever they stand. By itself, because the home list says no more than this of its markets. */
export const texts = {
  /** Stale prices are greyed, and waiting ones are dashes: nothing lies over them. */
  overlayLabel: (overlayLabel: MarketOverlay): string | null =>
    overlayLabel === 'none' || overlayLabel === 'waiting' || overlayLabel === 'stale'
      ? null
      : overlayLabels[overlayLabel],
  oddsOf: (match: string) => `Match odds of ${match}`,
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  ageOfPrice: (stood: string, confirmed: string) => `This price for ${stood}, confirmed ${confirmed} ago`,
} as const;

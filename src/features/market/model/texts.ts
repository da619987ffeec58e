import type { MarketCover } from './cover.ts';

const covers: Record<Exclude<MarketCover, 'none' | 'waiting' | 'stale'>, string> = {
  closed: 'Closed',
  inactive: 'Not open yet',
  suspended: 'Suspended',
  locked: 'Locked',
};

/** What is said of prices wherever they stand. By itself, because the home list says no more than this of its markets. */
export const texts = {
  /** Stale prices are greyed, and waiting ones are dashes: nothing lies over them. */
  cover: (cover: MarketCover): string | null => (cover === 'none' || cover === 'waiting' || cover === 'stale' ? null : covers[cover]),
  oddsOf: (match: string) => `Match odds of ${match}`,
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  ageOfPrice: (stood: string, confirmed: string) => `This price for ${stood}, confirmed ${confirmed} ago`,
} as const;

import type { SelectionBlock } from '#shared/live/store/market-block.ts';

const blockLabels: Record<SelectionBlock, string> = {
  missing: 'Not in the feed',
  closed: 'Closed',
  inactive: 'Not open yet',
  suspended: 'Suspended',
  locked: 'Locked',
  removed: 'Removed',
  stale: 'Prices delayed',
};

export const texts = {
  open: 'Ladder',
  openOf: (market: string) => `Ladder of ${market}`,
  title: (market: string) => `${market}: ladder`,
  runners: 'Runners',
  grid: (runner: string) => `Ladder of ${runner}`,
  block: (block: SelectionBlock) => blockLabels[block],
  recentre: 'Recentre',
  closing: { every: 'If closed', least: 'At least' },
  outOfSight: (count: number) =>
    count === 1
      ? 'One of your bets stands at a price out of sight.'
      : `${count} of your bets stand at prices out of sight.`,
  known: 'The exchange shows the best three prices on each side. Empty rows may hold more offers.',
  closed:
    'If closed: what every result brings with one more bet on this runner at that price, before stakes are rounded to whole numbers.',
  leastClosed:
    'At least: the lowest any result brings with one more bet on this runner at that price. The other runners differ, so some bring more.',
  keys: 'Arrow keys move by a tick, Page Up and Page Down turn the page, Home returns to the best prices, Enter picks.',
  noOffers: { title: 'Nothing is on offer', description: 'The ladder appears with the first price.' },
} as const;

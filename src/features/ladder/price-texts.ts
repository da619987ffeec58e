import { defineTexts } from '#shared/texts/define-texts.ts';

export const priceTexts = defineTexts('ladder.prices', {
  runners: 'Runners',
  grid: 'Ladder of {runner}',
  /** Why the ladder takes no bets now. */
  blocks: {
    missing: 'Not in the feed',
    closed: 'Closed',
    inactive: 'Not open yet',
    suspended: 'Suspended',
    'runner-suspended': 'Suspended',
    locked: 'Locked',
    removed: 'Removed',
    stale: 'Prices delayed',
  },
  recentre: 'Recentre',
  closing: { every: 'If closed', least: 'At least' },
  outOfSight:
    '{count, plural, one {One of your bets stands at a price out of sight.} other {# of your bets stand at prices out of sight.}}',
  known: 'The exchange shows the best three prices on each side. Empty rows may hold more offers.',
  closed:
    'If closed: what every result brings with one more bet on this runner at that price, before stakes are rounded to whole numbers.',
  leastClosed:
    'At least: the lowest any result brings with one more bet on this runner at that price. The other runners differ, so some bring more.',
  keys: 'Arrow keys move by a tick, Page Up and Page Down turn the page, Home returns to the best prices, Enter picks.',
  noOffers: { title: 'Nothing is on offer', description: 'The ladder appears with the first price.' },
});

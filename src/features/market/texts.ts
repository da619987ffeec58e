import type { MarketCover } from './model/cover.ts';

const covers: Record<Exclude<MarketCover, 'none' | 'waiting' | 'stale'>, string> = {
  closed: 'Closed',
  inactive: 'Not open yet',
  suspended: 'Suspended',
  locked: 'Locked',
};

/** Every word of the match's markets. */
export const texts = {
  /** Stale prices are greyed, and waiting ones are dashes: nothing lies over them. */
  cover: (cover: MarketCover): string | null => (cover === 'none' || cover === 'waiting' || cover === 'stale' ? null : covers[cover]),
  runner: { suspended: 'Suspended', removed: 'Removed', winner: 'Winner', loser: 'Lost' },
  stale: 'Prices delayed',
  age: {
    of: 'Prices',
    ago: 'ago',
    fresh: '<1 s',
    asOf: (clock: string) => `as of ${clock}`,
    seconds: (seconds: string) => `${seconds} s`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    ofPrice: (stood: string, confirmed: string) => `This price for ${stood}, confirmed ${confirmed} ago`,
  },
  matched: (amount: string) => `Matched ${amount}`,
  delay: (seconds: number) => (seconds === 0 ? 'No delay' : `Delay ${seconds} s`),
  limits: (min: string | null, max: string | null) => [min && `Min ${min}`, max && `Max ${max}`].filter(Boolean).join(' · '),
  /** Over the runners: the limits, and which of a runner's two figures is which. */
  names: (limits: string, places: boolean) => [places && 'If placed / if not', limits].filter(Boolean).join(' · '),
  places: (count: number) => `${count} places`,
  range: (min: string, max: string) => `${min}–${max}`,
  oddsOf: (match: string) => `Match odds of ${match}`,
  inPlay: 'In-play',
  ended: 'Ended',
  starts: 'Starts',
  sessionKinds: 'Kinds of sessions',
  sessions: { all: 'All', fancy: 'Fancy', session: 'Session', 'over-by-over': 'Over by over', 'ball-by-ball': 'Ball by ball', 'odd-even': 'Odd/even', other: 'Other' },
  rateChanged: 'Rate changed',
  limitsHead: 'Limits',
  announce: {
    suspended: (market: string) => `${market} suspended.`,
    open: (market: string) => `${market} open again.`,
    closed: (market: string) => `${market} closed.`,
    stale: (market: string) => `${market}: prices delayed, betting is locked.`,
    news: (market: string, news: string) => `${market}: ${news}`,
    marketOf: (market: string, match: string) => `${market} of ${match}`,
  },
  rules: {
    of: (market: string) => `Rules of ${market}`,
    words: 'Rules',
    limits: 'Limits',
    parts: { settles: 'How it settles', voids: 'When a bet is void and the stake comes back', notes: 'Good to know' },
    figures: { minStake: 'Minimum stake', maxStake: 'Maximum stake', minOdds: 'Lowest odds', maxOdds: 'Highest odds', maxProfit: 'Maximum profit', delay: 'Bet delay' },
    seconds: (seconds: number) => (seconds === 0 ? 'None' : seconds === 1 ? '1 second' : `${seconds} seconds`),
  },
  markets: 'Markets',
  loading: 'Loading markets',
  loadingMore: 'Loading more markets',
  none: { title: 'No markets for this match', why: 'It may have ended, or its markets are not open yet.' },
  noFancies: { title: 'No sessions for this match', why: 'Session lines appear here when the match offers them.' },
  failed: { title: 'The prices could not be had', sessions: 'The sessions could not be had' },
  keepsTrying: 'We keep trying by ourselves.',
  late: { title: 'Prices are not being refreshed', why: 'The last known ones are shown, and betting on them is locked.' },
} as const;

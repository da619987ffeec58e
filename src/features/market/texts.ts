/** Texts of the match page's markets. model/price-texts.ts has those that the home list needs too. */
export const texts = {
  runner: { suspended: 'Suspended', removed: 'Removed', winner: 'Winner', loser: 'Lost' },
  stale: 'Prices delayed',
  age: {
    of: 'Prices',
    ago: 'ago',
    fresh: '<1 s',
    asOf: (clock: string) => `as of ${clock}`,
  },
  matched: (amount: string) => `Matched ${amount}`,
  delay: (seconds: number) => (seconds === 0 ? 'No delay' : `Delay ${seconds} s`),
  limits: (min: string | null, max: string | null) =>
    [min && `Min ${min}`, max && `Max ${max}`].filter(Boolean).join(' · '),
  /** Head of the runner column: the limits, and the meaning of a runner's two figures. */
  names: (limits: string, places: boolean) => [places && 'If placed / if not', limits].filter(Boolean).join(' · '),
  /** Note over handicap markets, before the market's own news. */
  pricesOnly: (news: string | null) =>
    ['Prices only: bets on handicap lines cannot be placed here.', news].filter(Boolean).join(' '),
  places: (count: number) => `${count} places`,
  range: (min: string, max: string) => `${min}–${max}`,
  inPlay: 'Live',
  ended: 'Ended',
  starts: 'Starts',
  lineCategories: 'Kinds of sessions',
  categories: {
    all: 'All',
    fancy: 'Fancy',
    session: 'Session',
    'over-by-over': 'Over by over',
    'ball-by-ball': 'Ball by ball',
    'odd-even': 'Odd/even',
    other: 'Other',
  },
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
    label: 'Rules',
    limits: 'Limits',
    parts: { settles: 'How it settles', voids: 'When a bet is void and the stake comes back', notes: 'Good to know' },
    figures: {
      minStake: 'Minimum stake',
      maxStake: 'Maximum stake',
      minOdds: 'Lowest odds',
      maxOdds: 'Highest odds',
      maxProfit: 'Maximum profit',
      delay: 'Bet delay',
    },
    seconds: (seconds: number) => (seconds === 0 ? 'None' : seconds === 1 ? '1 second' : `${seconds} seconds`),
  },
  markets: 'Markets',
  loading: 'Loading markets',
  loadingMore: 'Loading more markets',
  none: { title: 'No markets for this match', description: 'It may have ended, or its markets are not open yet.' },
  noFancies: {
    title: 'No sessions for this match',
    description: 'Session lines appear here when the match offers them.',
  },
  failed: { title: 'Prices are unavailable', sessionLines: 'Sessions are unavailable' },
  keepsTrying: 'Retrying automatically…',
  late: {
    title: 'Prices are not being refreshed',
    description: 'You see the last known prices. Betting is locked until new prices arrive.',
  },
} as const;

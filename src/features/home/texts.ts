export const texts = {
  title: 'Overview',
  tiles: {
    label: 'Your account at a glance',
    balance: 'Balance',
    exposure: 'Exposure',
    today: 'Result today',
    open: 'Open bets',
  },
  unread: '–',
  pinned: {
    title: 'Pinned markets',
    none: 'No markets pinned',
    noneNext: 'Press the star at the head of a market, on any match.',
    of: (market: string, match: string) => `${market} · ${match}`,
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  },
  quick: 'Go to',
} as const;

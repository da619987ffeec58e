import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('reports', {
  days: 'Days of the report',
  noDays: { title: 'Which days?', description: 'Choose the first and the last day of the report.' },
  description: 'Check your connection and try again.',
  late: 'The list could not be refreshed. You see the rows last loaded.',
  notes: { days: 'Days', of: 'Of', sport: 'Sport', search: 'Search' },
});

export const profitTexts = defineTexts('reports.profit', {
  title: 'Profit and loss',
  trail: 'Breadcrumb',
  allSports: 'All sports',
  totals: 'Totals',
  figures: { net: 'Net result', gross: 'Won and lost', commission: 'Commission' },
  sports: 'By sport',
  matches: 'By event',
  events: 'By market',
  bets: 'Bets',
  columns: {
    sport: 'Sport',
    match: 'Event',
    series: 'Competition',
    date: 'Start',
    events: 'Number of markets',
    market: 'Market',
    winner: 'Winner',
    markets: 'Markets',
    sessionLines: 'Sessions',
    gross: 'Won / lost',
    commission: 'Commission',
    net: 'Net',
    runner: 'Runner',
    side: 'Side',
    price: 'Price',
    stake: 'Stake',
    result: 'P/L',
    placedAt: 'Placed',
    settledAt: 'Settled',
    bet: 'Bet',
    day: 'Day',
    running: 'Running result',
    window: 'Bets',
  },
  search: 'Search',
  openWindow: 'Bets on {event} (opens in a new window)',
  /** Sides of a bet on a runner, and of a bet on a session's runs. */
  sides: {
    odds: '{side, select, back {Back} other {Lay}}',
    fancy: '{side, select, back {Yes} other {No}}',
  },
  unnamed: 'Not named',
  none: { title: 'Nothing won or lost in these days', description: 'Markets are listed here once they have a result.' },
  noneFound: { title: 'Nothing found', description: 'Nothing in these days matches your search.' },
  noBets: {
    title: 'No bets behind this row',
    description: 'Rounds of the casino are listed in its own order history.',
  },
  failed: { title: 'The report could not be read' },
  exportName: 'Profit and loss {of}',
});

export const chartTexts = defineTexts('reports.chart', {
  title: 'Day by day',
  loading: 'Drawing the chart',
  bySport: 'Net result by sport',
  running: 'Running result',
  daily: 'Result of each day',
  /** {end} is a signed amount. Days are up or down by the sign of their result. */
  summary: 'The period ends at {end}, with {up, plural, one {# day} other {# days}} up and {down, number} down.',
  best: 'Best day: {day}, {result}.',
  worst: 'Worst day: {day}, {result}.',
  asTable: 'Show as table',
  show: 'Show charts',
  none: {
    title: 'No results to draw',
    description: 'A line shows the running result here, and bars the result of each day.',
  },
  failed: { title: 'The chart could not be drawn' },
});

export const resultTexts = defineTexts('reports.result', {
  title: 'Results',
  sport: 'Sport',
  allSports: 'All sports',
  columns: {
    sport: 'Sport',
    series: 'Competition',
    match: 'Event',
    market: 'Market',
    winner: 'Winner',
    settledAt: 'Settled',
  },
  none: {
    title: 'No results in these days',
    description: 'Markets and sessions are listed here as soon as they are settled.',
  },
  failed: { title: 'The results could not be read' },
  noWinner: 'Not named',
  reading: 'Read {read, number} of {total, number} results…',
  incomplete: 'Only {count, number} results were read. Choose fewer days or one sport to order all of them.',
});

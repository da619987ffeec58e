import { defineTexts } from '#shared/texts/define-texts.ts';

export const plotTexts = defineTexts('price-chart.plot', {
  values: 'Values',
  view: { price: 'Price', chance: 'Chance' },
  range: 'Time range',
  ranges: { recent: '15 min', innings: 'Innings', all: 'All' },
  runners: 'Runners in the chart',
  runs: 'Runs',
  ownBets: 'your bets',
  mark: { wicket: 'wicket', goal: 'goal', suspended: 'suspended', 'innings-break': 'innings break' },
  eventName: { wicket: 'Wicket', goal: 'Goal', suspended: 'Suspended', 'innings-break': 'Innings break' },
  /** {event}: one of the names above. {label}: what the exchange adds to it, such as the name of the batter. */
  namedEvent: '{event}: {label}',
  now: 'Now',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  tableOf: 'Prices of {market}',
  time: 'Time',
  event: 'Event',
  noPrice: '–',
  accessibleNoPrice: 'no price',
  chance: '{percent}%',
  /** {prices}: each runner with its price, separated by commas. */
  accessibleMoment: '{time}: {prices}',
  accessiblePrice: '{runner} {price}',
  bet: 'Your bet: {side} {runner} at {price}',
  emptyTitle: 'No prices yet',
  empty: 'The chart starts with the first price of this market.',
  failed: 'Earlier prices are unavailable.',
  retry: 'Try again',
  unavailable: 'The chart could not be loaded.',
});

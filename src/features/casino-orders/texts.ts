import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('casino-orders', {
  /** Title of docs/requirements.md#28-casino-order-history, to the letter. */
  title: 'Star Casino - Order History',
  columns: {
    id: 'ID',
    event: 'Event',
    runner: 'Runner',
    price: 'Price',
    size: 'Size',
    result: 'P & L',
    status: 'Status',
    date: 'Date',
    sizeInCredits: 'Size in credits',
    resultInCredits: 'P & L in credits',
  },
  event: '{match}#{operator}',
  settled: 'Settled',
  credits: '= {amount} credits',
  /** {times}: how many credits one unit of the casino is. */
  rule: 'Stakes and results are the casino’s own amounts. In your account each counts {times} times as many credits, written below it.',
  latest: 'These are the latest {count} of {total} orders. An export holds all of them.',
  search: 'Search by id, event or runner',
  note: 'Search',
  none: { title: 'No orders yet', description: 'Rounds you play in the casino are listed here once they are settled.' },
  noneFound: { title: 'No orders found', description: 'Try another word.' },
  failed: { title: 'Your casino orders could not be read', description: 'Check your connection and try again.' },
  late: 'The list could not be refreshed. You see the last loaded orders.',
});

export const chartTexts = defineTexts('casino-orders.chart', {
  titles: { day: 'Result by day', month: 'Result by month' },
  periods: { day: 'Day', month: 'Month' },
  result: 'P & L',
  summary: 'The {count} orders of this list add up to {total} in the casino’s own amounts.',
});

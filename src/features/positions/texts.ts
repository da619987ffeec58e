import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('positions', {
  /** docs/requirements.md#26-liabilities */
  title: 'Liabilities',
  card: 'MarketPosition',
  refresh: 'Refresh',
  largest: 'Largest liabilities',
  market: '{match} / {event}',
  others: '{count, plural, one {1 other market} other {# other markets}}',
  loading: 'Loading liabilities',
  empty: {
    title: 'No open positions',
    description: 'Markets on which your bets can still win or lose are listed here.',
  },
  failed: { title: 'Liabilities could not be read', description: 'Check your connection and try again.' },
  refreshFailed: 'These figures could not be refreshed. They are the last that were read.',
});

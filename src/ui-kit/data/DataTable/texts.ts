import { defineTexts } from '#shared/texts/define-texts.ts';
export const texts = defineTexts('ui-kit.data-table', {
  details: 'Details',
  showDetails: 'Show the details of {row}',
  hideDetails: 'Hide the details of {row}',
  loading: 'Loading rows',
  /** Label before a value on a card. */
  label: '{header}:',
  sortBy: 'Sort by',
  unsorted: 'Usual order',
  /** Order in force, and what a press does. */
  ascending: 'Ascending order. Sort descending',
  descending: 'Descending order. Sort ascending',
  search: 'Search',
  total: 'Total',
  /** Rows of a total, unless it covers every row on the page. */
  totalOf: 'of {rows} rows',
  totalOfPage: 'of this page',
});

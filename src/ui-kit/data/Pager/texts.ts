import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.pager', {
  pages: 'Pages of {table}',
  length: 'Rows',
  all: 'All',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  /** Number of all rows, where they stand on one page. */
  allRows: '{total, plural, one {# row} other {# rows}}',
  /** Rows of this page, "11–20 of 43". */
  rowRange: '{from, number}–{to, number} of {total, number}',
  page: 'Page {page, number} of {last, number}',
});

export const texts = {
  details: 'Details',
  showDetails: (row: string) => `Show the details of ${row}`,
  hideDetails: (row: string) => `Hide the details of ${row}`,
  loading: 'Loading rows',
  search: 'Search',
  total: 'Total',
  /** Rows of a total, unless it covers every row on the page. */
  totalOf: (rows: string) => `of ${rows} rows`,
  totalOfPage: 'of this page',
} as const;

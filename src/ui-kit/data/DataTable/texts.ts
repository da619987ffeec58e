export const texts = {
  details: 'Details',
  showDetails: (row: string) => `Show the details of ${row}`,
  hideDetails: (row: string) => `Hide the details of ${row}`,
  loading: 'Loading rows',
  /** Label before a value on a card. */
  label: (header: string) => `${header}:`,
  sortBy: 'Sort by',
  unsorted: 'Usual order',
  /** Order in force, and what a press does. */
  ascending: 'Ascending order. Sort descending',
  descending: 'Descending order. Sort ascending',
  search: 'Search',
  total: 'Total',
  /** Rows of a total, unless it covers every row on the page. */
  totalOf: (rows: string) => `of ${rows} rows`,
  totalOfPage: 'of this page',
} as const;

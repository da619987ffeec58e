export const texts = {
  details: 'Details',
  showDetails: (row: string) => `Show the details of ${row}`,
  hideDetails: (row: string) => `Hide the details of ${row}`,
  loading: 'Loading rows',
  search: 'Search',
} as const;

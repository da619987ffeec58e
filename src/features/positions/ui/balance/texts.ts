/** Separate from the texts of the liabilities page, because the header shows these on every page. */
export const texts = {
  balance: 'Balance',
  exposure: 'Exposure',
  unread: '–',
} as const;

/** Apart from the words of the liabilities page: the header of every page says these. */
export const texts = {
  balance: 'Balance',
  exposure: 'Exposure',
  unread: '–',
} as const;

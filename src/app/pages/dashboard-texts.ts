/** Apart from those of the other pages: it is the first one, and says next to none of them. */
export const texts = {
  matches: 'Matches',
  openBets: 'Open bets',
} as const;

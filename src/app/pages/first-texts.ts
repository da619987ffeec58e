/** Texts of the pages that most visits begin with. They load no texts of other pages. */
export const texts = {
  login: 'Sign in',
  matches: 'Matches',
  openBets: 'Open bets',
  races: 'Races',
  markets: 'Markets',
  match: 'Match',
  sessionLines: 'Sessions',
  slip: 'Bet slip',
  dialogFailed: 'This part of the app could not be loaded',
  moreOf: (market: string) => `More about ${market}`,
  ownLimits: 'Your limits and time-outs',
} as const;

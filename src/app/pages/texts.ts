export const texts = {
  login: 'Sign in',
  liabilities: 'Liabilities',
  myBets: 'My Bets',
  match: 'Match',
  slip: 'Bet slip',
  openBets: 'Open bets',
  matches: 'Matches',
  markets: 'Markets',
  sessions: 'Sessions',
} as const;

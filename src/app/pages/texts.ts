export const texts = {
  login: 'Sign in',
  liabilities: 'Liabilities',
  myBets: 'My Bets',
} as const;

/** Every address of the app, spelled as in docs/requirements.md#21-route-table. */
export const paths = {
  dashboard: '/dashboard',
  login: '/Users/Login',
  register: '/Users/Register',
  profile: '/profile',
  racing: '/racing',
  multi: '/multi',
  liabilities: '/liabilites',
  myBets: '/bethistory',
  casinoOrders: '/bethistory/starcasino',
  index: '/',
  news: '/news',
  practice: '/dream',
  playSafe: '/play-safe',
  casino: '/RoyalCasino',
  lotus: '/games',
  deposit: '/deposit',
  withdraw: '/withdraw',
  addPayment: '/withdraw/bank',
  transactions: '/transaction',
  statement: '/statement',
  profitLoss: '/profitloss',
  results: '/result',
  replay: '/replay',
  toStatementDetail: (vid: string): string => `/Customer/Statements?VID=${encodeURIComponent(vid)}`,
  toMatch: (sportId: string, matchId: string): string =>
    `/details/${encodeURIComponent(sportId)}/${encodeURIComponent(matchId)}`,
} as const;

/** The parent path of the login screens, the only pages open to a visitor. */
export const usersRoot = '/Users';

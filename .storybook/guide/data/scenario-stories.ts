/** Stories of whole pages under a network scenario, with their ids and source files. A test checks that both exist. */
export const scenarioStories = [
  { id: 'app-pages--dashboard', name: 'Dashboard', file: 'src/app/App.stories.tsx', story: 'Dashboard' },
  { id: 'app-pages--liabilities', name: 'Liabilities', file: 'src/app/App.stories.tsx', story: 'Liabilities' },
  { id: 'app-pages--my-bets', name: 'My bets', file: 'src/app/App.stories.tsx', story: 'MyBets' },
  { id: 'app-every-page--race-page', name: 'Race', file: 'src/app/pages/Pages.stories.tsx', story: 'RacePage' },
  {
    id: 'app-every-page--deposit-page',
    name: 'Deposit',
    file: 'src/app/pages/Pages.stories.tsx',
    story: 'DepositPage',
  },
  {
    id: 'app-every-page--withdraw-page',
    name: 'Withdrawal',
    file: 'src/app/pages/Pages.stories.tsx',
    story: 'WithdrawPage',
  },
  {
    id: 'app-every-page--statement-page',
    name: 'Statement',
    file: 'src/app/pages/Pages.stories.tsx',
    story: 'StatementPage',
  },
  {
    id: 'app-every-page--profit-loss-page',
    name: 'Profit and loss',
    file: 'src/app/pages/Pages.stories.tsx',
    story: 'ProfitLossPage',
  },
  { id: 'app-every-page--casino-page', name: 'Casino', file: 'src/app/pages/Pages.stories.tsx', story: 'CasinoPage' },
  {
    id: 'features-bet-slip-ui-betslipslot--draft',
    name: 'Bet slip',
    file: 'src/features/bet-slip/ui/BetSlipSlot.stories.tsx',
    story: 'Draft',
  },
] as const;

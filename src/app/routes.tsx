import type { RouteObject } from 'react-router-dom';
import type * as pages from './pages/elsewhere.ts';
import { paths, usersRoot } from './paths.ts';
import { PageFence, RootFence } from './shell/RouteFailure.tsx';

/** What a route of the table says of itself, as its `handle`. */
export interface RouteHandle {
  /** Open to who is not signed in, and to nobody else. */
  readonly forVisitors?: true;
  /** Shows nothing; the address that is shown instead. */
  readonly leadsTo?: string;
}

/** A page that no first screen is; where its file is, is asked for then. */
const elsewhere = (name: keyof typeof pages) => ({
  Component: async () => (await import('./pages/elsewhere.ts'))[name](),
});

const handle = (said: RouteHandle): RouteHandle => said;

/** Every address of the app. A page is loaded when it is first gone to. A new table for each app: what has loaded is written into it (pages-to-show.ts). */
export const createRoutes = (): RouteObject[] => [
  {
    element: <RootFence />,
    children: [
      {
        path: usersRoot,
        handle: handle({ forVisitors: true }),
        children: [
          { index: true, handle: handle({ leadsTo: paths.login }) },
          { path: 'Login', lazy: { Component: async () => (await import('./pages/LoginPage.tsx')).LoginPage } },
          { path: 'Register', lazy: elsewhere('RegisterPage') },
        ],
      },
      {
        path: '/',
        lazy: { Component: async () => (await import('./AppShell.tsx')).AppShell },
        children: [
          {
            element: <PageFence />,
            children: [
              { index: true, lazy: elsewhere('IndexPage') },
              {
                path: 'dashboard',
                lazy: { Component: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage },
              },
              { path: 'racing', lazy: elsewhere('RacingPage') },
              { path: 'details/7/:id', lazy: elsewhere('HorseRacePage') },
              { path: 'details/4339/:id', lazy: elsewhere('GreyhoundRacePage') },
              { path: 'details/:sport_id/:id', lazy: elsewhere('MatchPage') },
              { path: 'multi', lazy: elsewhere('MultiMarketPage') },
              { path: 'profile', lazy: elsewhere('ProfilePage') },
              { path: 'RoyalCasino', lazy: elsewhere('CasinoPage') },
              { path: 'games', lazy: elsewhere('LotusPage') },
              { path: 'liabilites', lazy: elsewhere('LiabilitiesPage') },
              { path: 'news', lazy: elsewhere('NewsPage') },
              { path: 'dream', lazy: elsewhere('DreamPage') },
              { path: 'play-safe', lazy: elsewhere('PlaySafePage') },
              { path: 'deposit', lazy: elsewhere('DepositPage') },
              {
                path: 'withdraw',
                lazy: elsewhere('WithdrawPage'),
                children: [
                  { index: true, lazy: elsewhere('WithdrawPanel') },
                  { path: 'bank', lazy: elsewhere('BankPage') },
                ],
              },
              { path: 'transaction', lazy: elsewhere('TransactionPage') },
              { path: 'statement', lazy: elsewhere('StatementPage') },
              { path: 'profitloss', lazy: elsewhere('ProfitLossPage') },
              { path: 'replay', lazy: elsewhere('ReplayPage') },
              { path: 'result', lazy: elsewhere('ResultPage') },
              {
                path: 'bethistory',
                lazy: elsewhere('BetHistoryPage'),
                children: [
                  { index: true, lazy: elsewhere('MyBetsPage') },
                  { path: 'starcasino', lazy: elsewhere('StarCasinoPage') },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/Customer/Statements',
        lazy: elsewhere('StatementDetailPage'),
      },
      { path: '*', handle: handle({ leadsTo: paths.dashboard }) },
    ],
  },
];

import type { RouteObject } from 'react-router-dom';
import { paths, usersRoot } from './paths.ts';
import { PageFence, RootFence } from './shell/RouteFailure.tsx';

/** What a route of the table says of itself, as its `handle`. */
export interface RouteHandle {
  /** Open to who is not signed in, and to nobody else. */
  readonly forVisitors?: true;
  /** Shows nothing; the address that is shown instead. */
  readonly leadsTo?: string;
}

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
          { path: 'Register', lazy: { Component: async () => (await import('./pages/RegisterPage.tsx')).RegisterPage } },
        ],
      },
      {
        path: '/',
        lazy: { Component: async () => (await import('./AppShell.tsx')).AppShell },
        children: [
          {
            element: <PageFence />,
            children: [
              { index: true, lazy: { Component: async () => (await import('./pages/IndexPage.tsx')).IndexPage } },
              { path: 'dashboard', lazy: { Component: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage } },
              { path: 'racing', lazy: { Component: async () => (await import('./pages/RacingPage.tsx')).RacingPage } },
              { path: 'details/7/:id', lazy: { Component: async () => (await import('./pages/RacePage.tsx')).HorseRacePage } },
              { path: 'details/4339/:id', lazy: { Component: async () => (await import('./pages/RacePage.tsx')).GreyhoundRacePage } },
              { path: 'details/:sport_id/:id', lazy: { Component: async () => (await import('./pages/MatchPage.tsx')).MatchPage } },
              { path: 'multi', lazy: { Component: async () => (await import('./pages/MultiMarketPage.tsx')).MultiMarketPage } },
              { path: 'profile', lazy: { Component: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage } },
              { path: 'RoyalCasino', lazy: { Component: async () => (await import('./pages/CasinoPage.tsx')).CasinoPage } },
              { path: 'games', lazy: { Component: async () => (await import('./pages/LotusPage.tsx')).LotusPage } },
              { path: 'liabilites', lazy: { Component: async () => (await import('./pages/LiabilitiesPage.tsx')).LiabilitiesPage } },
              { path: 'news', lazy: { Component: async () => (await import('./pages/NewsPage.tsx')).NewsPage } },
              { path: 'dream', lazy: { Component: async () => (await import('./pages/DreamPage.tsx')).DreamPage } },
              { path: 'play-safe', lazy: { Component: async () => (await import('./pages/PlaySafePage.tsx')).PlaySafePage } },
              { path: 'deposit', lazy: { Component: async () => (await import('./pages/DepositPage.tsx')).DepositPage } },
              {
                path: 'withdraw',
                lazy: { Component: async () => (await import('./pages/WithdrawPage.tsx')).WithdrawPage },
                children: [
                  { index: true, lazy: { Component: async () => (await import('./pages/WithdrawPage.tsx')).WithdrawPanel } },
                  { path: 'bank', lazy: { Component: async () => (await import('./pages/BankPage.tsx')).BankPage } },
                ],
              },
              { path: 'transaction', lazy: { Component: async () => (await import('./pages/TransactionPage.tsx')).TransactionPage } },
              { path: 'statement', lazy: { Component: async () => (await import('./pages/StatementPage.tsx')).StatementPage } },
              { path: 'profitloss', lazy: { Component: async () => (await import('./pages/ProfitLossPage.tsx')).ProfitLossPage } },
              { path: 'replay', lazy: { Component: async () => (await import('./pages/ReplayPage.tsx')).ReplayPage } },
              { path: 'result', lazy: { Component: async () => (await import('./pages/ResultPage.tsx')).ResultPage } },
              {
                path: 'bethistory',
                lazy: { Component: async () => (await import('./pages/BetHistoryPage.tsx')).BetHistoryPage },
                children: [
                  { index: true, lazy: { Component: async () => (await import('./pages/MyBetsPage.tsx')).MyBetsPage } },
                  { path: 'starcasino', lazy: { Component: async () => (await import('./pages/StarCasinoPage.tsx')).StarCasinoPage } },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/Customer/Statements',
        lazy: { Component: async () => (await import('./pages/StatementDetailPage.tsx')).StatementDetailPage },
      },
      { path: '*', handle: handle({ leadsTo: paths.dashboard }) },
    ],
  },
];

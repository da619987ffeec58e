import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { session } from '#features/session/index.ts';
import { paths, usersRoot } from './paths.ts';
import { Opening } from './shell/Opening.tsx';
import { PageFailure, RootFailure } from './shell/RouteFailure.tsx';

const places = { dashboard: paths.dashboard, login: paths.login } as const;

/** The access rules of specification 2, asked on every navigation. */
const admit =
  (onLoginOrRegister: boolean): LoaderFunction =>
  () => {
    const place = session.admit(onLoginOrRegister);
    return place === null ? null : redirect(places[place]);
  };
const onEveryNavigation = () => true;

/** Every address of the app. A page is loaded when it is first gone to. A new table for each router: a router strikes out of its table what it has loaded. */
export const createRoutes = (): RouteObject[] => [
  {
    path: usersRoot,
    loader: admit(true),
    shouldRevalidate: onEveryNavigation,
    HydrateFallback: Opening,
    ErrorBoundary: RootFailure,
    children: [
      { index: true, loader: () => redirect(paths.login) },
      { path: 'Login', lazy: { Component: async () => (await import('./pages/LoginPage.tsx')).LoginPage } },
      { path: 'Register', lazy: { Component: async () => (await import('./pages/RegisterPage.tsx')).RegisterPage } },
    ],
  },
  {
    path: '/',
    loader: admit(false),
    shouldRevalidate: onEveryNavigation,
    lazy: { Component: async () => (await import('./AppShell.tsx')).AppShell },
    HydrateFallback: Opening,
    ErrorBoundary: RootFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
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
    loader: admit(false),
    shouldRevalidate: onEveryNavigation,
    lazy: { Component: async () => (await import('./pages/StatementDetailPage.tsx')).StatementDetailPage },
    HydrateFallback: Opening,
    ErrorBoundary: RootFailure,
  },
  { path: '*', loader: () => redirect(paths.dashboard) },
];

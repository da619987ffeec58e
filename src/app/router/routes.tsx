import { Navigate, Route } from 'react-router-dom';
import { RequireSession, RequireVisitor } from './guards.tsx';
import { createLazyWithPreload } from './lazy-with-preload.tsx';
import { paths, usersRoot } from './paths.ts';
import { PageErrorBoundary, RootErrorBoundary } from './RouteErrorBoundary.tsx';

const AppShell = createLazyWithPreload(async () => (await import('../layout/AppShell.tsx')).AppShell);
const BankPage = createLazyWithPreload(async () => (await import('../pages/BankPage.tsx')).BankPage);
const BetHistoryPage = createLazyWithPreload(async () => (await import('../pages/BetHistoryPage.tsx')).BetHistoryPage);
const CasinoPage = createLazyWithPreload(async () => (await import('../pages/CasinoPage.tsx')).CasinoPage);
const DashboardPage = createLazyWithPreload(async () => (await import('../pages/DashboardPage.tsx')).DashboardPage);
const DepositPage = createLazyWithPreload(async () => (await import('../pages/DepositPage.tsx')).DepositPage);
const PracticePage = createLazyWithPreload(async () => (await import('../pages/PracticePage.tsx')).PracticePage);
const GreyhoundRacePage = createLazyWithPreload(async () => (await import('../pages/RacePage.tsx')).GreyhoundRacePage);
const HorseRacePage = createLazyWithPreload(async () => (await import('../pages/RacePage.tsx')).HorseRacePage);
const IndexPage = createLazyWithPreload(async () => (await import('../pages/IndexPage.tsx')).IndexPage);
const LiabilitiesPage = createLazyWithPreload(
  async () => (await import('../pages/LiabilitiesPage.tsx')).LiabilitiesPage,
);
const LoginPage = createLazyWithPreload(async () => (await import('../pages/LoginPage.tsx')).LoginPage);
const LotusPage = createLazyWithPreload(async () => (await import('../pages/LotusPage.tsx')).LotusPage);
const MatchPage = createLazyWithPreload(async () => (await import('../pages/MatchPage.tsx')).MatchPage);
const MultiMarketPage = createLazyWithPreload(
  async () => (await import('../pages/MultiMarketPage.tsx')).MultiMarketPage,
);
const MyBetsPage = createLazyWithPreload(async () => (await import('../pages/MyBetsPage.tsx')).MyBetsPage);
const NewsPage = createLazyWithPreload(async () => (await import('../pages/NewsPage.tsx')).NewsPage);
const PlaySafePage = createLazyWithPreload(async () => (await import('../pages/PlaySafePage.tsx')).PlaySafePage);
const ProfilePage = createLazyWithPreload(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage);
const ProfitLossPage = createLazyWithPreload(async () => (await import('../pages/ProfitLossPage.tsx')).ProfitLossPage);
const RacingPage = createLazyWithPreload(async () => (await import('../pages/RacingPage.tsx')).RacingPage);
const RegisterPage = createLazyWithPreload(async () => (await import('../pages/RegisterPage.tsx')).RegisterPage);
const ReplayPage = createLazyWithPreload(async () => (await import('../pages/ReplayPage.tsx')).ReplayPage);
const ResultPage = createLazyWithPreload(async () => (await import('../pages/ResultPage.tsx')).ResultPage);
const StarCasinoPage = createLazyWithPreload(async () => (await import('../pages/StarCasinoPage.tsx')).StarCasinoPage);
const StatementDetailPage = createLazyWithPreload(
  async () => (await import('../pages/StatementDetailPage.tsx')).StatementDetailPage,
);
const StatementPage = createLazyWithPreload(async () => (await import('../pages/StatementPage.tsx')).StatementPage);
const TransactionPage = createLazyWithPreload(
  async () => (await import('../pages/TransactionPage.tsx')).TransactionPage,
);
const WithdrawPage = createLazyWithPreload(async () => (await import('../pages/WithdrawPage.tsx')).WithdrawPage);
const WithdrawPanel = createLazyWithPreload(async () => (await import('../pages/WithdrawPage.tsx')).WithdrawPanel);

/** Every address of the app, for `<Routes>`. Each page downloads on its first use. */
export const routes = (
  <Route element={<RootErrorBoundary />}>
    <Route element={<RequireVisitor />}>
      <Route path={usersRoot}>
        <Route index element={<Navigate to={paths.login} replace />} />
        <Route path="Login" element={<LoginPage />} />
        <Route path="Register" element={<RegisterPage />} />
      </Route>
    </Route>
    <Route element={<RequireSession />}>
      <Route element={<AppShell />}>
        <Route element={<PageErrorBoundary />}>
          <Route index element={<IndexPage />} />
          <Route path="dashboard" element={<DashboardPage />} />
          <Route path="racing" element={<RacingPage />} />
          <Route path="details/7/:id" element={<HorseRacePage />} />
          <Route path="details/4339/:id" element={<GreyhoundRacePage />} />
          <Route path="details/:sport_id/:id" element={<MatchPage />} />
          <Route path="multi" element={<MultiMarketPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="RoyalCasino" element={<CasinoPage />} />
          <Route path="games" element={<LotusPage />} />
          <Route path="liabilites" element={<LiabilitiesPage />} />
          <Route path="news" element={<NewsPage />} />
          <Route path="dream" element={<PracticePage />} />
          <Route path="play-safe" element={<PlaySafePage />} />
          <Route path="deposit" element={<DepositPage />} />
          <Route path="withdraw" element={<WithdrawPage />}>
            <Route index element={<WithdrawPanel />} />
            <Route path="bank" element={<BankPage />} />
          </Route>
          <Route path="transaction" element={<TransactionPage />} />
          <Route path="statement" element={<StatementPage />} />
          <Route path="profitloss" element={<ProfitLossPage />} />
          <Route path="replay" element={<ReplayPage />} />
          <Route path="result" element={<ResultPage />} />
          <Route path="bethistory" element={<BetHistoryPage />}>
            <Route index element={<MyBetsPage />} />
            <Route path="starcasino" element={<StarCasinoPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="Customer/Statements" element={<StatementDetailPage />} />
      <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
    </Route>
  </Route>
);

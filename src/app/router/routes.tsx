import { Navigate, Route } from 'react-router-dom';
import { RequireSession, RequireVisitor } from './guards.tsx';
import { createFirstPage, createLazyPage } from './lazy-page.ts';
import { paths, usersRoot } from './paths.ts';
import { PageErrorBoundary, RootErrorBoundary } from './RouteErrorBoundary.tsx';

const loadRacePage = () => import('../pages/RacePage.tsx');
const loadWithdrawPage = () => import('../pages/WithdrawPage.tsx');

const AppShell = createFirstPage(async () => (await import('../layout/AppShell.tsx')).AppShell);
const BankPage = createLazyPage(async () => (await import('../pages/BankPage.tsx')).BankPage);
const BetHistoryPage = createLazyPage(async () => (await import('../pages/BetHistoryPage.tsx')).BetHistoryPage);
const CasinoPage = createLazyPage(async () => (await import('../pages/CasinoPage.tsx')).CasinoPage);
const DashboardPage = createFirstPage(async () => (await import('../pages/DashboardPage.tsx')).DashboardPage);
const DepositPage = createLazyPage(async () => (await import('../pages/DepositPage.tsx')).DepositPage);
const PracticePage = createLazyPage(async () => (await import('../pages/PracticePage.tsx')).PracticePage);
const GreyhoundRacePage = createLazyPage(async () => (await loadRacePage()).GreyhoundRacePage);
const HorseRacePage = createLazyPage(async () => (await loadRacePage()).HorseRacePage);
const IndexPage = createLazyPage(async () => (await import('../pages/IndexPage.tsx')).IndexPage);
const LiabilitiesPage = createLazyPage(async () => (await import('../pages/LiabilitiesPage.tsx')).LiabilitiesPage);
const LoginPage = createFirstPage(async () => (await import('../pages/LoginPage.tsx')).LoginPage);
const LotusPage = createLazyPage(async () => (await import('../pages/LotusPage.tsx')).LotusPage);
const MatchPage = createFirstPage(async () => (await import('../pages/MatchPage.tsx')).MatchPage);
const MultiMarketPage = createLazyPage(async () => (await import('../pages/MultiMarketPage.tsx')).MultiMarketPage);
const MyBetsPage = createLazyPage(async () => (await import('../pages/MyBetsPage.tsx')).MyBetsPage);
const NewsPage = createLazyPage(async () => (await import('../pages/NewsPage.tsx')).NewsPage);
const PlaySafePage = createLazyPage(async () => (await import('../pages/PlaySafePage.tsx')).PlaySafePage);
const ProfilePage = createLazyPage(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage);
const ProfitLossPage = createLazyPage(async () => (await import('../pages/ProfitLossPage.tsx')).ProfitLossPage);
const RacingPage = createLazyPage(async () => (await import('../pages/RacingPage.tsx')).RacingPage);
const RegisterPage = createFirstPage(async () => (await import('../pages/RegisterPage.tsx')).RegisterPage);
const ReplayPage = createLazyPage(async () => (await import('../pages/ReplayPage.tsx')).ReplayPage);
const ResultPage = createLazyPage(async () => (await import('../pages/ResultPage.tsx')).ResultPage);
const StarCasinoPage = createLazyPage(async () => (await import('../pages/StarCasinoPage.tsx')).StarCasinoPage);
const StatementDetailPage = createLazyPage(
  async () => (await import('../pages/StatementDetailPage.tsx')).StatementDetailPage,
);
const StatementPage = createLazyPage(async () => (await import('../pages/StatementPage.tsx')).StatementPage);
const TransactionPage = createLazyPage(async () => (await import('../pages/TransactionPage.tsx')).TransactionPage);
const WithdrawPage = createLazyPage(async () => (await loadWithdrawPage()).WithdrawPage);
const WithdrawPanel = createLazyPage(async () => (await loadWithdrawPage()).WithdrawPanel);

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

/*
 * Where the pages are that no first screen is. Some forty files with what they need are named here: in the first screen's own files they would be a
 * hundredth of all that it waits for.
 */
export const RegisterPage = async () => (await import('./RegisterPage.tsx')).RegisterPage;
export const IndexPage = async () => (await import('./IndexPage.tsx')).IndexPage;
export const RacingPage = async () => (await import('./RacingPage.tsx')).RacingPage;
export const HorseRacePage = async () => (await import('./RacePage.tsx')).HorseRacePage;
export const GreyhoundRacePage = async () => (await import('./RacePage.tsx')).GreyhoundRacePage;
export const MatchPage = async () => (await import('./MatchPage.tsx')).MatchPage;
export const MultiMarketPage = async () => (await import('./MultiMarketPage.tsx')).MultiMarketPage;
export const ProfilePage = async () => (await import('./ProfilePage.tsx')).ProfilePage;
export const CasinoPage = async () => (await import('./CasinoPage.tsx')).CasinoPage;
export const LotusPage = async () => (await import('./LotusPage.tsx')).LotusPage;
export const LiabilitiesPage = async () => (await import('./LiabilitiesPage.tsx')).LiabilitiesPage;
export const NewsPage = async () => (await import('./NewsPage.tsx')).NewsPage;
export const DreamPage = async () => (await import('./DreamPage.tsx')).DreamPage;
export const PlaySafePage = async () => (await import('./PlaySafePage.tsx')).PlaySafePage;
export const DepositPage = async () => (await import('./DepositPage.tsx')).DepositPage;
export const WithdrawPage = async () => (await import('./WithdrawPage.tsx')).WithdrawPage;
export const WithdrawPanel = async () => (await import('./WithdrawPage.tsx')).WithdrawPanel;
export const BankPage = async () => (await import('./BankPage.tsx')).BankPage;
export const TransactionPage = async () => (await import('./TransactionPage.tsx')).TransactionPage;
export const StatementPage = async () => (await import('./StatementPage.tsx')).StatementPage;
export const ProfitLossPage = async () => (await import('./ProfitLossPage.tsx')).ProfitLossPage;
export const ReplayPage = async () => (await import('./ReplayPage.tsx')).ReplayPage;
export const ResultPage = async () => (await import('./ResultPage.tsx')).ResultPage;
export const BetHistoryPage = async () => (await import('./BetHistoryPage.tsx')).BetHistoryPage;
export const MyBetsPage = async () => (await import('./MyBetsPage.tsx')).MyBetsPage;
export const StarCasinoPage = async () => (await import('./StarCasinoPage.tsx')).StarCasinoPage;
export const StatementDetailPage = async () => (await import('./StatementDetailPage.tsx')).StatementDetailPage;

import { getOtpToEnableApp } from './account/auth-app.ts';
import { limits, setLimits, timeOut } from './account/gambling-limits.ts';
import { getSocketStatus } from './account/settings.ts';
import { statements } from './account/statements.ts';
import { generateTelegramConnectionId } from './account/telegram.ts';
import { disableApp, twoStep } from './account/two-step.ts';
import * as user from './account/user.ts';
import { getUserBalanceV1, logout } from './account/user-session.ts';
import { userLogin, verifyOTP } from './account/user-sign-in.ts';
import {
  bets,
  deleteBets,
  getExposures,
  getFancyLiability,
  getTeamPosition,
  openBets,
  settledBets,
  voidBets,
} from './betting/bet-list.ts';
import { saveBet, saveFancyBet, saveHrBet } from './betting/bet-place.ts';
import { eventsProfitLoss, plBets, sportsPL } from './betting/reports.ts';
import { casinoGames, gameList, launchUrl, lobbyUrl, lotusBets, qtechSports } from './casino/casino.ts';
import { getLogo } from './content/content.ts';
import { getNews } from './content/news.ts';
import { applyValidation, eventLists, getEventsLimit } from './markets/event-limits.ts';
import { getFancies, getRunTimeFancyPosition } from './markets/fancy.ts';
import { matchDetails } from './markets/match-details.ts';
import { getTvUrlScoreboardUrl } from './markets/match-frame.ts';
import { homeMatchesV2 } from './markets/match-home.ts';
import { matchResults } from './markets/match-result.ts';
import { priceHistory } from './markets/price-history.ts';
import { allRacingMarkets } from './markets/races.ts';
import { score } from './markets/score.ts';
import { getSports } from './markets/sports.ts';
import * as wallet from './wallet/wallet.ts';
import * as walletDetail from './wallet/wallet-detail.ts';

/** Every call of the app, by the name of its constant. The simulated exchange responds to each of them exactly once. */
export const contract = {
  userLogin,
  verifyOTP,
  register: user.register,
  logout,
  updatePassword: user.updatePassword,
  disableTelegramSentOTP: user.disableTelegramSentOTP,
  disableTelegramVerifyOTP: user.disableTelegramVerifyOTP,
  getUserBalanceV1,
  getUserMatchStack: user.getUserMatchStack,
  updateMatchStack: user.updateMatchStack,
  getLogo,
  getOtpToEnableApp,
  generateTelegramConnectionId,
  twoStep,
  disableApp,
  getSocketStatus,
  applyValidation,
  getEventsLimit,
  eventLists,
  getSports,
  homeMatchesV2,
  matchDetails,
  getTvUrlScoreboardUrl,
  matchResults,
  score,
  priceHistory,
  getFancies,
  getRunTimeFancyPosition,
  allRacingMarkets,
  saveBet,
  saveFancyBet,
  saveHrBet,
  bets,
  openBets,
  settledBets,
  voidBets,
  deleteBets,
  getTeamPosition,
  getFancyLiability,
  getExposures,
  plBets,
  statements,
  sportsPL,
  eventsProfitLoss,
  qtechSports,
  casinoGames,
  gameList,
  launchUrl,
  lobbyUrl,
  lotusBets,
  getNews,
  limits,
  setLimits,
  timeOut,
  getwalletsummary: wallet.getwalletsummary,
  getPayementMethod: wallet.getPayementMethod,
  createPaymentMethod: walletDetail.createPaymentMethod,
  getwalletBankDetail: walletDetail.getwalletBankDetail,
  removePaymentDetails: walletDetail.removePaymentDetails,
  getParentPayementDetails: wallet.getParentPayementDetails,
  walletchipIn: wallet.walletchipIn,
  walletchipOutV2: wallet.walletchipOutV2,
};

export type EndpointName = keyof typeof contract;

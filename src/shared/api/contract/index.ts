import { statements } from './account.ts';
import { getOtpToEnableApp } from './auth-app.ts';
import { bets, deleteBets, getExposures, getFancyLiability, getTeamPosition, openBets, settledBets, voidBets } from './bet-list.ts';
import { saveBet, saveFancyBet, saveHrBet } from './bet-place.ts';
import { casinoGames, gameList, launchUrl, lobbyUrl, lotusBets, qtechSports } from './casino.ts';
import { getLogo } from './content.ts';
import { applyValidation, eventLists, getEventsLimit } from './event.ts';
import { getFancies, getRunTimeFancyPosition } from './fancy.ts';
import { allRacingMarkets } from './market.ts';
import { getTvUrlScoreboardUrl } from './match-frame.ts';
import { homeMatchesV2 } from './match-home.ts';
import { matchResults } from './match-result.ts';
import { matchDetails } from './match.ts';
import { getNews } from './news.ts';
import { limits, setLimits, timeOut } from './play.ts';
import { eventsProfitLoss, plBets, sportsPL } from './report.ts';
import { score } from './score.ts';
import { getSocketStatus } from './settings.ts';
import { getSports } from './sports.ts';
import { generateTelegramConnectionId } from './telegram.ts';
import { disableApp, twoStep } from './two-step.ts';
import { getUserBalanceV1, logout } from './user-session.ts';
import { userLogin, verifyOTP } from './user-sign-in.ts';
import * as user from './user.ts';
import * as walletDetail from './wallet-detail.ts';
import * as wallet from './wallet.ts';

/** Every call the app makes, by the name of its constant. The simulated exchange answers each of them exactly once. */
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

import type { EndpointName } from '#shared/api/contract/index.ts';
import { callTexts } from '../../contract/fields/call-texts.ts';

/** Calls that this check never makes, with the reason. */
const reasons: Partial<Record<EndpointName, string>> = {
  register: 'it creates an account',
  updatePassword: 'it changes the password',
  updateMatchStack: 'it changes the quick stakes',
  disableTelegramSentOTP: 'it changes the second step of the account',
  disableTelegramVerifyOTP: 'it changes the second step of the account',
  generateTelegramConnectionId: 'it changes the second step of the account',
  getOtpToEnableApp: 'it changes the second step of the account',
  disableApp: 'it changes the second step of the account',
  setLimits: 'it changes the limits of the account',
  timeOut: 'it stops the account from betting',
  createPaymentMethod: 'it changes the payment details',
  removePaymentDetails: 'it changes the payment details',
  walletchipIn: 'it moves money',
  walletchipOutV2: 'it moves money',
  saveBet: 'it moves money: pass --bets <marketId>',
  saveFancyBet: 'it moves money: pass --session-bets <fancyId>',
  saveHrBet: 'it moves money: pass --bets <marketId> of a race',
  lobbyUrl: 'it opens a session at the provider',
};

/** Says why a call has no result at the end of a run. */
export function describeUntried(name: EndpointName, isSignedIn: boolean): string {
  if (callTexts[name].isUnused === true) return 'no page of this build sends it';
  return reasons[name] ?? (isSignedIn ? 'no earlier response names its ids' : 'the sign-in failed');
}

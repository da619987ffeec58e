import { type Money, toPlainText } from '#shared/domain/money/money.ts';
import { formatPlainPrice, type MarketPrice } from '#shared/domain/odds/odds.ts';

/** Refusal messages, to the letter of the contract. */
export const refusalMessage = {
  accountLocked: 'Your account is locked!',
  bettingLocked: 'Your betting is locked!',
  sessionBettingLocked: 'Your session betting is locked!',
  oneAtATime: 'Only one bet at a time is allowed!',
  marketLocked: 'Market is locked!',
  suspended: 'Odds suspended!',
  declared: 'Market result declared',
  noInPlay: 'Inplay betting is not allowed!',
  noBacks: 'Back Bets not Allowed!',
  noLays: 'Lay Bets not Allowed!',
  unmatched: 'Unmatch bet not allowed.',
  /** A withdrawal's message ends with "!" (`mocks/exchange/wallet/messages.ts`). Both are specified so. */
  balance: 'Insufficient Balance.',
  ballRunning: 'Ball Running',
  fancySuspended: 'Fancy is suspended!',
  fancyClosed: 'Fancy Closed!',
  fancyDeclared: 'Fancy result declared!',
  rateChanged: 'Fancy Rate Changed!',
  runChanged: 'Run Changed!',
  minStake: (limit: Money) => `Market min stack is ${toPlainText(limit)}`,
  maxStake: (limit: Money) => `Market max stack is ${toPlainText(limit)}`,
  minOdds: (limit: MarketPrice) => `Market min odd limit is ${formatPlainPrice(limit)}`,
  maxOdds: (limit: MarketPrice) => `Market max odd limit is ${formatPlainPrice(limit)}`,
  maxProfit: (limit: Money) => `Market max profit(${toPlainText(limit)}) limit is over`,
  tooEarly: (minutes: number) => `Bet will be accepted ${minutes} minutes before the market starts`,
  fancyMinStake: (limit: Money) => `Session min stack is ${toPlainText(limit)}`,
  fancyMaxStake: (limit: Money) => `Session max stack is ${toPlainText(limit)}`,
  fancyMaxProfit: (limit: Money) => `Session max profit(${toPlainText(limit)}) limit is over`,
} as const;

/** Reasons in the list of void bets. */
export const voidReason = {
  byOperator: 'Market annulled by the operator',
  nonRunner: 'Non-runner',
  winnerRemoved: 'Result unclear: the winner was taken out',
  notPlayedOut: 'No result: not played to its end',
} as const;

export const acceptedMessage = { one: 'Bet placed successfully.', many: 'Bets placed successfully.' } as const;

import type { EndpointName } from '#shared/api/contract/index.ts';
import { accountCalls } from './account.ts';
import { bettingCalls } from './betting.ts';
import type { CallText } from './call-text.ts';
import { casinoCalls } from './casino.ts';
import { cricketCalls } from './cricket.ts';
import { listCalls } from './lists-and-limits.ts';
import { marketCalls } from './markets.ts';
import { reportCalls } from './reports.ts';
import { signInCalls } from './sign-in.ts';
import { walletCalls } from './wallet.ts';

/** A group of calls, in the order of the documents. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, CallText>>;
}

export const callGroups: readonly CallGroup[] = [
  { name: 'Sign-in', description: 'Accounts, passwords and the second step.', calls: signInCalls },
  { name: 'Account', description: "Balance, statement, settings and the bettor's own limits.", calls: accountCalls },
  {
    name: 'Markets',
    description: 'Matches, markets, races, prices and results.',
    calls: { ...marketCalls, ...listCalls },
  },
  { name: 'Session lines and scores', description: 'Session lines of cricket, and scores.', calls: cricketCalls },
  { name: 'Betting', description: 'Bets, positions and reports.', calls: { ...bettingCalls, ...reportCalls } },
  { name: 'Casino', description: 'Providers, games and rounds.', calls: casinoCalls },
  { name: 'Wallet', description: 'Deposits, withdrawals and payment details.', calls: walletCalls },
];

/** The texts of every call of the contract. A call without texts does not compile. */
export const callTexts: Readonly<Record<EndpointName, CallText>> = {
  ...signInCalls,
  ...accountCalls,
  ...marketCalls,
  ...listCalls,
  ...cricketCalls,
  ...bettingCalls,
  ...reportCalls,
  ...casinoCalls,
  ...walletCalls,
};

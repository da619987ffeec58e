import { units } from '#shared/domain/money/money.ts';
import type { SecondStepKind } from '../interface/accounts.ts';
import type { BetDelays } from '../interface/operator.ts';
import { postCash } from './ledger.ts';
import { hashPassword } from './password.ts';
import { type ExchangeState, takeNextNumber, type UserRecord } from './state.ts';

export const defaultStakes = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);

/** Bet delays in play, in seconds. There is no delay before the start. */
export const defaultDelays: BetDelays = {
  matchOdds: 5,
  soccer: 5,
  tennis: 3,
  bookmaker: 1,
  fancy: 2,
  ballByBall: 0,
  virtual: 0,
};

export const demoPassword = 'Demo1234';
export const demoOtp = '123456';
/** First account of every new world. */
export const demoUserId = 'u1001';

export interface NewUser {
  readonly userName: string;
  readonly password: string;
  readonly mobile: string;
  readonly rupees: number;
  readonly welcome: string;
  readonly secondStep?: SecondStepKind;
  readonly fixedOtp?: string;
  readonly locked?: boolean;
}

export function addUser(state: ExchangeState, user: NewUser, at: number): UserRecord {
  const userId = `u${1000 + takeNextNumber(state)}`;
  const record: UserRecord = {
    userId,
    userName: user.userName,
    passwordHash: hashPassword(userId, user.password),
    mobile: user.mobile,
    secondStep: user.secondStep ?? 'none',
    fixedOtp: user.fixedOtp ?? null,
    otp: null,
    telegramId: null,
    stakes: defaultStakes,
    switches: { accountLocked: user.locked ?? false },
  };
  state.users[userId] = record;
  postCash(state, { userId, at, kind: 'opening', amount: units(user.rupees), description: user.welcome });
  return record;
}

/** Accounts of a new world: two bettors, one with a second step, and one locked. */
const demoUsers: readonly NewUser[] = [
  { userName: 'demo', password: demoPassword, mobile: '9000000001', rupees: 50_000, welcome: 'Opening balance' },
  { userName: 'demo2', password: demoPassword, mobile: '9000000002', rupees: 50_000, welcome: 'Opening balance' },
  {
    userName: 'twostep',
    password: demoPassword,
    mobile: '9000000003',
    rupees: 50_000,
    welcome: 'Opening balance',
    secondStep: 'secure-auth',
    fixedOtp: demoOtp,
  },
  {
    userName: 'locked',
    password: demoPassword,
    mobile: '9000000004',
    rupees: 50_000,
    welcome: 'Opening balance',
    locked: true,
  },
];

export function createInitialState(seed: number, at: number): ExchangeState {
  const state: ExchangeState = {
    format: 2,
    seed,
    time: at,
    counter: 0,
    users: {},
    sessions: {},
    orders: [],
    bets: [],
    entries: [],
    cash: {},
    markets: {},
    fancies: {},
    abandoned: {},
    delays: defaultDelays,
    slices: {},
  };
  for (const user of demoUsers) addUser(state, user, at);
  return state;
}

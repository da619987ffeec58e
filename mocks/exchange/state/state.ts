import type { Bet } from '#shared/domain/bet/bet.ts';
import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import type { CasinoRecords } from '../casino/records.ts';
import type { SecondStepKind } from '../interface/accounts.ts';
import type { EntryKind } from '../interface/ledger.ts';
import type { BetDelays, FancySwitches, MarketSwitches, UserSwitches } from '../interface/operator.ts';

/** One runner or line of an order, with all names, so that lists need no scripts. */
export interface OrderLeg {
  readonly kind: MarketKind;
  readonly sportId: string;
  readonly sportName: string;
  readonly seriesName: string;
  readonly matchId: string;
  readonly matchName: string;
  /** Milliseconds. */
  readonly startsAt: number;
  /** Market or fancy id. */
  readonly eventId: string;
  readonly eventName: string;
  /** Null for a fancy. */
  readonly runnerId: number | null;
  readonly selectionName: string;
  /** YES is back. */
  readonly side: Side;
  /** For a fancy, the run, in hundredths like every price. */
  readonly price: BetPrice;
  /** For a fancy, the payout on 100, in hundredths; 0 otherwise. */
  readonly size: number;
  readonly stake: Money;
}

export interface BetRecord extends OrderLeg {
  readonly betId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly placedAt: number;
  readonly reference: string | null;
  readonly state: 'active' | 'settled' | Exclude<Bet['state'], 'active'>;
  readonly result: Money | null;
  readonly settledAt: number | null;
  readonly winnerName: string | null;
  readonly deletedReason: string | null;
}

/** Order that is held, or the record of its outcome. */
export interface OrderRecord {
  readonly orderId: string;
  readonly userId: string;
  readonly reference: string | null;
  readonly at: number;
  readonly dueAt: number;
  readonly legs: readonly OrderLeg[];
  readonly state: 'held' | 'placed' | 'refused';
  readonly message: string;
}

export interface LedgerRecord {
  readonly entryId: string;
  readonly userId: string;
  readonly at: number;
  readonly kind: EntryKind;
  readonly amount: Money;
  readonly description: string;
  readonly sportId: string | null;
  readonly matchId: string | null;
  readonly eventId: string | null;
  readonly type: 0 | 1 | 2;
  readonly remark: string;
}

export interface UserRecord {
  readonly userId: string;
  readonly userName: string;
  readonly passwordHash: string;
  readonly mobile: string;
  readonly secondStep: SecondStepKind;
  /** Fixed code of the demo accounts. */
  readonly fixedOtp: string | null;
  readonly otp: { readonly code: string; readonly expiresAt: number } | null;
  readonly telegramId: string | null;
  /** Code that links an authenticator app. Missing in states that were saved before this field existed. */
  readonly appLink?: { readonly code: string; readonly expiresAt: number } | null;
  /** Linked app: the secret of its codes, and the period of the last used one. */
  readonly app?: { readonly secret: number; readonly lastUsedPeriod: number } | null;
  readonly stakes: readonly Money[];
  readonly switches: UserSwitches;
}

export interface SessionRecord {
  readonly userId: string;
  readonly expiresAt: number;
}

/** State that is not a function of seed and time. Plain JSON; replaced as a whole when another tab has written. */
export interface ExchangeState {
  readonly format: 2;
  readonly seed: number;
  /** Time up to which all due events have run. */
  time: number;
  /** Last number given to an order, bet, entry or account. */
  counter: number;
  users: Record<string, UserRecord>;
  sessions: Record<string, SessionRecord>;
  orders: OrderRecord[];
  bets: BetRecord[];
  entries: LedgerRecord[];
  /** Cash by user. The exchange account holds the opposite of every entry, so the sum is zero. */
  cash: Record<string, Money>;
  markets: Record<string, MarketSwitches & { readonly removed?: Readonly<Record<number, number>> }>;
  fancies: Record<string, FancySwitches>;
  /** Time at which the operator abandoned a market or fancy. */
  abandoned: Record<string, number>;
  delays: BetDelays;
  slices: Record<string, unknown>;
  /** Missing until a user opens a table. */
  casino?: CasinoRecords;
}

/** Tells whether a saved value is the state of an exchange of this seed. */
export const isSavedState = (value: unknown, seed: number): value is ExchangeState =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 2 &&
  'seed' in value &&
  value.seed === seed;

export const EXCHANGE_ACCOUNT = 'house';

export const takeNextNumber = (state: ExchangeState): number => {
  state.counter += 1;
  return state.counter;
};

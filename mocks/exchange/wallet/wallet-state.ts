import { type Money, units } from '#shared/domain/money/money.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import type { ActionResult } from '../interface/paging-and-results.ts';

/** Payout details of a user. */
export interface PayoutDetail {
  readonly detailId: string;
  readonly methodId: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface WalletRequestRecord {
  readonly requestId: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAW';
  readonly amount: Money;
  readonly at: number;
  readonly remark: string;
  /** Bank reference of a deposit, or `requestId` of a withdrawal. */
  readonly bankReferenceOrId: string;
  /** Times at which processing starts and ends. */
  readonly startedAt: number;
  readonly decidedAt: number;
  /** Reason of the rejection. Null when the request will be accepted. */
  readonly rejectionReason: string | null;
  /** `open` until the request is decided and its cash recorded. */
  readonly decision: 'open' | 'accepted' | 'rejected';
}

export interface WalletState {
  readonly counter: number;
  readonly details: readonly PayoutDetail[];
  /** Newest first. */
  readonly requests: readonly WalletRequestRecord[];
  /** Results of recent requests, newest first. A repeated idempotency reference gets its first result. */
  readonly results: readonly StoredResult[];
}

interface StoredResult {
  readonly reference: string;
  readonly result: ActionResult;
  /** Missing in states that were saved before this field existed. */
  readonly at?: number;
}

/** Name of the exchange's state slice that holds all wallets. */
export const WALLET_SLICE = 'wallet@3';

/** Smallest request. */
export const MIN_REQUEST = units(100);

export type WalletStates = Readonly<Record<string, WalletState>>;

export const EMPTY_WALLET: WalletState = { counter: 0, details: [], requests: [], results: [] };

/** Shortest time for which a reference returns its first result, in milliseconds. The contract says 24 hours. */
const RESULT_LIFETIME_MS = DAY_MS;

/** Stores a result under its reference, and drops expired results. */
export const rememberResult = (
  wallet: WalletState,
  reference: string,
  result: ActionResult,
  now: number,
): WalletState => ({
  ...wallet,
  results: [
    { reference, result, at: now },
    // A result without a time gets the time of now, so that it expires too.
    ...wallet.results.map((each) => ({ ...each, at: each.at ?? now })),
  ].filter(({ at }) => now - at < RESULT_LIFETIME_MS),
});

export type WalletRequestState = 'PENDING' | 'PROGRESS' | 'ACCEPTED' | 'REJECTED';

/** Returns the progress of a request. */
export function readRequestState(
  request: WalletRequestRecord,
  now: number,
): { readonly state: WalletRequestState; readonly since: number } {
  if (request.decision !== 'open')
    return { state: request.decision === 'accepted' ? 'ACCEPTED' : 'REJECTED', since: request.decidedAt };
  return now < request.startedAt
    ? { state: 'PENDING', since: request.at }
    : { state: 'PROGRESS', since: request.startedAt };
}

export const hasOpenRequest = (wallet: WalletState, kind: WalletRequestRecord['kind']): boolean =>
  wallet.requests.some((each) => each.kind === kind && each.decision === 'open');

/** Tells whether any account's deposit has used the bank reference. A rejected deposit frees its reference. */
export const isBankReferenceUsed = (wallets: WalletStates, bankReference: string): boolean =>
  Object.values(wallets)
    .flatMap(({ requests }) => requests)
    .some(
      (each) => each.kind === 'DEPOSIT' && each.bankReferenceOrId === bankReference && each.decision !== 'rejected',
    );

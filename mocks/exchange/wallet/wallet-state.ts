import { type Money, units } from '#shared/domain/money/money.ts';
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
  /** Results of recent requests by idempotency reference. A repeated one gets its first result. */
  readonly results: readonly { readonly reference: string; readonly result: ActionResult }[];
}

/** Name of the exchange's state slice that holds all wallets. */
export const WALLET_SLICE = 'wallet@3';

/** Smallest request. */
export const MIN_REQUEST = units(100);

export type WalletStates = Readonly<Record<string, WalletState>>;

export const EMPTY_WALLET: WalletState = { counter: 0, details: [], requests: [], results: [] };

const MAX_STORED_RESULTS = 100;

export const rememberResult = (wallet: WalletState, reference: string, result: ActionResult): WalletState => ({
  ...wallet,
  results: [{ reference, result }, ...wallet.results].slice(0, MAX_STORED_RESULTS),
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

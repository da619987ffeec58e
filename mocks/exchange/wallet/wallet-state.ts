import { units, type Money } from '#shared/domain/money/money.ts';
import type { CommandResult } from '../interface/paging-and-results.ts';

/** Where a user wants to be paid. */
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
  /** The bank's reference of a deposit; our own of a withdrawal. */
  readonly reference: string;
  /** When somebody takes it up, and when it is decided. */
  readonly startedAt: number;
  readonly decidedAt: number;
  /** Why it will be rejected; null for one that will be accepted. */
  readonly rejectionReason: string | null;
  /** `open` until its cash has moved (or is known not to). */
  readonly decision: 'open' | 'accepted' | 'rejected';
}

export interface WalletState {
  readonly counter: number;
  readonly details: readonly PayoutDetail[];
  /** Newest first. */
  readonly requests: readonly WalletRequestRecord[];
  /** What the latest intents were answered: a repeated one gets the first answer. */
  readonly answers: readonly { readonly intent: string; readonly answer: CommandResult }[];
}

/** The drawer of the exchange that holds every user's purse. */
export const WALLET_SLICE = 'wallet@2';

/** No request is smaller. */
export const MIN_REQUEST = units(100);

export type WalletStates = Readonly<Record<string, WalletState>>;

export const EMPTY_WALLET: WalletState = { counter: 0, details: [], requests: [], answers: [] };

const MAX_STORED_ANSWERS = 100;

export const rememberAnswer = (wallet: WalletState, intent: string, answer: CommandResult): WalletState => ({
  ...wallet,
  answers: [{ intent, answer }, ...wallet.answers].slice(0, MAX_STORED_ANSWERS),
});

export type WalletRequestState = 'PENDING' | 'PROGRESS' | 'ACCEPTED' | 'REJECTED';

/** How far a request is. */
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

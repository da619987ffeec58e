import { units, type Money } from '#shared/domain/money.ts';
import type { Answer } from '../exchange.ts';

/** Where a user wants to be paid. */
export interface Detail {
  readonly detailId: string;
  readonly methodId: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface WalletRequest {
  readonly requestId: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAW';
  readonly amount: Money;
  readonly at: number;
  readonly remark: string;
  /** The bank's reference of a deposit; our own of a withdrawal. */
  readonly reference: string;
  /** When somebody takes it up, and when it is decided. */
  readonly takenUpAt: number;
  readonly decidedAt: number;
  /** Why it will be rejected; null for one that will be accepted. */
  readonly flaw: string | null;
  /** `open` until its cash has moved (or is known not to). */
  readonly end: 'open' | 'accepted' | 'rejected';
}

export interface Purse {
  readonly counter: number;
  readonly details: readonly Detail[];
  /** Newest first. */
  readonly requests: readonly WalletRequest[];
  /** What the latest intents were answered: a repeated one gets the first answer. */
  readonly answers: readonly { readonly intent: string; readonly answer: Answer }[];
}

/** The drawer of the exchange that holds every user's purse. */
export const WALLET_DRAWER = 'wallet@2';

/** No request is smaller. */
export const LEAST_REQUEST = units(100);

export type Purses = Readonly<Record<string, Purse>>;

export const EMPTY_PURSE: Purse = { counter: 0, details: [], requests: [], answers: [] };

const ANSWERS_KEPT = 100;

export const withAnswer = (purse: Purse, intent: string, answer: Answer): Purse => ({ ...purse, answers: [{ intent, answer }, ...purse.answers].slice(0, ANSWERS_KEPT) });

export type Shown = 'PENDING' | 'PROGRESS' | 'ACCEPTED' | 'REJECTED';

/** How far a request is. */
export function shownAt(request: WalletRequest, now: number): { readonly state: Shown; readonly since: number } {
  if (request.end !== 'open') return { state: request.end === 'accepted' ? 'ACCEPTED' : 'REJECTED', since: request.decidedAt };
  return now < request.takenUpAt ? { state: 'PENDING', since: request.at } : { state: 'PROGRESS', since: request.takenUpAt };
}

export const underWay = (purse: Purse, kind: WalletRequest['kind']): boolean => purse.requests.some((each) => each.kind === kind && each.end === 'open');

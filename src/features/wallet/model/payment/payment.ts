import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { startReconciliation, type PaymentReconciliation } from './payment-reconciliation.ts';

export type PaymentKind = 'deposit' | 'withdrawal';

/** What the bettor asks for when the button is pressed. */
export interface PaymentOrder {
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly methodId: string;
  /** The payee of a deposit, the bettor's own details for a withdrawal. */
  readonly targetId: string;
  /** The bank's reference of a deposit; "" of a withdrawal. */
  readonly bankReference: string;
  readonly remark: string;
}

/** One request as it was sent: never changed again, and enough to recognise it in the list of requests. */
export interface PaymentIntent extends PaymentOrder {
  /** Travels with the request, so that a server that knows it acts once. */
  readonly reference: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly sentAt: number;
  /** The requests of its kind that were listed before this one; null when the list had not been read. */
  readonly known: readonly string[] | null;
}

/** Why nothing was taken: the server's words, or nothing found where the request would stand. */
export type PaymentRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The life of one request, from the press of the button until the server has it (or not). */
export type PaymentStatus =
  | { readonly phase: 'idle' }
  /** Under way. `uploaded` is the share that has left, null as long as nobody has told it. */
  | { readonly phase: 'sent'; readonly intent: PaymentIntent; readonly uploadShare: number | null }
  | { readonly phase: 'unknown'; readonly intent: PaymentIntent; readonly reconciliation: PaymentReconciliation }
  /**
   * `message` is the server's, null where a look found the request. `found`: the requests that the list shows for this one, empty until
   * it is read; more than one where the server took it repeatedly. `refused`: the server's message where it had refused the request.
   */
  | {
      readonly phase: 'taken';
      readonly intent: PaymentIntent;
      readonly message: string | null;
      readonly foundRequests: readonly WalletRequest[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: PaymentIntent; readonly refusal: PaymentRefusal };

/** Whether the list of requests contradicts the answer. */
export const isContradicted = ({
  foundRequests,
  refusalMessage,
}: Extract<PaymentStatus, { phase: 'taken' }>): boolean => foundRequests.length > 1 || refusalMessage !== null;

export const IDLE_PAYMENT: PaymentStatus = { phase: 'idle' };

export type PaymentUpdate =
  | { readonly kind: 'uploaded'; readonly share: number }
  | { readonly kind: 'taken'; readonly message: string | null }
  /** What the list shows of a request that was answered or found. */
  | { readonly kind: 'found'; readonly foundRequests: readonly WalletRequest[] }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly kind: 'lost'; readonly at: number }
  | { readonly kind: 'doubt'; readonly reconciliation: PaymentReconciliation };

/** Whether its end is still to come: nothing of its kind is sent meanwhile, and it survives a reload. */
export const isAwaitingOutcome = (
  status: PaymentStatus,
): status is Extract<PaymentStatus, { phase: 'sent' | 'unknown' }> =>
  status.phase === 'sent' || status.phase === 'unknown';

/** A request that the list shows: it was taken, whatever the answer said. */
function addFoundRequests(
  status: Exclude<PaymentStatus, { phase: 'idle' }>,
  foundRequests: readonly WalletRequest[],
): PaymentStatus {
  const { intent } = status;
  if (status.phase === 'taken')
    return foundRequests.length > status.foundRequests.length ? { ...status, foundRequests } : status;
  const refusalMessage = status.phase === 'refused' && status.refusal.by === 'server' ? status.refusal.message : null;
  return foundRequests.length === 0 ? status : { phase: 'taken', intent, message: null, foundRequests, refusalMessage };
}

/** What is on its way or in doubt learns everything; what was answered learns only what the list shows. */
export function reducePaymentStatus(status: PaymentStatus, update: PaymentUpdate): PaymentStatus {
  if (status.phase !== 'idle' && update.kind === 'found') return addFoundRequests(status, update.foundRequests);
  if (!isAwaitingOutcome(status)) return status;
  const { intent } = status;
  switch (update.kind) {
    case 'uploaded':
      return status.phase === 'sent' ? { ...status, uploadShare: update.share } : status;
    case 'taken':
      return { phase: 'taken', intent, message: update.message, foundRequests: [], refusalMessage: null };
    case 'refused':
      return { phase: 'refused', intent, refusal: update.refusal };
    case 'lost':
      return {
        phase: 'unknown',
        intent,
        reconciliation: status.phase === 'unknown' ? status.reconciliation : startReconciliation(update.at),
      };
    case 'found':
      return status;
    case 'doubt':
      return { phase: 'unknown', intent, reconciliation: update.reconciliation };
  }
}

/** Rows have no id of their own: what they are called by and when they were made tells them apart. */
export const requestKey = ({ reference, at }: Pick<WalletRequest, 'reference' | 'at'>): string => `${reference}@${at}`;

/** The wire's word for a kind, as the list of requests filters by and rows carry it. */
export const wireTypeOf = (kind: PaymentKind): 'DEPOSIT' | 'WITHDRAW' => (kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW');

/** The device's clock and the server's may differ by this much where only time can tell an older request from this one. */
const SKEW_MS = 60_000;

/**
 * The requests that this intent became: new in the list, of the same kind and amount, and a deposit by the bank's own reference. More
 * than one where the server took it repeatedly. Where the earlier requests are not known, time rules them out.
 */
export function findMatchingRequests(
  { kind, amount, bankReference, sentAt, known }: PaymentIntent,
  rows: readonly WalletRequest[],
): readonly WalletRequest[] {
  const isNew = (row: WalletRequest) =>
    known === null ? Date.parse(row.at) >= sentAt - SKEW_MS : !known.includes(requestKey(row));
  return rows.filter(
    (row) =>
      row.kind === wireTypeOf(kind) &&
      row.amount === amount &&
      (kind === 'withdrawal' || row.reference === bankReference) &&
      isNew(row),
  );
}

const isSameOrder = (a: PaymentOrder, b: PaymentOrder): boolean =>
  a.kind === b.kind &&
  a.amount === b.amount &&
  a.methodId === b.methodId &&
  a.targetId === b.targetId &&
  a.bankReference === b.bankReference &&
  a.remark === b.remark;

/**
 * The reference to send an order under. What was looked for and not found may still arrive late: sent again unchanged it is the same
 * intent, and a server that knows references acts once on both.
 */
export const chooseReference = (status: PaymentStatus, order: PaymentOrder, createReference: () => string): string =>
  status.phase === 'refused' && status.refusal.by === 'check' && isSameOrder(status.intent, order)
    ? status.intent.reference
    : createReference();

import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandOutcome, MoneyCommand } from '#shared/commands/command.ts';
import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Money } from '#shared/domain/money/money.ts';

export type PaymentKind = 'deposit' | 'withdrawal';

/** The deposit or withdrawal that the bettor requests. */
export interface PaymentOrder {
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly methodId: string;
  /** Id of the payee of a deposit, or of the bettor's payment details for a withdrawal. */
  readonly targetId: string;
  /** Bank reference of a deposit; "" for a withdrawal. */
  readonly bankReference: string;
  readonly remark: string;
}

/** An order with its context: enough to recognise the request in the list. */
export interface PaymentPayload extends PaymentOrder {
  /** Keys of the requests of its kind listed before this one; null when the list was not loaded. */
  readonly knownRequestKeys: readonly string[] | null;
}

/** One submitted request. Immutable. */
export type PaymentIntent = MoneyCommand<PaymentPayload>;

/** Why a request was not taken: the server refused it, or a conclusive check did not find it. */
export type PaymentRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The phases of one request, from the press to the outcome. */
export type PaymentStatus =
  | { readonly phase: 'idle' }
  /** In flight. `uploadShare`: uploaded share from 0 to 1; null before the first progress event. */
  | { readonly phase: 'sent'; readonly intent: PaymentIntent; readonly uploadShare: number | null }
  | { readonly phase: 'unverified'; readonly intent: PaymentIntent; readonly reconciliation: Reconciliation }
  /**
   * `message`: the server's message; null when a check found the request. `foundRequests`: the requests that the list
   * shows for this one; empty until the list loads, more than one when the server repeated it. `refusalMessage`: the
   * server's message when it refused the request.
   */
  | {
      readonly phase: 'taken';
      readonly intent: PaymentIntent;
      readonly message: string | null;
      readonly foundRequests: readonly WalletRequest[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: PaymentIntent; readonly refusal: PaymentRefusal };

/** Whether the list of requests contradicts the response. */
export const isPaymentContradicted = ({
  foundRequests,
  refusalMessage,
}: Extract<PaymentStatus, { phase: 'taken' }>): boolean => foundRequests.length > 1 || refusalMessage !== null;

export const IDLE_PAYMENT: PaymentStatus = { phase: 'idle' };

/** Whether the request awaits its outcome. Until then it blocks its kind and survives a reload. */
export const isAwaitingOutcome = (
  status: PaymentStatus,
): status is Extract<PaymentStatus, { phase: 'sent' | 'unverified' }> =>
  status.phase === 'sent' || status.phase === 'unverified';

/** Returns the request whose values a form starts with: one without an outcome, or one that was not taken. */
export const getUnfinishedIntent = (status: PaymentStatus): PaymentIntent | null =>
  status.phase === 'idle' || status.phase === 'taken' ? null : status.intent;

/** Whether the server has responded and nothing contradicts it, so that new input may replace its message. */
export const hasFinalResponse = (status: PaymentStatus): boolean =>
  (status.phase === 'taken' && !isPaymentContradicted(status)) ||
  (status.phase === 'refused' && status.refusal.by === 'server');

/** Converts an outcome of the command runner to a status. */
export function toPaymentStatus(intent: PaymentIntent, outcome: CommandOutcome<WalletRequest>): PaymentStatus {
  switch (outcome.type) {
    case 'accepted':
      return {
        phase: 'taken',
        intent,
        message: outcome.message,
        foundRequests: outcome.receipts,
        refusalMessage: outcome.refusalMessage ?? null,
      };
    // A single request cannot be taken in part.
    case 'partly-accepted':
      return { phase: 'taken', intent, message: null, foundRequests: outcome.receipts, refusalMessage: null };
    case 'refused':
      return { phase: 'refused', intent, refusal: { by: 'server', message: outcome.message } };
    case 'not-taken':
      return { phase: 'refused', intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unverified', intent, reconciliation: outcome.reconciliation };
  }
}

/** Key of a listed request. It adds the time, because a deposit has no id and a bank reference can recur. */
export const getRequestKey = ({ bankReferenceOrId, at }: Pick<WalletRequest, 'bankReferenceOrId' | 'at'>): string =>
  `${bankReferenceOrId}@${at}`;

/** The API's name of a kind, in the list's filter and rows. */
export const toWireType = (kind: PaymentKind): 'DEPOSIT' | 'WITHDRAW' => (kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW');

/** Tolerance for a difference between device clock and server clock, for lists whose earlier requests are unknown. */
const SKEW_MS = 60_000;

/**
 * Whether this listed request may result from the intent. It must be new, have the same kind and amount, and for a
 * deposit the same bank reference. Without a known earlier list, its time must fit.
 */
export function matchesIntent(
  {
    kind,
    amount,
    bankReference,
    sentAt,
    knownRequestKeys,
  }: Omit<PaymentIntent, 'userId' | 'reference' | 'methodId' | 'targetId' | 'remark'>,
  row: WalletRequest,
): boolean {
  const isNew =
    knownRequestKeys === null ? Date.parse(row.at) >= sentAt - SKEW_MS : !knownRequestKeys.includes(getRequestKey(row));
  return (
    isNew &&
    row.kind === toWireType(kind) &&
    row.amount === amount &&
    (kind === 'withdrawal' || row.bankReferenceOrId === bankReference)
  );
}

/**
 * The fields that make two orders the same. A new field does not compile without its row. The picture of a deposit is
 * no field of the order: a reload loses it, and the bettor chooses it again for the same order.
 */
const orderFields: Readonly<Record<keyof PaymentOrder, true>> = {
  kind: true,
  amount: true,
  methodId: true,
  targetId: true,
  bankReference: true,
  remark: true,
};

/** Whether two orders agree in every field. Orders may carry further keys, such as those of a `PaymentIntent`. */
export const isSameOrder = (a: PaymentOrder, b: PaymentOrder): boolean =>
  (Object.keys(orderFields) as (keyof PaymentOrder)[]).every((key) => Object.is(a[key], b[key]));

/**
 * Returns the idempotency reference to use again for an order; undefined for a new order. A request that was not found
 * may still arrive late. With the same reference the server acts once on both.
 */
export const findReusableReference = (status: PaymentStatus, order: PaymentOrder): string | undefined =>
  status.phase === 'refused' && status.refusal.by === 'check' && isSameOrder(status.intent, order)
    ? status.intent.reference
    : undefined;

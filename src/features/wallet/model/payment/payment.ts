import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandOutcome, MoneyCommand } from '#shared/commands/command.ts';
import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Money } from '#shared/domain/money/money.ts';

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

/** What is sent, and enough to recognise it in the list of requests. */
export interface PaymentPayload extends PaymentOrder {
  /** The requests of its kind that were listed before this one; null when the list had not been read. */
  readonly known: readonly string[] | null;
}

/** One request as it was sent. It never changes. */
export type PaymentIntent = MoneyCommand<PaymentPayload>;

/** Why nothing was taken: the server's words, or nothing found where the request would stand. */
export type PaymentRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The life of one request, from the press of the button until the server has it (or not). */
export type PaymentStatus =
  | { readonly phase: 'idle' }
  /** Under way. `uploadShare`: the share of the upload that has left, from 0 to 1; null before the first progress event. */
  | { readonly phase: 'sent'; readonly intent: PaymentIntent; readonly uploadShare: number | null }
  | { readonly phase: 'unknown'; readonly intent: PaymentIntent; readonly reconciliation: Reconciliation }
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

/** Whether its end is still to come: nothing of its kind is sent meanwhile, and it survives a reload. */
export const isAwaitingOutcome = (
  status: PaymentStatus,
): status is Extract<PaymentStatus, { phase: 'sent' | 'unknown' }> =>
  status.phase === 'sent' || status.phase === 'unknown';

/** Converts an outcome of the command runner. */
export function paymentStatusOf(intent: PaymentIntent, outcome: CommandOutcome<WalletRequest>): PaymentStatus {
  switch (outcome.type) {
    case 'accepted':
      return {
        phase: 'taken',
        intent,
        message: outcome.message,
        foundRequests: outcome.receipts,
        refusalMessage: outcome.rejection ?? null,
      };
    // One request is never taken in part.
    case 'partlyAccepted':
      return { phase: 'taken', intent, message: null, foundRequests: outcome.receipts, refusalMessage: null };
    case 'rejected':
      return { phase: 'refused', intent, refusal: { by: 'server', message: outcome.message } };
    case 'notTaken':
      return { phase: 'refused', intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unknown', intent, reconciliation: outcome.reconciliation };
  }
}

/** Rows have no id of their own: what they are called by and when they were made tells them apart. */
export const requestKey = ({ reference, at }: Pick<WalletRequest, 'reference' | 'at'>): string => `${reference}@${at}`;

/** The wire's word for a kind, as the list of requests filters by and rows carry it. */
export const wireTypeOf = (kind: PaymentKind): 'DEPOSIT' | 'WITHDRAW' => (kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW');

/** The device's clock and the server's may differ by this much where only time can tell an older request from this one. */
const SKEW_MS = 60_000;

/**
 * Whether this request may be what the intent became: new in the list, of the same kind and amount, and a deposit by the bank's own
 * reference. Where the earlier requests are not known, time rules them out.
 */
export function isRequestOf(
  {
    kind,
    amount,
    bankReference,
    sentAt,
    known,
  }: Omit<PaymentIntent, 'userId' | 'reference' | 'methodId' | 'targetId' | 'remark'>,
  row: WalletRequest,
): boolean {
  const isNew = known === null ? Date.parse(row.at) >= sentAt - SKEW_MS : !known.includes(requestKey(row));
  return (
    isNew &&
    row.kind === wireTypeOf(kind) &&
    row.amount === amount &&
    (kind === 'withdrawal' || row.reference === bankReference)
  );
}

export const isSameOrder = (a: PaymentOrder, b: PaymentOrder): boolean =>
  a.kind === b.kind &&
  a.amount === b.amount &&
  a.methodId === b.methodId &&
  a.targetId === b.targetId &&
  a.bankReference === b.bankReference &&
  a.remark === b.remark;

/**
 * The reference to send an order under again; undefined for a new one. What was looked for and not found may still arrive late: sent
 * again unchanged it is the same intent, and a server that knows references acts once on both.
 */
export const findReusableReference = (status: PaymentStatus, order: PaymentOrder): string | undefined =>
  status.phase === 'refused' && status.refusal.by === 'check' && isSameOrder(status.intent, order)
    ? status.intent.reference
    : undefined;

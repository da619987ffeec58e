import { SECOND_MS } from '#shared/format/durations.ts';
import type { Cashier } from '../services/cashier.ts';
import { createRng, hashText } from '../world/rng.ts';
import type { PayoutDetail, WalletRequestRecord, WalletState } from './wallet-state.ts';

type NewRequest = Pick<WalletRequestRecord, 'kind' | 'amount' | 'remark' | 'rejectionReason'> & {
  readonly bankReference: string | null;
};

/**
 * Adds a request. Seed and request determine its duration: at most 15 s until processing starts, one minute in total.
 */
export function addRequest(
  wallet: WalletState,
  userId: string,
  seed: number,
  now: number,
  { bankReference, ...newRequest }: NewRequest,
): WalletState {
  const requestId = `W${wallet.counter + 1}`;
  const rng = createRng(seed, hashText(`${userId}/${requestId}`));
  const startedAt = now + rng.integer(6, 15) * SECOND_MS;
  const decidedAt = startedAt + rng.integer(15, 45) * SECOND_MS;
  const request: WalletRequestRecord = {
    ...newRequest,
    requestId,
    bankReferenceOrId: bankReference ?? requestId,
    at: now,
    startedAt,
    decidedAt,
    decision: 'open',
  };
  return { ...wallet, counter: wallet.counter + 1, requests: [request, ...wallet.requests] };
}

/** Finds the problem of a deposit by the end of its bank reference. */
export const findDepositProblem = (bankReference: string): string | null =>
  bankReference.endsWith('0000')
    ? 'The bank does not know this reference number.'
    : bankReference.endsWith('1111')
      ? 'The amount received differs from the amount entered.'
      : null;

/** Finds the problem of a withdrawal by the end of its account or mobile number. */
export const findWithdrawalProblem = ({ fields }: PayoutDetail): string | null =>
  (fields['account_no'] ?? fields['mobile_no'] ?? '').endsWith('0000')
    ? 'The bank returned the payment: there is no such account.'
    : null;

export const hasDueRequest = (wallet: WalletState, now: number): boolean =>
  wallet.requests.some((each) => each.decision === 'open' && each.decidedAt <= now);

/**
 * Decides due requests and moves their cash once. An accepted deposit is credited; a rejected withdrawal is returned.
 */
export function decideDueRequests(wallet: WalletState, userId: string, cashier: Cashier): WalletState {
  const requests = wallet.requests.map((request): WalletRequestRecord => {
    if (request.decision !== 'open' || request.decidedAt > cashier.now) return request;
    const { amount, remark, rejectionReason } = request;
    if (rejectionReason === null && request.kind === 'DEPOSIT')
      cashier.post(userId, { kind: 'deposit', amount, description: 'Deposit', remark });
    if (rejectionReason !== null && request.kind === 'WITHDRAW')
      cashier.post(userId, { kind: 'withdrawal', amount, description: 'Withdrawal returned', remark: rejectionReason });
    return { ...request, decision: rejectionReason === null ? 'accepted' : 'rejected' };
  });
  return { ...wallet, requests };
}

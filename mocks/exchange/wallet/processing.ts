import type { Cashier } from '../services/cashier.ts';
import { createRng, hashText } from '../world/rng.ts';
import type { PayoutDetail, WalletState, WalletRequestRecord } from './wallet-state.ts';

const SECOND = 1000;

type NewRequest = Pick<WalletRequestRecord, 'kind' | 'amount' | 'remark' | 'rejectionReason'> & {
  readonly reference: string | null;
};

/** A new request. How long it takes depends on the seed and the request alone: up to a quarter of a minute to be taken up, a minute in all. */
export function addRequest(
  wallet: WalletState,
  userId: string,
  seed: number,
  now: number,
  { reference, ...newRequest }: NewRequest,
): WalletState {
  const requestId = `W${wallet.counter + 1}`;
  const rng = createRng(seed, hashText(`${userId}/${requestId}`));
  const startedAt = now + rng.integer(6, 15) * SECOND;
  const decidedAt = startedAt + rng.integer(15, 45) * SECOND;
  const request: WalletRequestRecord = {
    ...newRequest,
    requestId,
    reference: reference ?? requestId,
    at: now,
    startedAt,
    decidedAt,
    decision: 'open',
  };
  return { ...wallet, counter: wallet.counter + 1, requests: [request, ...wallet.requests] };
}

/** What the cashier finds wrong with a deposit: told by how its reference ends. */
export const findDepositProblem = (reference: string): string | null =>
  reference.endsWith('0000')
    ? 'The bank does not know this reference number.'
    : reference.endsWith('1111')
      ? 'The amount received differs from the amount entered.'
      : null;

/** A bank that sends the money back: told by how the account or the mobile number ends. */
export const findWithdrawalProblem = ({ fields }: PayoutDetail): string | null =>
  (fields['account_no'] ?? fields['mobile_no'] ?? '').endsWith('0000')
    ? 'The bank returned the payment: there is no such account.'
    : null;

export const hasDueRequest = (wallet: WalletState, now: number): boolean =>
  wallet.requests.some((each) => each.decision === 'open' && each.decidedAt <= now);

/** Decides what is due and moves its cash, once: an accepted deposit comes in, a rejected withdrawal goes back where it was taken. */
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

import type { Till } from '../desks/till.ts';
import { createRng, hashText } from '../world/rng.ts';
import type { Detail, Purse, WalletRequest } from './purse.ts';

const SECOND = 1000;

type Asked = Pick<WalletRequest, 'kind' | 'amount' | 'remark' | 'flaw'> & { readonly reference: string | null };

/** A new request. How long it takes depends on the seed and the request alone: up to a quarter of a minute to be taken up, a minute in all. */
export function filed(purse: Purse, userId: string, seed: number, now: number, { reference, ...asked }: Asked): Purse {
  const requestId = `W${purse.counter + 1}`;
  const rng = createRng(seed, hashText(`${userId}/${requestId}`));
  const takenUpAt = now + rng.whole(6, 15) * SECOND;
  const decidedAt = takenUpAt + rng.whole(15, 45) * SECOND;
  const made: WalletRequest = { ...asked, requestId, reference: reference ?? requestId, at: now, takenUpAt, decidedAt, end: 'open' };
  return { ...purse, counter: purse.counter + 1, requests: [made, ...purse.requests] };
}

/** What the cashier finds wrong with a deposit: told by how its reference ends. */
export const flawOfDeposit = (reference: string): string | null =>
  reference.endsWith('0000') ? 'The bank does not know this reference number.' : reference.endsWith('1111') ? 'The amount received differs from the amount entered.' : null;

/** A bank that sends the money back: told by how the account or the mobile number ends. */
export const flawOfWithdrawal = ({ fields }: Detail): string | null =>
  (fields['account_no'] ?? fields['mobile_no'] ?? '').endsWith('0000') ? 'The bank returned the payment: there is no such account.' : null;

export const isDue = (purse: Purse, now: number): boolean => purse.requests.some((each) => each.end === 'open' && each.decidedAt <= now);

/** Decides what is due and moves its cash, once: an accepted deposit comes in, a rejected withdrawal goes back where it was taken. */
export function decided(purse: Purse, userId: string, till: Till): Purse {
  const requests = purse.requests.map((request): WalletRequest => {
    if (request.end !== 'open' || request.decidedAt > till.now) return request;
    const { amount, remark, flaw } = request;
    if (flaw === null && request.kind === 'DEPOSIT') till.post(userId, { kind: 'deposit', amount, description: 'Deposit', remark });
    if (flaw !== null && request.kind === 'WITHDRAW') till.post(userId, { kind: 'withdrawal', amount, description: 'Withdrawal returned', remark: flaw });
    return { ...request, end: flaw === null ? 'accepted' : 'rejected' };
  });
  return { ...purse, requests };
}

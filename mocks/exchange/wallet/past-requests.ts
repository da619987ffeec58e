import { absolute, type Money } from '#shared/domain/money/money.ts';
import type { ExchangeState } from '../state/state.ts';
import type { Rng } from '../world/rng.ts';
import { addRequest } from './processing.ts';
import { EMPTY_WALLET, WALLET_SLICE, type WalletRequestRecord, type WalletStates } from './wallet-state.ts';

/** Creates a twelve-digit bank reference whose last four digits never cause a rejection. */
const createBankReference = (rng: Rng): string => `${rng.integer(10_000_000, 99_999_999)}${rng.integer(1_112, 9_999)}`;

const compareNewestFirst = (a: WalletRequestRecord, b: WalletRequestRecord) => b.at - a.at;

/**
 * Records the accepted request behind a ledger amount. An amount above 0 is a deposit, recorded when the operator
 * decides it. An amount below 0 is a withdrawal, recorded when the bettor makes it.
 */
export function recordPastRequest(
  state: ExchangeState,
  userId: string,
  bookedAmount: Money,
  bookedAt: number,
  rng: Rng,
): void {
  const kind = bookedAmount > 0 ? 'DEPOSIT' : 'WITHDRAW';
  const wallets = (state.slices[WALLET_SLICE] as WalletStates | undefined) ?? {};
  const before = wallets[userId] ?? EMPTY_WALLET;
  const bankReference = kind === 'DEPOSIT' ? createBankReference(rng) : null;
  const after = addRequest(before, userId, state.seed, bookedAt, {
    kind,
    amount: absolute(bookedAmount),
    remark: '',
    rejectionReason: null,
    bankReference,
  });
  const [request, ...olderRequests] = after.requests;
  if (request === undefined) return;
  const leadMs = kind === 'DEPOSIT' ? request.decidedAt - request.at : 0;
  const { at, startedAt, decidedAt } = request;
  const accepted: WalletRequestRecord = {
    ...request,
    at: at - leadMs,
    startedAt: startedAt - leadMs,
    decidedAt: decidedAt - leadMs,
    decision: 'accepted',
  };
  state.slices[WALLET_SLICE] = {
    ...wallets,
    [userId]: { ...after, requests: [accepted, ...olderRequests].sort(compareNewestFirst) },
  };
}

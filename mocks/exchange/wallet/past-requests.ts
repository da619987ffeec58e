import { absolute, type Money } from '#shared/domain/money.ts';
import type { State } from '../state/state.ts';
import type { Rng } from '../world/rng.ts';
import { filed } from './processing.ts';
import { EMPTY_PURSE, WALLET_DRAWER, type Purses, type WalletRequest } from './purse.ts';

/** A bank's reference of twelve digits. Its last four never say that the deposit is rejected (`flawOfDeposit`). */
const bankReference = (rng: Rng): string => `${rng.whole(10_000_000, 99_999_999)}${rng.whole(1_112, 9_999)}`;

const newestFirst = (a: WalletRequest, b: WalletRequest) => b.at - a.at;

/**
 * Keeps the accepted request behind an amount that the ledger booked at `bookedAt`: above 0 a deposit, which is booked when
 * its request is decided; below 0 a withdrawal, which is booked when it is made.
 */
export function keepPastRequest(state: State, userId: string, booked: Money, bookedAt: number, rng: Rng): void {
  const kind = booked > 0 ? 'DEPOSIT' : 'WITHDRAW';
  const purses = (state.drawers[WALLET_DRAWER] as Purses | undefined) ?? {};
  const before = purses[userId] ?? EMPTY_PURSE;
  const reference = kind === 'DEPOSIT' ? bankReference(rng) : null;
  const after = filed(before, userId, state.seed, bookedAt, {
    kind,
    amount: absolute(booked),
    remark: '',
    flaw: null,
    reference,
  });
  const [made, ...others] = after.requests;
  if (made === undefined) return;
  const early = kind === 'DEPOSIT' ? made.decidedAt - made.at : 0;
  const { at, takenUpAt, decidedAt } = made;
  const accepted: WalletRequest = {
    ...made,
    at: at - early,
    takenUpAt: takenUpAt - early,
    decidedAt: decidedAt - early,
    end: 'accepted',
  };
  state.drawers[WALLET_DRAWER] = {
    ...purses,
    [userId]: { ...after, requests: [accepted, ...others].sort(newestFirst) },
  };
}

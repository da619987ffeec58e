import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts';

/** Keys of commands without an outcome: single bets, and race bets sent as one request. */
export const pendingKeys = {
  bets: 'pending-bets@1',
  multiBets: 'pending-race-bets@1',
  payments: 'pending-payments@1',
} as const;

/** Checks for pending commands of one kind, of any user and shape, so that pages can skip loading the code of them. */
export const mayHavePending = (kind: keyof typeof pendingKeys): boolean =>
  [safeSessionStorage, safeLocalStorage].some(({ read }) => read(pendingKeys[kind]) !== null);

export const mayHavePendingBets = (): boolean => mayHavePending('bets') || mayHavePending('multiBets');

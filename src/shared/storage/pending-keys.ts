import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts';

/** Keys of commands without an outcome: single bets, and race bets sent as one request. */
export const pendingKeys = {
  bets: 'pending-bets@1',
  multiBets: 'pending-race-bets@1',
  payments: 'pending-payments@1',
} as const;

/** Checks for any pending bet, of any user and shape, so that pages can skip loading the code that reads it. */
export const mayHavePendingBets = (): boolean =>
  [safeSessionStorage, safeLocalStorage].some(
    ({ read }) => read(pendingKeys.bets) !== null || read(pendingKeys.multiBets) !== null,
  );

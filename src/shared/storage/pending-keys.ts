import { safeSessionStorage } from './safe-storage.ts';

/** Keys of pending bets: single ones, and race bets sent as one request. */
export const pendingKeys = { bets: 'pending-bets@1', multiBets: 'pending-race-bets@1' } as const;

/** Checks for any pending bet, of any user and shape, so that pages can skip loading the code that reads it. */
export const mayHavePendingBets = (): boolean =>
  Object.values(pendingKeys).some((key) => safeSessionStorage.read(key) !== null);

import { safeSessionStorage } from './safe-storage.ts';

/** Where bets stand whose answer is not known: single ones, and those on several runners that were sent as one. */
export const pendingKeys = { bets: 'pending-bets@1', raceBets: 'pending-race-bets@1' } as const;

/** Whether anything is kept there, whosever it is and whatever it looks like: for pages that would load what reads it for nothing. */
export const mayHavePendingBets = (): boolean =>
  Object.values(pendingKeys).some((key) => safeSessionStorage.read(key) !== null);

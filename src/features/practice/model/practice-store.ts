import { useSyncExternalStore } from 'react';
import {
  addBet,
  checkPracticeBet,
  type PracticeRefusal,
  type PracticeResult,
  settlePracticeBets,
} from './practice-account.ts';
import {
  EMPTY_PRACTICE_ACCOUNT,
  onPracticeChange,
  type PracticeAccount,
  type PracticeBet,
  readPracticeAccount,
  writePracticeAccount,
} from './practice-storage.ts';

export interface PracticeStorage {
  read(): PracticeAccount;
  write(account: PracticeAccount): void;
  onChange(onChanged: () => void): () => void;
}

/** Creates the store of this device's practice account. It uses no endpoint, so it cannot place a real bet. */
export function createPracticeStore(storage: PracticeStorage) {
  let account = storage.read();
  const listeners = new Set<() => void>();
  let unsubscribe: (() => void) | null = null;
  const publish = (next: PracticeAccount) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const save = (next: PracticeAccount) => {
    storage.write(next);
    publish(next);
  };
  return {
    read: () => account,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (unsubscribe === null) {
        unsubscribe = storage.onChange(() => publish(storage.read()));
        // Another user may have signed in since the last reading.
        publish(storage.read());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = null;
      };
    },
    /** Returns null when the bet is placed. */
    placeBet(bet: PracticeBet): PracticeRefusal | null {
      const refusal = checkPracticeBet(account, bet);
      if (refusal === null) save(addBet(account, bet));
      return refusal;
    },
    settle(findResult: (bet: PracticeBet) => PracticeResult | null, at: string) {
      const next = settlePracticeBets(account, findResult, at);
      if (next !== account) save(next);
    },
    /** Deletes all bets and the record. */
    reset: () => save(EMPTY_PRACTICE_ACCOUNT),
  };
}

export const practiceStore = createPracticeStore({
  read: readPracticeAccount,
  write: writePracticeAccount,
  onChange: onPracticeChange,
});

export const usePracticeAccount = (): PracticeAccount =>
  useSyncExternalStore(practiceStore.subscribe, practiceStore.read);

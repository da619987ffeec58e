import { useSyncExternalStore } from 'react';
import {
  EMPTY_PRACTICE_BOOK,
  onPracticeChange,
  readPracticeBook,
  writePracticeBook,
  type PracticeBet,
  type PracticeBook,
} from './practice-storage.ts';
import { checkPracticeBet, settleBook, addBet, type MarketOutcome, type PracticeRefusal } from './practice-book.ts';

export interface PracticeStorage {
  read(): PracticeBook;
  write(book: PracticeBook): void;
  onChange(onChanged: () => void): () => void;
}

/** Creates the store of this device's practice book. It uses no endpoint, so it cannot place a real bet. */
export function createPracticeStore(storage: PracticeStorage) {
  let book = storage.read();
  const listeners = new Set<() => void>();
  let unsubscribe: (() => void) | null = null;
  const publish = (next: PracticeBook) => {
    book = next;
    for (const listener of listeners) listener();
  };
  const save = (next: PracticeBook) => {
    storage.write(next);
    publish(next);
  };
  return {
    read: () => book,
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
      const refusal = checkPracticeBet(book, bet);
      if (refusal === null) save(addBet(book, bet));
      return refusal;
    },
    settle(findOutcome: (bet: PracticeBet) => MarketOutcome | null, at: string) {
      const next = settleBook(book, findOutcome, at);
      if (next !== book) save(next);
    },
    /** Deletes all bets and the record. */
    reset: () => save(EMPTY_PRACTICE_BOOK),
  };
}

export const practiceStore = createPracticeStore({
  read: readPracticeBook,
  write: writePracticeBook,
  onChange: onPracticeChange,
});

export const usePracticeBook = (): PracticeBook => useSyncExternalStore(practiceStore.subscribe, practiceStore.read);

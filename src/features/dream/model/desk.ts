import { useSyncExternalStore } from 'react';
import { EMPTY_BOOK, onDreamChange, readDreamBook, writeDreamBook, type DreamBet, type DreamBook } from '#shared/storage/dream.ts';
import { refusalOf, settleBook, withBet, type MarketEnd, type Refusal } from './book.ts';

export interface DreamPorts {
  read(): DreamBook;
  write(book: DreamBook): void;
  onChange(changed: () => void): () => void;
}

/** The practice book of this device. It knows no endpoint: nothing here can place a real bet. */
export function createDreamDesk(ports: DreamPorts) {
  let book = ports.read();
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  const show = (next: DreamBook) => {
    book = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: DreamBook) => {
    ports.write(next);
    show(next);
  };
  return {
    read: () => book,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (stop === null) {
        stop = ports.onChange(() => show(ports.read()));
        // Somebody else may have signed in since this was last on screen.
        show(ports.read());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    /** Null: the bet stands. */
    place(bet: DreamBet): Refusal | null {
      const refusal = refusalOf(book, bet);
      if (refusal === null) keep(withBet(book, bet));
      return refusal;
    },
    settle(endOf: (bet: DreamBet) => MarketEnd | null, at: string) {
      const next = settleBook(book, endOf, at);
      if (next !== book) keep(next);
    },
    /** Back to the start: all bets and the record are forgotten. */
    reset: () => keep(EMPTY_BOOK),
  };
}

export const dreamDesk = createDreamDesk({ read: readDreamBook, write: writeDreamBook, onChange: onDreamChange });

export const useDreamBook = (): DreamBook => useSyncExternalStore(dreamDesk.subscribe, dreamDesk.read);

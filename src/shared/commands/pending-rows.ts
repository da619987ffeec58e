import type * as z from 'zod/mini';
import { safeLocalStorage, safeSessionStorage } from '../storage/safe-storage.ts';
import { createJsonEntry, type StorageEntry } from '../storage/storage-entry.ts';

/** Commands without an outcome, as the browser stores them. */
export interface PendingRows<Row> {
  /** Rows that this tab checks, of every user, oldest first. They survive a reload. */
  readonly tab: StorageEntry<Row[]>;
  /** A copy of the rows of all tabs, for the case that a tab is closed. */
  readonly device: StorageEntry<Row[]>;
  remove(): void;
}

/** Creates the entries of one kind of command, under one key in session storage and local storage. */
export function createPendingRows<Row>(key: string, schema: z.ZodMiniType<Row[]>): PendingRows<Row> {
  const tab = createJsonEntry(safeSessionStorage, key, schema);
  const device = createJsonEntry(safeLocalStorage, key, schema);
  return {
    tab,
    device,
    remove() {
      tab.remove();
      device.remove();
    },
  };
}

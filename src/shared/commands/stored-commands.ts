import type { PendingCommands } from './command-config.ts';
import { createCommandLocks } from './command-locks.ts';
import type { PendingRows } from './pending-rows.ts';

/** Converts a command to a stored row and back. */
export interface RowCodec<Command, Row> {
  getReference(row: Row): string;
  /** Returns when the command was sent, ISO 8601. */
  getSentAt(row: Row): string;
  encode(command: Command): Row;
  decode(row: Row, userId: string): Command;
}

export interface StoredCommands<Command> extends PendingCommands<Command> {
  /**
   * Takes over the user's commands whose page was closed before it knew their outcome. `load` returns them afterwards.
   * Takes none where the browser does not tell which pages are open.
   */
  recover(userId: string): Promise<void>;
}

/** A shared device does not keep a copy for ever when its user does not return. */
const COPY_LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a store of commands without an outcome in one list. Each user loads only their own commands. */
export function createStoredCommands<Command, Row extends { readonly owner: string | null }>(
  { tab, device }: PendingRows<Row>,
  { getReference, getSentAt, encode, decode }: RowCodec<Command, Row>,
): StoredCommands<Command> {
  type Entry = typeof tab;
  const locks = createCommandLocks();
  const readRows = (entry: Entry): readonly Row[] => entry.read() ?? [];
  const listOthers = (entry: Entry, reference: string) =>
    readRows(entry).filter((row) => getReference(row) !== reference);
  const isRecent = (row: Row) => Date.now() - Date.parse(getSentAt(row)) < COPY_LASTS_MS;

  function write(entry: Entry, rows: Row[]): void {
    if (rows.length === 0) entry.remove();
    else entry.write(rows);
  }

  return {
    load: (userId) =>
      readRows(tab)
        .filter(({ owner }) => owner === userId)
        .map((row) => decode(row, userId)),
    save(command) {
      const row = encode(command);
      const reference = getReference(row);
      for (const entry of [tab, device]) write(entry, [...listOthers(entry, reference), row]);
      locks.mark(reference);
    },
    remove(reference) {
      for (const entry of [tab, device]) write(entry, listOthers(entry, reference));
      locks.release(reference);
    },
    async recover(userId) {
      for (const row of readRows(tab)) locks.mark(getReference(row));
      if (device.read() === null) return;
      write(device, readRows(device).filter(isRecent));
      const held = await locks.listHeld();
      if (held === null) return;
      const known = new Set(readRows(tab).map(getReference));
      const closed = readRows(device).filter(
        (row) => row.owner === userId && !held.has(getReference(row)) && !known.has(getReference(row)),
      );
      if (closed.length > 0) write(tab, [...readRows(tab), ...closed]);
      for (const row of closed) locks.mark(getReference(row));
    },
  };
}

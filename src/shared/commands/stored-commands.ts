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
   * Takes over the user's commands whose page was closed before it knew their outcome. Resolves to their references,
   * and `load` returns them afterwards. With `handleTakeover` it also waits for open pages, and calls back when one has
   * closed: only the caller can start the check. Takes none where the browser does not tell which pages are open.
   */
  recover(userId: string, handleTakeover?: (reference: string) => void): Promise<readonly string[]>;
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
  /** References of commands that this page takes over when another page closes. */
  const takeovers = new Set<string>();
  const readRows = (entry: Entry): readonly Row[] => entry.read() ?? [];
  const listOthers = (entry: Entry, reference: string) =>
    readRows(entry).filter((row) => getReference(row) !== reference);
  const isRecent = (row: Row) => Date.now() - Date.parse(getSentAt(row)) < COPY_LASTS_MS;

  function write(entry: Entry, rows: Row[]): void {
    if (rows.length === 0) entry.remove();
    else entry.write(rows);
  }

  /** Resolves to whether the other page closed before it knew the outcome. */
  async function takeOver(reference: string): Promise<boolean> {
    takeovers.add(reference);
    await locks.takeOver(reference);
    takeovers.delete(reference);
    const row = readRows(device).find((each) => getReference(each) === reference);
    if (row === undefined) locks.release(reference);
    else write(tab, [...listOthers(tab, reference), row]);
    return row !== undefined;
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
    async recover(userId, handleTakeover) {
      for (const row of readRows(tab)) locks.mark(getReference(row));
      if (device.read() === null) return [];
      write(device, readRows(device).filter(isRecent));
      const held = await locks.listHeld();
      if (held === null) return [];
      const known = new Set(readRows(tab).map(getReference));
      const others = readRows(device).filter((row) => row.owner === userId && !known.has(getReference(row)));
      const closed = others.filter((row) => !held.has(getReference(row)));
      const taken = closed.map(getReference);
      if (closed.length > 0) write(tab, [...readRows(tab), ...closed]);
      for (const reference of taken) locks.mark(reference);
      if (handleTakeover === undefined) return taken;
      for (const reference of others.map(getReference))
        if (held.has(reference) && !takeovers.has(reference))
          void takeOver(reference).then((isTaken) => isTaken && handleTakeover(reference));
      return taken;
    },
  };
}

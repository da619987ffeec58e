import type { PendingCommands } from './command-config.ts';

/** One stored list of the browser. */
export interface StoredRows<Row> {
  read(): readonly Row[] | null;
  write(rows: Row[]): void;
  remove(): void;
}

/** Converts a command to a stored row and back. */
export interface RowCodec<Command, Row> {
  getReference(row: Row): string;
  encode(command: Command): Row;
  decode(row: Row, userId: string): Command;
}

/** Creates a store of commands without an outcome in one list. Each user loads only their own commands. */
export function createStoredCommands<Command, Row extends { readonly owner: string | null }>(
  rows: StoredRows<Row>,
  { getReference, encode, decode }: RowCodec<Command, Row>,
): PendingCommands<Command> {
  const listOthers = (reference: string): Row[] => (rows.read() ?? []).filter((row) => getReference(row) !== reference);
  return {
    load: (userId) => (rows.read() ?? []).filter(({ owner }) => owner === userId).map((row) => decode(row, userId)),
    save(command) {
      const row = encode(command);
      rows.write([...listOthers(getReference(row)), row]);
    },
    remove(reference) {
      const rest = listOthers(reference);
      if (rest.length === 0) rows.remove();
      else rows.write(rest);
    },
  };
}

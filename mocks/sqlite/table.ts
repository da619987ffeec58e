import type { SqlDatabase } from './open-database.ts';

/** Table that mirrors one part of the state. A column reads the record, so it always agrees with it. */
export interface TableDefinition {
  readonly name: string;
  /** Columns by name: the path inside the record, for example `$.userId`. */
  readonly columns: Readonly<Record<string, string>>;
  readonly indexes?: readonly string[];
}

interface KeyRow {
  readonly key: string;
  readonly record: string;
}

function createTable(database: SqlDatabase, { name, columns, indexes = [] }: TableDefinition, key: string): void {
  const generated = Object.entries(columns).map(([column, path]) => `${column} AS (record ->> '${path}') VIRTUAL`);
  database.exec(`CREATE TABLE IF NOT EXISTS ${name} (${[key, 'record TEXT NOT NULL', ...generated].join(', ')})`);
  for (const column of indexes) database.exec(`CREATE INDEX IF NOT EXISTS ${name}_${column} ON ${name} (${column})`);
}

/** Rows of a list, by position. Compares records by identity, because the state replaces records and changes none. */
export function openListTable<T>(database: SqlDatabase, definition: TableDefinition) {
  const { name } = definition;
  createTable(database, definition, 'position INTEGER PRIMARY KEY');
  const select = database.prepare(`SELECT record FROM ${name} ORDER BY position`);
  const put = database.prepare(
    `INSERT INTO ${name} (position, record) VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record`,
  );
  const removeFrom = database.prepare(`DELETE FROM ${name} WHERE position >= ?`);
  let saved: T[] = [];
  return {
    load(): T[] {
      const list = (select.all() as Pick<KeyRow, 'record'>[]).map(({ record }) => JSON.parse(record) as T);
      saved = [...list];
      return list;
    },
    save(list: readonly T[]): void {
      for (const [position, record] of list.entries()) {
        if (saved[position] === record) continue;
        put.run(position, JSON.stringify(record));
        saved[position] = record;
      }
      if (saved.length === list.length) return;
      removeFrom.run(list.length);
      saved.length = list.length;
    },
  };
}

/** Rows of an object, by key, in the order in which the keys were added. */
export function openKeyTable<T>(database: SqlDatabase, definition: TableDefinition) {
  const { name } = definition;
  createTable(database, definition, 'key TEXT PRIMARY KEY');
  const select = database.prepare(`SELECT key, record FROM ${name} ORDER BY rowid`);
  const put = database.prepare(
    `INSERT INTO ${name} (key, record) VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record`,
  );
  const remove = database.prepare(`DELETE FROM ${name} WHERE key = ?`);
  let saved = new Map<string, T>();
  return {
    load(): Record<string, T> {
      const entries = (select.all() as KeyRow[]).map(({ key, record }) => [key, JSON.parse(record) as T] as const);
      saved = new Map(entries);
      return Object.fromEntries(entries);
    },
    save(records: Readonly<Record<string, T>>): void {
      const entries = Object.entries(records);
      for (const [key, record] of entries) {
        if (saved.get(key) === record) continue;
        put.run(key, JSON.stringify(record));
        saved.set(key, record);
      }
      if (saved.size === entries.length) return;
      for (const key of saved.keys()) {
        if (Object.hasOwn(records, key)) continue;
        remove.run(key);
        saved.delete(key);
      }
    },
  };
}

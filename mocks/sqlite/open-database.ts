import { createRequire } from 'node:module';

type SqlValue = string | number | null;

export interface SqlStatement {
  run(...values: readonly SqlValue[]): unknown;
  get(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown[];
}

/** The part of libsql in use. Its types are not imported, because some platforms do not have the package. */
export interface SqlDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  pragma(sql: string): unknown;
  readonly inTransaction: boolean;
  close(): void;
}

type DatabaseConstructor = new (file: string) => SqlDatabase;

function loadDriver(): DatabaseConstructor {
  const require = createRequire(import.meta.url);
  try {
    // Loaded here only, so a platform without its binary runs everything else.
    return require('libsql') as DatabaseConstructor;
  } catch (cause) {
    throw new Error(`The package libsql has no binary for ${process.platform}-${process.arch} here.`, { cause });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Opens a SQLite file for this process alone. Throws when libsql is missing or another process has the file open. A
 * committed transaction survives `kill -9` and a power failure.
 */
export function openDatabase(file: string): SqlDatabase {
  const Driver = loadDriver();
  const database = new Driver(file);
  try {
    database.pragma('busy_timeout = 0');
    // Two servers on one file would each keep a state of their own.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Takes the lock now, not with the first command.
    database.exec('BEGIN IMMEDIATE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (hasCode(error, 'SQLITE_BUSY')) throw new Error(`Another process has ${file} open.`, { cause: error });
    throw error;
  }
}

/** Closes a file. Without the change of modes, the driver keeps its lock until its statements are collected. */
export function closeDatabase(database: SqlDatabase): void {
  try {
    database.pragma('journal_mode = DELETE');
    database.pragma('locking_mode = NORMAL');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
  } finally {
    database.close();
  }
}

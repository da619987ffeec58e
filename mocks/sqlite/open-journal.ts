import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RoundRecord, SeatRecord } from '../exchange/casino/records.ts';
import type { BetDelays } from '../exchange/interface/operator.ts';
import type { Journal } from '../exchange/state/journal.ts';
import type { BetRecord, ExchangeState, LedgerRecord, OrderRecord } from '../exchange/state/state.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import { joinSlices, splitSlices } from './slice-rows.ts';
import { openKeyTable, openListTable } from './table.ts';

/** Format of the tables. A file of another format is refused. */
const SCHEMA_VERSION = 1;

interface HeaderRow extends Pick<ExchangeState, 'format' | 'seed' | 'time' | 'counter'> {
  readonly delays: string;
  readonly saved_at: number;
}

export interface FileJournal extends Journal {
  /** Reads the record of the last `save`; null for a new file. Times are milliseconds since 1970. */
  readHeader(): { readonly seed: number; readonly time: number; readonly savedAt: number } | null;
}

/**
 * Opens the journal of an exchange in a SQLite file, and creates the file and its folder when they are missing. Throws
 * when another process has the file open, or when the file has another format.
 */
export function openJournal(file: string): FileJournal {
  mkdirSync(dirname(file), { recursive: true });
  const database = openDatabase(file);
  const [{ user_version: version } = { user_version: 0 }] = database.pragma('user_version') as {
    readonly user_version: number;
  }[];
  if (version !== 0 && version !== SCHEMA_VERSION) {
    closeDatabase(database);
    throw new Error(`${file} has tables of format ${version}; this version writes format ${SCHEMA_VERSION}.`);
  }
  database.exec('BEGIN IMMEDIATE');
  database.exec(
    `CREATE TABLE IF NOT EXISTS exchange (id INTEGER PRIMARY KEY CHECK (id = 1), format INTEGER NOT NULL,
      seed INTEGER NOT NULL, time INTEGER NOT NULL, counter INTEGER NOT NULL, delays TEXT NOT NULL,
      saved_at INTEGER NOT NULL)`,
  );
  const users = openKeyTable<ExchangeState['users'][string]>(database, {
    name: 'users',
    columns: { user_name: '$.userName', mobile: '$.mobile' },
  });
  const sessions = openKeyTable<ExchangeState['sessions'][string]>(database, {
    name: 'sessions',
    columns: { user_id: '$.userId', expires_at: '$.expiresAt' },
  });
  const orders = openListTable<OrderRecord>(database, {
    name: 'orders',
    columns: {
      order_id: '$.orderId',
      user_id: '$.userId',
      reference: '$.reference',
      state: '$.state',
      due_at: '$.dueAt',
    },
  });
  const bets = openListTable<BetRecord>(database, {
    name: 'bets',
    columns: {
      bet_id: '$.betId',
      order_id: '$.orderId',
      user_id: '$.userId',
      event_id: '$.eventId',
      reference: '$.reference',
      side: '$.side',
      price: '$.price',
      stake: '$.stake',
      state: '$.state',
      result: '$.result',
    },
    indexes: ['user_id'],
  });
  const ledger = openListTable<LedgerRecord>(database, {
    name: 'ledger',
    columns: { entry_id: '$.entryId', user_id: '$.userId', at: '$.at', kind: '$.kind', amount: '$.amount' },
    indexes: ['user_id'],
  });
  const cash = openKeyTable<ExchangeState['cash'][string]>(database, { name: 'cash', columns: { amount: '$' } });
  const markets = openKeyTable<ExchangeState['markets'][string]>(database, { name: 'markets', columns: {} });
  const fancies = openKeyTable<ExchangeState['fancies'][string]>(database, { name: 'fancies', columns: {} });
  const abandoned = openKeyTable<number>(database, { name: 'abandoned', columns: { at: '$' } });
  const seats = openListTable<SeatRecord>(database, { name: 'casino_seats', columns: { user_id: '$.userId' } });
  const rounds = openListTable<RoundRecord>(database, {
    name: 'casino_rounds',
    columns: { round_id: '$.roundId', user_id: '$.userId', stake: '$.stake', result: '$.outcome.result' },
  });
  const slices = openKeyTable<unknown>(database, { name: 'slices', columns: {} });
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  database.exec('COMMIT');

  const selectHeader = database.prepare('SELECT * FROM exchange');
  const putHeader = database.prepare(
    `INSERT INTO exchange (id, format, seed, time, counter, delays, saved_at) VALUES (1, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET format = excluded.format, seed = excluded.seed, time = excluded.time,
      counter = excluded.counter, delays = excluded.delays, saved_at = excluded.saved_at`,
  );
  const findHeader = () => (selectHeader.get() ?? null) as HeaderRow | null;

  function writeChanges(state: ExchangeState): void {
    users.save(state.users);
    sessions.save(state.sessions);
    orders.save(state.orders);
    bets.save(state.bets);
    ledger.save(state.entries);
    cash.save(state.cash);
    markets.save(state.markets);
    fancies.save(state.fancies);
    abandoned.save(state.abandoned);
    seats.save(state.casino?.seats ?? []);
    rounds.save(state.casino?.rounds ?? []);
    slices.save(splitSlices(state.slices));
    putHeader.run(state.format, state.seed, state.time, state.counter, JSON.stringify(state.delays), Date.now());
  }

  return {
    readHeader() {
      const header = findHeader();
      return header === null ? null : { seed: header.seed, time: header.time, savedAt: header.saved_at };
    },
    load() {
      const casino = { seats: seats.load(), rounds: rounds.load() };
      const saved = {
        users: users.load(),
        sessions: sessions.load(),
        orders: orders.load(),
        bets: bets.load(),
        entries: ledger.load(),
        cash: cash.load(),
        markets: markets.load(),
        fancies: fancies.load(),
        abandoned: abandoned.load(),
        slices: joinSlices(slices.load()),
      };
      const header = findHeader();
      if (header === null) return null;
      const { format, seed, time, counter, delays } = header;
      const isCasinoOpen = casino.seats.length + casino.rounds.length > 0;
      return {
        ...{ format, seed, time, counter, delays: JSON.parse(delays) as BetDelays },
        ...saved,
        ...(isCasinoOpen && { casino }),
      };
    },
    save(state) {
      database.exec('BEGIN IMMEDIATE');
      try {
        writeChanges(state);
        database.exec('COMMIT');
      } catch (error) {
        // A failed COMMIT, for example on a full disk, may have ended the transaction already.
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => closeDatabase(database),
  };
}

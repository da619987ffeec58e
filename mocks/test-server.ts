import { DEMO_COMMISSION_PERCENT } from './exchange/betting/commission.ts';
import { createClock } from './exchange/clock.ts';
import { createExchange } from './exchange/create.ts';
import { serveExchange } from './server.ts';
import type { ServerOptions } from './server-options.ts';
import { type FileJournal, openJournal } from './sqlite/open-journal.ts';

export interface TestServerOptions extends Omit<ServerOptions, 'exchange' | 'socket' | 'portRange' | 'isLogging'> {
  /** Seed of the world. Null: the one of the database, or 7. */
  readonly seed: number | null;
  /** SQLite file that keeps the exchange. Null: its state is lost when the process ends. */
  readonly database: string | null;
}

const DEFAULT_SEED = 7;

/** Returns the exchange's time. It includes what an operator has skipped before the restart. */
function calculateStartTime(journal: FileJournal | null): number {
  const header = journal?.readHeader() ?? null;
  return header === null ? Date.now() : Math.max(Date.now(), header.time + Date.now() - header.savedAt);
}

/** Starts the exchange on one machine: a running clock, calls, stream, and the app, if it is given. */
export async function startTestServer({ seed, database, ...serverOptions }: TestServerOptions) {
  const journal = database === null ? null : openJournal(database);
  const exchange = createExchange({
    seed: seed ?? journal?.readHeader()?.seed ?? DEFAULT_SEED,
    clock: createClock({ now: calculateStartTime(journal), mode: { speed: 1 } }),
    journal,
    commissionPercent: DEMO_COMMISSION_PERCENT,
  });
  await exchange.waitUntilRead();
  return serveExchange({ ...serverOptions, portRange: 20, exchange, socket: true, isLogging: false });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import { createClock } from '../exchange/clock.ts';
import { createCore } from '../exchange/core.ts';
import type { ExchangeState } from '../exchange/state/state.ts';
import { applyStep, invariantStep, openInvariantExchange } from '../exchange/tests/invariant-steps.ts';
import { EVENING, findUserId, openExchange, SEED, world } from '../exchange/tests/test-exchange.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import { openJournal } from './open-journal.ts';

const folders: string[] = [];
function createFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  folders.push(folder);
  return join(folder, 'exchange.sqlite');
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Reads the state of a file as the next process does. */
function readSaved(file: string): ExchangeState | null {
  const journal = openJournal(file);
  const saved = journal.load();
  journal.close();
  return saved;
}

test('the journal loads the same state as the one in memory after random commands', () => {
  let bets = 0;
  fc.assert(
    fc.property(fc.array(invariantStep, { minLength: 10, maxLength: 25 }), (steps) => {
      const file = createFile();
      const running = openInvariantExchange(openJournal(file));
      for (const step of steps) applyStep(running, step);
      running.clock.advance(2 * HOUR_MS);
      const inMemory = structuredClone(running.core.read());
      running.core.dispose();
      const saved = readSaved(file);
      bets += saved?.bets.length ?? 0;
      // Reading at a later time moves `time` alone, which no command has to save.
      expect({ ...saved, time: inMemory.time }).toEqual(inMemory);
    }),
    { numRuns: 25 },
  );
  expect(bets).toBeGreaterThan(25);
});

test('the journal keeps a seeded past and payments in their order', async () => {
  const file = createFile();
  const exchange = openExchange(EVENING, { journal: openJournal(file) });
  const demo = findUserId(exchange, 'demo');
  await exchange.operator.seedHistory(demo, { bets: 60, days: 20, casino: { rounds: 15, days: 10 } });
  const statement = exchange.ledger.getStatement(demo, { limit: 1000 });
  const settled = exchange.betting.list(demo, 'settled', { limit: 1000 });
  const balance = exchange.betting.getBalance(demo);
  exchange.dispose();

  const reopened = openExchange(EVENING + SECOND_MS, { journal: openJournal(file) });
  expect(reopened.ledger.getStatement(demo, { limit: 1000 })).toEqual(statement);
  expect(reopened.betting.list(demo, 'settled', { limit: 1000 })).toEqual(settled);
  expect(reopened.betting.getBalance(demo)).toEqual(balance);
  expect(statement.total).toBeGreaterThan(30);
  reopened.dispose();
});

test('the journal refuses a second process while the first has the file open', () => {
  const file = createFile();
  const first = openJournal(file);
  expect(() => openJournal(file)).toThrow(/Another process has .* open/);
  first.close();
  openJournal(file).close();
});

test('the journal refuses a file with tables of another format', () => {
  const file = createFile();
  const database = openDatabase(file);
  database.exec('PRAGMA user_version = 99');
  closeDatabase(database);
  expect(() => openJournal(file)).toThrow(/tables of format 99/);
});

test('the exchange refuses a journal of another seed', () => {
  const file = createFile();
  openExchange(EVENING, { journal: openJournal(file) }).dispose();
  const journal = openJournal(file);
  expect(() => openExchange(EVENING, { journal, seed: SEED + 1 })).toThrow(/no seed 8/);
  journal.close();
});

function openCore(file: string) {
  const journal = openJournal(file);
  const clock = createClock({ now: EVENING });
  const core = createCore({
    seed: SEED,
    clock,
    world,
    store: null,
    journal,
    commissionPercent: 0,
    wallClock: () => EVENING,
  });
  return { core, journal, clock };
}

test('a change that throws leaves no trace in memory or in the file', async () => {
  const file = createFile();
  const { core } = openCore(file);
  const before = structuredClone(core.read());
  await expect(
    core.changeState((state) => {
      state.counter += 5;
      state.cash['u1001'] = units(1);
      state.entries.pop();
      throw new Error('in the middle');
    }),
  ).rejects.toThrow('in the middle');
  expect(core.read()).toEqual(before);
  core.dispose();
  expect(readSaved(file)).toEqual(before);
});

test('a change that cannot be saved is refused, and the next one is saved', async () => {
  const file = createFile();
  const journal = openJournal(file);
  let isDiskFull = false;
  const core = createCore({
    seed: SEED,
    clock: createClock({ now: EVENING }),
    world,
    store: null,
    journal: {
      ...journal,
      save(state) {
        // Fails inside the transaction, after rows have been written: no record of a bet can be a cycle.
        const cycle: Record<string, unknown> = {};
        cycle['self'] = cycle;
        journal.save(isDiskFull ? { ...state, slices: { broken: { row: cycle } } } : state);
      },
    },
    commissionPercent: 0,
    wallClock: () => EVENING,
  });
  const setCash = () =>
    core.changeState((state) => {
      state.cash['u1001'] = units(7);
    });
  isDiskFull = true;
  await expect(setCash()).rejects.toThrow(/circular/i);
  expect(core.read().cash['u1001']).toBe(units(50_000));
  isDiskFull = false;
  await setCash();
  core.dispose();
  expect(readSaved(file)?.cash['u1001']).toBe(units(7));
});

test('the clock continues after the saved time when the machine is behind it', async () => {
  const file = createFile();
  const { core, clock } = openCore(file);
  clock.advance(3 * HOUR_MS);
  await core.changeState(() => undefined);
  core.dispose();
  const next = openCore(file);
  expect(next.clock.now()).toBe(EVENING + 3 * HOUR_MS);
  next.core.dispose();
});

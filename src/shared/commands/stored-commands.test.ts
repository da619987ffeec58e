import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearLocalStorage } from '../storage/clear-local-storage.ts';
import { type FakeStorage, installFakeStorages } from '../storage/testing/fake-storage.ts';
import { createPendingRows } from './pending-rows.ts';
import { createStoredCommands } from './stored-commands.ts';

interface Command {
  readonly reference: string;
  readonly userId: string;
  readonly stake: number;
  readonly sentAt: string;
}

const KEY = 'pending-bets@1';
const NOW = Date.parse('2026-01-05T12:00:00Z');
const orderSchema = z.object({ reference: z.string(), stake: z.number(), sentAt: z.string() });
const rowSchema = z.object({ owner: z.nullable(z.string()), order: orderSchema });

/** The commands of one page. */
const openPage = () =>
  createStoredCommands<Command, z.output<typeof rowSchema>>(createPendingRows(KEY, z.array(rowSchema)), {
    getReference: ({ order }) => order.reference,
    getSentAt: ({ order }) => order.sentAt,
    encode: ({ userId: owner, ...order }) => ({ owner, order }),
    decode: ({ order }, userId) => ({ ...order, userId }),
  });

const first: Command = { reference: 'ref-1', userId: 'u1', stake: 50_000, sentAt: '2026-01-05T11:59:50Z' };
const second: Command = { ...first, reference: 'ref-2' };

/** Names of the locks of all open pages. */
let held: Set<string>;
/** Starts each exclusive request whose lock is free. */
let waiting: { name: string; grant: () => void }[];
let local: FakeStorage;
let tab: FakeStorage;
let stored: ReturnType<typeof openPage>;

function releaseLock(name: string): void {
  held.delete(name);
  const next = waiting.find((request) => request.name === name);
  waiting = waiting.filter((request) => request !== next);
  next?.grant();
}

/** Web Locks of one browser. */
const lockManager = {
  async request(name: string, { mode }: LockOptions, callback: () => Promise<void>) {
    if (mode === 'exclusive' && held.has(name)) await new Promise<void>((grant) => waiting.push({ name, grant }));
    held.add(name);
    await callback();
    releaseLock(name);
  },
  query: () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] }),
};

/** Closes the tab and opens another one: the browser releases the locks and drops the session storage. */
function reopen(): void {
  held.clear();
  tab.map.clear();
  stored = openPage();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  ({ local, tab } = installFakeStorages());
  held = new Set();
  waiting = [];
  vi.stubGlobal('navigator', { locks: lockManager });
  stored = openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createStoredCommands', () => {
  test('keeps one row for each reference, oldest first', () => {
    stored.save(first);
    stored.save(second);
    stored.save({ ...second, stake: 100 });
    expect(stored.load('u1')).toEqual([first, { ...second, stake: 100 }]);
    stored.remove('ref-1');
    expect(stored.load('u1')).toHaveLength(1);
    stored.remove('ref-2');
    expect([tab.map.size, local.map.size]).toEqual([0, 0]);
  });

  test('returns the commands of one user, also after a forced sign-out', () => {
    stored.save(first);
    stored.save({ ...second, userId: 'u2' });
    clearLocalStorage();
    expect(stored.load('u3')).toEqual([]);
    expect(stored.load('u1')).toEqual([first]);
    stored.remove('ref-1');
    expect(stored.load('u2')).toEqual([{ ...second, userId: 'u2' }]);
  });

  test('reads what earlier versions of the app stored', () => {
    const { userId: owner, ...order } = first;
    tab.map.set(
      KEY,
      JSON.stringify([
        { owner, order },
        { owner: null, order: { ...order, reference: 'ref-3' } },
      ]),
    );
    expect(stored.load('u1')).toEqual([first]);
  });

  test('recover takes over a command of a closed tab, also after a forced sign-out', async () => {
    stored.save(first);
    clearLocalStorage();
    reopen();
    expect(stored.load('u1')).toEqual([]);
    expect(await stored.recover('u1')).toEqual(['ref-1']);
    expect(stored.load('u1')).toEqual([first]);
    expect(await stored.recover('u1')).toEqual([]);
    expect(stored.load('u1')).toHaveLength(1);
    stored.remove('ref-1');
    await vi.waitFor(() => expect(held.size).toBe(0));
    expect([tab.map.size, local.map.size]).toEqual([0, 0]);
  });

  test('recover leaves a command to the open tab that sent it, and to its own user', async () => {
    stored.save(first);
    const sessionOfFirst = tab.map.get(KEY);
    tab.map.clear();
    const other = openPage();
    await other.recover('u1');
    expect([other.load('u1'), waiting]).toEqual([[], []]);
    tab.map.set(KEY, sessionOfFirst ?? '');
    reopen();
    await stored.recover('u2');
    expect([stored.load('u1'), stored.load('u2')]).toEqual([[], []]);
  });

  test('recover takes over a command when the tab that sent it closes', async () => {
    stored.save(first);
    tab.map.clear();
    const other = openPage();
    const handleTakeover = vi.fn();
    await other.recover('u1', handleTakeover);
    await other.recover('u1', handleTakeover);
    expect([other.load('u1'), handleTakeover.mock.calls]).toEqual([[], []]);
    releaseLock('command ref-1');
    await vi.waitFor(() => expect(handleTakeover.mock.calls).toEqual([['ref-1']]));
    expect(other.load('u1')).toEqual([first]);
    expect([...held]).toEqual(['command ref-1']);
  });

  test('recover takes over nothing when the tab that sent a command has learned its outcome', async () => {
    stored.save(first);
    tab.map.clear();
    const other = openPage();
    const handleTakeover = vi.fn();
    await other.recover('u1', handleTakeover);
    stored.remove('ref-1');
    await vi.waitFor(() => expect([...held, ...waiting]).toEqual([]));
    expect([other.load('u1'), handleTakeover.mock.calls]).toEqual([[], []]);
  });

  test('recover marks the commands of this tab after a reload, so that no other tab takes them', async () => {
    stored.save(first);
    held.clear();
    stored = openPage();
    await stored.recover('u1');
    expect([...held]).toEqual(['command ref-1']);
  });

  test('recover takes nothing where the browser does not tell which pages are open', async () => {
    stored.save(first);
    reopen();
    vi.stubGlobal('navigator', {});
    await stored.recover('u1');
    expect(stored.load('u1')).toEqual([]);
  });

  test('recover forgets a copy after seven days', async () => {
    stored.save(first);
    reopen();
    vi.setSystemTime(NOW + 7 * 24 * 60 * 60 * 1000);
    await stored.recover('u1');
    expect([stored.load('u1'), local.map.size]).toEqual([[], 0]);
  });
});

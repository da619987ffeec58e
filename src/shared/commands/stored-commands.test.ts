import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearLocalStorage } from '../storage/clear-local-storage.ts';
import { safeSessionStorage } from '../storage/safe-storage.ts';
import { createJsonEntry } from '../storage/storage-entry.ts';
import { type FakeStorage, installFakeStorages } from '../storage/testing/fake-storage.ts';
import { createStoredCommands } from './stored-commands.ts';

interface Command {
  readonly reference: string;
  readonly userId: string;
  readonly stake: number;
}

const orderSchema = z.object({ reference: z.string(), stake: z.number() });
const rows = createJsonEntry(
  safeSessionStorage,
  'test-orders@1',
  z.array(z.object({ owner: z.nullable(z.string()), order: orderSchema })),
);

const stored = createStoredCommands<Command, NonNullable<ReturnType<typeof rows.read>>[number]>(rows, {
  getReference: ({ order }) => order.reference,
  encode: ({ userId: owner, ...order }) => ({ owner, order }),
  decode: ({ order }, userId) => ({ ...order, userId }),
});

const first: Command = { reference: 'ref-1', userId: 'u1', stake: 50_000 };
const second: Command = { ...first, reference: 'ref-2' };

let tab: FakeStorage;
beforeEach(() => {
  ({ tab } = installFakeStorages());
});
afterEach(() => vi.unstubAllGlobals());

describe('createStoredCommands', () => {
  test('keeps one row for each reference, oldest first', () => {
    stored.save(first);
    stored.save(second);
    stored.save({ ...second, stake: 100 });
    expect(stored.load('u1')).toEqual([first, { ...second, stake: 100 }]);
    stored.remove('ref-1');
    expect(stored.load('u1')).toHaveLength(1);
    stored.remove('ref-2');
    expect(tab.map.size).toBe(0);
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
      'test-orders@1',
      JSON.stringify([
        { owner, order },
        { owner: null, order: { ...order, reference: 'ref-3' } },
      ]),
    );
    expect(stored.load('u1')).toEqual([first]);
  });
});

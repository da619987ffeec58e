import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLocalStorage } from '../storage/clear-local-storage.ts';
import { installFakeStorages, type FakeStorage } from '../storage/testing/fake-storage.ts';
import { pendingBetRows, type PendingBet, type PendingBetRow } from '../storage/pending-bets.ts';
import { createStoredCommands } from './stored-commands.ts';

type Command = PendingBet & { readonly userId: string };

const stored = createStoredCommands<Command, PendingBetRow>(pendingBetRows, {
  getReference: ({ bet }) => bet.reference,
  encode: ({ userId: owner, ...bet }) => ({ owner, bet }),
  decode: ({ bet }, userId) => ({ ...bet, userId }),
});

const first: Command = {
  reference: 'ref-1',
  userId: 'u1',
  matchId: '31',
  marketId: '1.240634810',
  selectionId: 7461,
  selectionName: 'India',
  runnerName: 'India',
  kind: 'odds',
  side: 'back',
  price: 198,
  stake: 50_000,
  sentAt: '2026-11-21T10:00:00.000Z',
  delaySeconds: 5,
  knownBetIds: ['b1'],
};
const second: Command = {
  ...first,
  reference: 'ref-2',
  kind: 'fancy',
  selectionId: 0,
  selectionName: 'YES',
  size: 11_000,
};

let tab: FakeStorage;
beforeEach(() => {
  ({ tab } = installFakeStorages());
});
afterEach(() => vi.unstubAllGlobals());

describe('createStoredCommands', () => {
  test('keeps one row for each reference, oldest first, and drops them one by one', () => {
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
    const { userId: owner, ...bet } = first;
    tab.map.set(
      'pending-bets@1',
      JSON.stringify([
        { owner, bet },
        { owner: null, bet: { ...bet, reference: 'ref-3' } },
      ]),
    );
    expect(stored.load('u1')).toEqual([first]);
  });
});

import { onSessionChange } from '#shared/storage/session.ts';
import { createStorageStore, type StorageStore } from '#shared/storage/storage-store.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from './betting-preferences.ts';
import { onPreferencesChange, preferencesEntry } from './betting-preferences-storage.ts';

/** Creates the store of the preferences of this device. Without stored ones it has the defaults. */
export const createBettingPreferencesStore = (): StorageStore<BettingPreferences> =>
  createStorageStore({
    read: () => preferencesEntry.read() ?? DEFAULT_PREFERENCES,
    write: preferencesEntry.write,
    onChange(listener) {
      // Another tab may sign in before a page of this tab has left the screen after a forced sign-out.
      const unsubscribes = [onPreferencesChange(listener), onSessionChange(listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
  });

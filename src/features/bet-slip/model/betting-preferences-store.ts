import { onSessionChange } from '#shared/storage/session.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from './betting-preferences.ts';
import { onPreferencesChange, preferencesEntry } from './betting-preferences-storage.ts';

export interface BettingPreferencesStore {
  read(): BettingPreferences;
  subscribe(listener: () => void): () => void;
  /** Changes these preferences and keeps the others as they are stored: another tab may have changed them. */
  update(change: Partial<BettingPreferences>): void;
}

const readStored = (): BettingPreferences => preferencesEntry.read() ?? DEFAULT_PREFERENCES;

/**
 * Creates the store of the preferences of this device: a view of their stored value. Each first subscriber reads the
 * value again, because a forced sign-out clears the storage.
 */
export function createBettingPreferencesStore(): BettingPreferencesStore {
  const listeners = new Set<() => void>();
  let preferences: BettingPreferences | null = null;
  let stop: (() => void) | null = null;

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const reload = (): void => {
    preferences = null;
    notifyListeners();
  };

  return {
    read: () => (preferences ??= readStored()),
    subscribe(listener) {
      if (listeners.size === 0) {
        preferences = null;
        // Another tab may sign in before a page of this tab has left the screen after a forced sign-out.
        const unsubscribes = [onPreferencesChange(reload), onSessionChange(reload)];
        stop = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        preferences = null;
      };
    },
    update(change) {
      preferences = { ...readStored(), ...change };
      preferencesEntry.write(preferences);
      notifyListeners();
    },
  };
}

/**
 * A browser storage that never throws. When the browser refuses access (private mode, quota, a blocked third-party
 * frame), values stay in memory as long as the page lives.
 */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything, including keys of other owners. */
  clear(): void;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Read on each use: the property itself throws when storage is blocked. */
const getStorage = (name: StorageName): Storage | null => {
  try {
    return name in globalThis ? globalThis[name] : null;
  } catch {
    return null;
  }
};

function createSafeStorage(name: StorageName): SafeStorage {
  /**
   * Values that could not be stored, and null for keys that could not be removed. Overrides the storage until a write
   * succeeds.
   */
  const memory = new Map<string, string | null>();
  /** Set when clearing was refused: the storage's remaining values are ignored. */
  let shouldIgnoreStored = false;

  const tryStorage = <T>(action: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    const storage = getStorage(name);
    if (storage === null) return { done: false };
    try {
      return { done: true, value: action(storage) };
    } catch {
      return { done: false };
    }
  };

  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      if (shouldIgnoreStored) return null;
      const stored = tryStorage((storage) => storage.getItem(key));
      return stored.done ? stored.value : null;
    },
    write(key, value) {
      if (!shouldIgnoreStored && tryStorage((storage) => storage.setItem(key, value)).done) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (tryStorage((storage) => storage.removeItem(key)).done) memory.delete(key);
      else memory.set(key, null);
    },
    clear() {
      memory.clear();
      shouldIgnoreStored = !tryStorage((storage) => storage.clear()).done;
    },
  };
}

export const safeLocalStorage: SafeStorage = createSafeStorage('localStorage');
export const safeSessionStorage: SafeStorage = createSafeStorage('sessionStorage');

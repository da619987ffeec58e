/**
 * One of the browser's two storages. Nothing here throws: where the browser refuses (private mode, quota, a blocked third-party
 * frame) the value is kept in memory for as long as the page lives.
 */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Everything, also keys that are not ours. */
  clear(): void;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Asked anew each time: reading the property itself throws where storage is blocked. */
const getStorage = (name: StorageName): Storage | null => {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
};

function createSafeStorage(name: StorageName): SafeStorage {
  /** What could not be stored, and (null) what could not be removed. Wins over the storage until a write succeeds. */
  const memory = new Map<string, string | null>();
  /** Set when clearing was refused: what the storage still holds no longer counts. */
  let ignoreStored = false;

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
      if (ignoreStored) return null;
      const stored = tryStorage((storage) => storage.getItem(key));
      return stored.done ? stored.value : null;
    },
    write(key, value) {
      if (!ignoreStored && tryStorage((storage) => storage.setItem(key, value)).done) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (tryStorage((storage) => storage.removeItem(key)).done) memory.delete(key);
      else memory.set(key, null);
    },
    clear() {
      memory.clear();
      ignoreStored = !tryStorage((storage) => storage.clear()).done;
    },
  };
}

export const safeLocalStorage: SafeStorage = createSafeStorage('localStorage');
export const safeSessionStorage: SafeStorage = createSafeStorage('sessionStorage');

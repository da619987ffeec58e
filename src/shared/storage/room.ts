/**
 * One of the browser's two storages. Nothing here throws: where the browser refuses (private mode, quota, a blocked third-party
 * frame) the value is kept in memory for as long as the page lives.
 */
export interface Room {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Everything, also keys that are not ours. */
  clear(): void;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Asked anew each time: reading the property itself throws where storage is blocked. */
const storageOf = (name: StorageName): Storage | null => {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
};

function room(name: StorageName): Room {
  /** What could not be stored, and (null) what could not be removed. Wins over the storage until a write succeeds. */
  const kept = new Map<string, string | null>();
  /** Set when clearing was refused: what the storage still holds no longer counts. */
  let closed = false;

  const attempt = <T>(act: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    const storage = storageOf(name);
    if (storage === null) return { done: false };
    try {
      return { done: true, value: act(storage) };
    } catch {
      return { done: false };
    }
  };

  return {
    read(key) {
      const memory = kept.get(key);
      if (memory !== undefined) return memory;
      if (closed) return null;
      const stored = attempt((storage) => storage.getItem(key));
      return stored.done ? stored.value : null;
    },
    write(key, value) {
      if (!closed && attempt((storage) => storage.setItem(key, value)).done) kept.delete(key);
      else kept.set(key, value);
    },
    remove(key) {
      if (attempt((storage) => storage.removeItem(key)).done) kept.delete(key);
      else kept.set(key, null);
    },
    clear() {
      kept.clear();
      closed = !attempt((storage) => storage.clear()).done;
    },
  };
}

export const localRoom: Room = room('localStorage');
export const sessionRoom: Room = room('sessionStorage');

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Snapshot, Store } from './store.ts';

interface ExchangeDatabase extends DBSchema {
  snapshots: { key: string; value: Snapshot };
  versions: { key: string; value: number };
}

const KEY = 'current';

/** Queue of this page for browsers without Web Locks. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Opens the store in IndexedDB. Tabs of one origin share it. A write carries a version and is refused when another
 * write came before. Web Locks make that rare, and a broadcast makes the other tabs read again. Uses memory when the
 * browser refuses storage.
 */
export function openIndexedDbStore(name = 'simulated-exchange'): Store {
  const queue = createQueue();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const opening = openDB<ExchangeDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('snapshots');
      database.createObjectStore('versions');
    },
  }).catch(() => null);
  let inMemory: Snapshot | null = null;
  let isStorageRefused = false;

  const openDatabase = async (): Promise<IDBPDatabase<ExchangeDatabase> | null> => (isStorageRefused ? null : opening);

  async function putSnapshot(database: IDBPDatabase<ExchangeDatabase>, snapshot: Snapshot): Promise<boolean> {
    const change = database.transaction(['snapshots', 'versions'], 'readwrite');
    const versions = change.objectStore('versions');
    const isNext = ((await versions.get(KEY)) ?? 0) === snapshot.version - 1;
    if (isNext)
      await Promise.all([change.objectStore('snapshots').put(snapshot, KEY), versions.put(snapshot.version, KEY)]);
    await change.done;
    if (isNext) channel?.postMessage(snapshot.version);
    return isNext;
  }

  async function saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    const database = await openDatabase();
    if (database !== null) {
      try {
        return await putSnapshot(database, snapshot);
      } catch {
        // Storage is full, or the browser removed it: from here on the page keeps its state in memory.
        isStorageRefused = true;
      }
    }
    inMemory = snapshot;
    return true;
  }

  return {
    async load() {
      const database = await openDatabase();
      return (database === null ? inMemory : await database.get('snapshots', KEY)) ?? null;
    },
    async version() {
      const database = await openDatabase();
      return (database === null ? inMemory?.version : await database.get('versions', KEY)) ?? 0;
    },
    save: saveSnapshot,
    async clear() {
      const database = await openDatabase();
      inMemory = null;
      await Promise.all([database?.delete('snapshots', KEY), database?.delete('versions', KEY)]);
    },
    exclusive: (work) =>
      queue(() =>
        typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work(),
      ),
    watch(onChange) {
      const handleMessage = () => onChange();
      channel?.addEventListener('message', handleMessage);
      return () => channel?.removeEventListener('message', handleMessage);
    },
    close() {
      channel?.close();
      void opening.then((database) => database?.close());
    },
  };
}

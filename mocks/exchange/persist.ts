import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Snapshot, Store } from './state/store.ts';

interface Shelf extends DBSchema {
  snapshots: { key: string; value: Snapshot };
  versions: { key: string; value: number };
}

const KEY = 'current';

/** Work of this page one after the other, for browsers and places without Web Locks. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Keeps the exchange in IndexedDB. Tabs of one origin share it: every write carries a number, Web Locks keep writes apart, and a
 * broadcast tells the other tabs to read again. Nothing here throws when the browser refuses storage: the exchange then lives in memory.
 */
export function openStore(name = 'simulated-exchange'): Store {
  const queue = createQueue();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const opening: Promise<IDBPDatabase<Shelf> | null> = openDB<Shelf>(name, 1, {
    upgrade(database) {
      database.createObjectStore('snapshots');
      database.createObjectStore('versions');
    },
  }).catch(() => null);
  let inMemory: Snapshot | null = null;

  async function write(snapshot: Snapshot) {
    const database = await opening;
    inMemory = snapshot;
    if (database === null) return;
    const change = database.transaction(['snapshots', 'versions'], 'readwrite');
    await Promise.all([change.objectStore('snapshots').put(snapshot, KEY), change.objectStore('versions').put(snapshot.version, KEY), change.done]).catch(() => undefined);
    channel?.postMessage(snapshot.version);
  }

  return {
    async load() {
      const database = await opening;
      return (database === null ? inMemory : await database.get('snapshots', KEY)) ?? null;
    },
    async version() {
      const database = await opening;
      return (database === null ? inMemory?.version : await database.get('versions', KEY)) ?? 0;
    },
    save: write,
    async clear() {
      const database = await opening;
      inMemory = null;
      await Promise.all([database?.delete('snapshots', KEY), database?.delete('versions', KEY)]);
    },
    exclusive: (work) =>
      queue(() => (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work())),
    watch(changed) {
      const listen = () => changed();
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
    close() {
      channel?.close();
      void opening.then((database) => database?.close());
    },
  };
}

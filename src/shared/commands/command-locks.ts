/** Tells the other pages of this browser which commands a page follows, until it closes. */
export interface CommandLocks {
  /** Marks the command as followed by this page. */
  mark(reference: string): void;
  release(reference: string): void;
  /** Resolves when no other page follows the command any more. This page then follows it, until `release`. */
  takeOver(reference: string): Promise<void>;
  /** Returns the references that a page follows. Null when the browser does not tell. */
  listHeld(): Promise<ReadonlySet<string> | null>;
}

const PREFIX = 'command ';

/** Browsers offer locks only to pages of HTTPS and of this computer. */
const getLockManager = (): LockManager | null => {
  const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
  return navigator?.locks ?? null;
};

/** Creates marks from Web Locks: the browser releases those of a closed page. */
export function createCommandLocks(): CommandLocks {
  const releases = new Map<string, () => void>();

  function request(reference: string, mode: LockMode, handleGrant?: () => void): void {
    const released = new Promise<void>((resolve) => releases.set(reference, resolve));
    // A page that is closing gets no lock.
    void getLockManager()
      ?.request(`${PREFIX}${reference}`, { mode }, () => {
        handleGrant?.();
        return released;
      })
      .catch(() => undefined);
  }

  return {
    mark(reference) {
      // Shared, because a duplicated tab follows the same commands.
      if (!releases.has(reference)) request(reference, 'shared');
    },
    takeOver: (reference) => new Promise((resolve) => request(reference, 'exclusive', resolve)),
    release(reference) {
      releases.get(reference)?.();
      releases.delete(reference);
    },
    async listHeld() {
      const snapshot = await getLockManager()
        ?.query()
        .catch(() => undefined);
      if (snapshot === undefined) return null;
      const { held = [], pending = [] } = snapshot;
      return new Set(
        [...held, ...pending].flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
      );
    },
  };
}

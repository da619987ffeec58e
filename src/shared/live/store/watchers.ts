import type { WatchScope } from '../resource-key.ts';

interface Watcher {
  all: number;
  markets: number;
  runningScope: WatchScope | null;
  stop: () => void;
}

const getRequestedScope = ({ all, markets }: Watcher): WatchScope | null =>
  all > 0 ? 'all' : markets > 0 ? 'markets' : null;

/** Counts watchers per resource, so a shared one is requested once and no further than its watchers need. */
export class Watchers {
  readonly #byKey = new Map<string, Watcher>();

  /** `onSettled` receives the remaining need after a watcher left. Null: none. */
  watch(
    key: string,
    scope: WatchScope,
    start: (scope: WatchScope) => () => void,
    onSettled: (remaining: WatchScope | null) => void,
  ): () => void {
    const watcher = this.#byKey.get(key) ?? { all: 0, markets: 0, runningScope: null, stop: () => undefined };
    this.#byKey.set(key, watcher);
    const adjust = (): boolean => {
      const requested = getRequestedScope(watcher);
      if (requested === watcher.runningScope) return false;
      watcher.stop();
      watcher.runningScope = requested;
      if (requested === null) this.#byKey.delete(key);
      else watcher.stop = start(requested);
      return true;
    };
    watcher[scope] += 1;
    adjust();
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      watcher[scope] -= 1;
      if (adjust()) onSettled(watcher.runningScope);
    };
  }

  stop(): void {
    for (const { stop } of this.#byKey.values()) stop();
    this.#byKey.clear();
  }
}

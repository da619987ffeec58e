import type { Parts } from './transport.ts';

interface Watcher {
  all: number;
  markets: number;
  running: Parts | null;
  stop: () => void;
}

const wantedBy = ({ all, markets }: Watcher): Parts | null => (all > 0 ? 'all' : markets > 0 ? 'markets' : null);

/** Who watches what: a thing watched by several is asked for once, and no more of it than somebody wants. */
export class Watchers {
  readonly #byKey = new Map<string, Watcher>();

  /** `settled` hears what is still watched after somebody let go; null: nothing. */
  watch(key: string, parts: Parts, start: (parts: Parts) => () => void, settled: (left: Parts | null) => void): () => void {
    const watcher = this.#byKey.get(key) ?? { all: 0, markets: 0, running: null, stop: () => undefined };
    this.#byKey.set(key, watcher);
    const adjust = (): boolean => {
      const wanted = wantedBy(watcher);
      if (wanted === watcher.running) return false;
      watcher.stop();
      watcher.running = wanted;
      if (wanted === null) this.#byKey.delete(key);
      else watcher.stop = start(wanted);
      return true;
    };
    watcher[parts] += 1;
    adjust();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      watcher[parts] -= 1;
      if (adjust()) settled(watcher.running);
    };
  }

  stop(): void {
    for (const { stop } of this.#byKey.values()) stop();
    this.#byKey.clear();
  }
}

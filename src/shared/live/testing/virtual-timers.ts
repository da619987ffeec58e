import { vi } from 'vitest';

interface VirtualTimer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  readonly everyMs: number | null;
}

const isEarlier = (one: VirtualTimer, other: VirtualTimer): boolean =>
  one.at === other.at ? one.order < other.order : one.at < other.at;

/** A binary heap with the next timer first. */
class TimerHeap {
  readonly #timers: VirtualTimer[] = [];

  get next(): VirtualTimer | undefined {
    return this.#timers[0];
  }

  add(timer: VirtualTimer): void {
    const timers = this.#timers;
    let index = timers.push(timer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = timers[parent];
      if (above === undefined || !isEarlier(timer, above)) break;
      timers[index] = above;
      timers[parent] = timer;
      index = parent;
    }
  }

  take(): VirtualTimer | undefined {
    const timers = this.#timers;
    const [first] = timers;
    const last = timers.pop();
    if (last === undefined || first === undefined || timers.length === 0) return first;
    let index = 0;
    for (;;) {
      const left = index * 2 + 1;
      const [one, other] = [timers[left], timers[left + 1]];
      const isRight = one !== undefined && other !== undefined && isEarlier(other, one);
      const child = isRight ? other : one;
      if (child === undefined || !isEarlier(child, last)) break;
      timers[index] = child;
      index = isRight ? left + 1 : left;
    }
    timers[index] = last;
    return first;
  }
}

/**
 * Replaces the timers of this test by ones that `advance` runs. A million of them take seconds: Vitest's own look
 * through all timers for the next one. Undo with `vi.unstubAllGlobals`.
 */
export function stubVirtualTimers() {
  const heap = new TimerHeap();
  const active = new Set<number>();
  let now = 0;
  let lastId = 0;
  const realImmediate = setImmediate;
  const schedule = (run: () => void, ms: number, everyMs: number | null, id: number): void => {
    active.add(id);
    const runOnce = (): void => {
      if (everyMs === null) active.delete(id);
      run();
    };
    heap.add({ at: now + Math.max(0, ms), order: id, run: () => active.has(id) && runOnce(), everyMs });
  };
  const add =
    (everyMs: (ms: number) => number | null) =>
    (run: () => void, ms = 0) => {
      lastId += 1;
      schedule(run, ms, everyMs(ms), lastId);
      return lastId;
    };
  const remove = (id: number | undefined): void => void active.delete(id ?? 0);
  vi.stubGlobal(
    'setTimeout',
    add(() => null),
  );
  vi.stubGlobal(
    'setInterval',
    add((ms) => ms),
  );
  vi.stubGlobal('clearTimeout', remove);
  vi.stubGlobal('clearInterval', remove);
  return {
    /** Virtual time in milliseconds since the start. */
    now: () => now,
    /** Resolves after `ms` virtual milliseconds. */
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        lastId += 1;
        schedule(resolve, ms, null, lastId);
      }),
    /** Runs every timer of the next `ms` milliseconds. Promises settle after each whole millisecond. */
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      for (let timer = heap.next; timer !== undefined && timer.at <= end; timer = heap.next) {
        const millisecond = Math.floor(timer.at) + 1;
        for (let each: VirtualTimer | undefined = timer; each && each.at < millisecond; each = heap.next) {
          heap.take();
          now = each.at;
          each.run();
          if (each.everyMs !== null && active.has(each.order)) heap.add({ ...each, at: now + each.everyMs });
        }
        await new Promise((resolve) => realImmediate(resolve));
      }
      now = end;
    },
  };
}

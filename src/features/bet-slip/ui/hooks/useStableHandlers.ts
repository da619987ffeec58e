import { useLayoutEffect, useState } from 'react';

/** What is called by name, whatever it takes. */
type Handlers = Record<string, (...args: unknown[]) => unknown>;

class StableHandlers<T extends object> {
  #latest: T;
  readonly handlers: T;

  constructor(first: T) {
    this.#latest = first;
    this.handlers = Object.fromEntries(
      Object.keys(first).map((name) => [name, (...args: unknown[]) => (this.#latest as Handlers)[name]?.(...args)]),
    ) as T;
  }

  update(latest: T): void {
    this.#latest = latest;
  }
}

/** Handlers that stay the same through every render and do what the latest one says: what is drawn with them is not drawn anew. */
export function useStableHandlers<T extends object>(handlers: T): T {
  const [stable] = useState(() => new StableHandlers(handlers));
  useLayoutEffect(() => stable.update(handlers));
  return stable.handlers;
}

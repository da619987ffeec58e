import { useLayoutEffect, useState } from 'react';

/** Handlers by name, with any parameters. */
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

/**
 * Returns handlers that keep their identity and call the latest version, so that memoized children do not render
 * again.
 */
export function useStableHandlers<T extends object>(handlers: T): T {
  const [stable] = useState(() => new StableHandlers(handlers));
  useLayoutEffect(() => stable.update(handlers));
  return stable.handlers;
}

import { useLayoutEffect, useState } from 'react';

/** What is called by name, whatever it takes. */
type Calls = Record<string, (...given: unknown[]) => unknown>;

class Steady<T extends object> {
  #latest: T;
  readonly handlers: T;

  constructor(first: T) {
    this.#latest = first;
    this.handlers = Object.fromEntries(Object.keys(first).map((name) => [name, (...given: unknown[]) => (this.#latest as Calls)[name]?.(...given)])) as T;
  }

  follow(latest: T): void {
    this.#latest = latest;
  }
}

/** Handlers that stay the same through every render and do what the latest one says: what is drawn with them is not drawn anew. */
export function useSteady<T extends object>(handlers: T): T {
  const [steady] = useState(() => new Steady(handlers));
  useLayoutEffect(() => steady.follow(handlers));
  return steady.handlers;
}

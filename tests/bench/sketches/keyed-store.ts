import type { Change, Value } from './message.ts';

/** Values outside React, one listener for each. */
export class KeyedStore {
  readonly values: Value[];
  readonly #listeners: (() => void)[] = [];

  constructor(values: Value[]) {
    this.values = values;
  }

  at(index: number): Value {
    const value = this.values[index];
    if (value === undefined) throw new RangeError(`no cell ${index}`);
    return value;
  }

  listen(index: number, changed: () => void): () => void {
    this.#listeners[index] = changed;
    return () => delete this.#listeners[index];
  }

  apply(changes: readonly Change[]): void {
    for (const [index, value] of changes) this.values[index] = value;
    for (const [index] of changes) this.#listeners[index]?.();
  }
}

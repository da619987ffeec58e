import type { SketchChange, SketchValue } from './message.ts';

/** A store outside React with one listener per value. */
export class KeyedStore {
  readonly values: SketchValue[];
  readonly #listeners: (() => void)[] = [];

  constructor(values: SketchValue[]) {
    this.values = values;
  }

  getValueAt(index: number): SketchValue {
    const value = this.values[index];
    if (value === undefined) throw new RangeError(`no cell ${index}`);
    return value;
  }

  listen(index: number, changed: () => void): () => void {
    this.#listeners[index] = changed;
    return () => delete this.#listeners[index];
  }

  apply(changes: readonly SketchChange[]): void {
    for (const [index, value] of changes) this.values[index] = value;
    for (const [index] of changes) this.#listeners[index]?.();
  }
}

import type { PastSource } from './live.ts';
import type { Past } from './past/past.ts';
import { Observed } from './source.ts';

/** Makes an empty record. Rejects where its file could not be loaded. */
export type OpenPast = () => Promise<Past>;

const openPast: OpenPast = async () => new (await import('./past/past.ts')).Past();

/**
 * How long after the first answer the record is asked for, in milliseconds. What the answer brought is drawn by then, so the file shares
 * neither the line nor the processor with the first screen; and within its first second nobody looks back.
 */
const AFTER_MS = 1_000;

/** The record of what is shown: null until it has come. Nothing on screen waits for it, and prices go on without. */
export class LatePast extends Observed<Past | null> implements PastSource {
  readonly #open: OpenPast;
  #opening = false;
  #due = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With a record instead of a way to it, that is there from the beginning. */
  constructor(record: Past | OpenPast = openPast) {
    super(typeof record === 'function' ? null : record);
    this.#open = typeof record === 'function' ? record : () => Promise.resolve(record);
  }

  /** Has it asked for soon after the next answer: once, for a file that is not to be had would be asked for again with every answer. */
  start(): void {
    this.#due = true;
  }

  /** An answer has come. */
  heard(): void {
    if (!this.#due) return;
    this.#due = false;
    this.#timer = setTimeout(this.ask, AFTER_MS);
  }

  readonly ask = (): void => {
    if (this.value !== null || this.#opening) return;
    this.#opening = true;
    const opened = (past: Past | null): void => {
      this.#opening = false;
      this.publish(past);
    };
    void this.#open().then(opened, () => opened(null));
  };

  stop(): void {
    this.#due = false;
    clearTimeout(this.#timer);
  }
}

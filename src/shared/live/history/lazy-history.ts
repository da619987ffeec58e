import type { HistorySource } from '../live-feed.ts';
import type { MarketHistory } from './market-history.ts';
import { ObservableValue } from '../store/observable.ts';

/** Makes an empty record. Rejects where its file could not be loaded. */
export type LoadHistory = () => Promise<MarketHistory>;

const loadHistory: LoadHistory = async () => new (await import('./market-history.ts')).MarketHistory();

/**
 * How long after the first answer the record is asked for, in milliseconds. What the answer brought is drawn by then, so the file shares
 * neither the line nor the processor with the first screen; and within its first second nobody looks back.
 */
const LOAD_DELAY_MS = 1_000;

/** The record of what is shown: null until it has come. Nothing on screen waits for it, and prices go on without. */
export class LazyHistory extends ObservableValue<MarketHistory | null> implements HistorySource {
  readonly #loadHistory: LoadHistory;
  #loading = false;
  #scheduled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With a record instead of a way to it, that is there from the beginning. */
  constructor(history: MarketHistory | LoadHistory = loadHistory) {
    super(typeof history === 'function' ? null : history);
    this.#loadHistory = typeof history === 'function' ? history : () => Promise.resolve(history);
  }

  /** Has it asked for soon after the next answer: once, for a file that is not to be had would be asked for again with every answer. */
  start(): void {
    this.#scheduled = true;
  }

  /** An answer has come. */
  answerReceived(): void {
    if (!this.#scheduled) return;
    this.#scheduled = false;
    this.#timer = setTimeout(this.load, LOAD_DELAY_MS);
  }

  readonly load = (): void => {
    if (this.value !== null || this.#loading) return;
    this.#loading = true;
    const finish = (history: MarketHistory | null): void => {
      this.#loading = false;
      this.publish(history);
    };
    void this.#loadHistory().then(finish, () => finish(null));
  };

  stop(): void {
    this.#scheduled = false;
    clearTimeout(this.#timer);
  }
}

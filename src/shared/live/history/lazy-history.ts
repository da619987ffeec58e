import type { HistorySource } from '../live-feed.ts';
import type { MarketHistory } from './market-history.ts';
import { ObservableValue } from '../store/observable.ts';

/** Creates an empty history. Rejects when its file could not be loaded. */
export type LoadHistory = () => Promise<MarketHistory>;

const loadHistory: LoadHistory = async () => new (await import('./market-history.ts')).MarketHistory();

/**
 * Delay before the history loads after the first response, in milliseconds. By then the first screen is drawn, so the
 * file competes with it for neither network nor processor.
 */
const LOAD_DELAY_MS = 1_000;

/** The history, null until it has loaded. Neither the screen nor the prices wait for it. */
export class LazyHistory extends ObservableValue<MarketHistory | null> implements HistorySource {
  readonly #loadHistory: LoadHistory;
  #loading = false;
  #scheduled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A history passed in place of a loader is available at once. */
  constructor(history: MarketHistory | LoadHistory = loadHistory) {
    super(typeof history === 'function' ? null : history);
    this.#loadHistory = typeof history === 'function' ? history : () => Promise.resolve(history);
  }

  /**
   * Schedules the load after the next response. It runs once: a failing file would otherwise be requested after every
   * response.
   */
  start(): void {
    this.#scheduled = true;
  }

  /** Called after each response. */
  handleResponse(): void {
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

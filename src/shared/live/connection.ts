import type { Connection } from './live.ts';
import type { Page } from './page.ts';
import { Observed } from './source.ts';

/** What the badge says. Lost: something watched has missed two answers in a row. */
export class ConnectionState {
  readonly source = new Observed<Connection>({ state: 'connecting', latencyMs: null });
  readonly #page: Page;
  readonly #failing = new Set<string>();
  #latencyMs: number | null = null;
  readonly stop: () => void;

  constructor(page: Page) {
    this.#page = page;
    this.stop = page.onVisibility(() => this.#say());
  }

  heard(subject: string, tookMs: number): void {
    this.#failing.delete(subject);
    // Tens of milliseconds: a badge that renders at every answer tells nobody more.
    this.#latencyMs = Math.max(10, Math.round(tookMs / 10) * 10);
    this.#say();
  }

  missed(subject: string, times: number): void {
    if (times >= 2) this.#failing.add(subject);
    this.#say();
  }

  released(subject: string): void {
    if (this.#failing.delete(subject)) this.#say();
  }

  #say(): void {
    const latencyMs = this.#latencyMs;
    const state = this.#page.hidden() ? 'paused' : this.#failing.size > 0 ? 'lost' : latencyMs === null ? 'connecting' : 'live';
    const known = this.source.value;
    if (known.state !== state || known.latencyMs !== latencyMs) this.source.publish({ state, latencyMs });
  }
}

import type { HeldPage } from './hold.ts';
import type { Connection } from './live.ts';
import { Observed } from './source.ts';
import type { LineState } from './transport.ts';

const POLLED: LineState = { transport: 'polling', fallback: false, unreliable: false, own: false, latencyMs: null };

// Tens of milliseconds: a badge that renders at every answer tells nobody more.
const inTens = (ms: number): number => Math.max(10, Math.round(ms / 10) * 10);

/** What the badge says. Lost: something watched has missed two answers in a row, and no stream brings it. */
export class ConnectionState {
  readonly source = new Observed<Connection>({ state: 'connecting', latencyMs: null, transport: 'polling', fallback: false, own: false, held: false });
  readonly #page: HeldPage;
  readonly #failing = new Set<string>();
  #polledMs: number | null = null;
  #line = POLLED;
  readonly stop: () => void;

  constructor(page: HeldPage) {
    this.#page = page;
    this.stop = page.onVisibility(() => this.#say());
  }

  heard(subject: string, tookMs: number): void {
    this.#failing.delete(subject);
    this.#polledMs = inTens(tookMs);
    this.#say();
  }

  missed(subject: string, times: number): void {
    if (times >= 2) this.#failing.add(subject);
    this.#say();
  }

  released(subject: string): void {
    if (this.#failing.delete(subject)) this.#say();
  }

  line(state: LineState): void {
    this.#line = state;
    // What was missed while there was no stream was missed by polling.
    if (state.transport === 'socket') this.#failing.clear();
    this.#say();
  }

  #state(latencyMs: number | null): Connection['state'] {
    if (this.#page.hidden()) return 'paused';
    if (this.#line.unreliable) return 'unreliable';
    if (this.#line.transport === 'socket') return 'live';
    if (this.#failing.size > 0) return 'lost';
    return latencyMs === null ? 'connecting' : 'live';
  }

  #say(): void {
    const { transport, fallback, own: told, latencyMs: streamed } = this.#line;
    const latencyMs = transport === 'socket' && streamed !== null ? inTens(streamed) : this.#polledMs;
    const state = this.#state(latencyMs);
    const own = told && transport === 'socket' && state === 'live';
    const next: Connection = { state, latencyMs, transport, fallback, own, held: this.#page.held };
    const known = this.source.value;
    const same = (Object.keys(next) as (keyof Connection)[]).every((key) => next[key] === known[key]);
    if (!same) this.source.publish(next);
  }
}

/** What a client was told at one clock: it may come back with that clock and be told only what changed since. */
interface Mark<T> {
  readonly of: string;
  readonly told: ReadonlyMap<string, T>;
}

const MARKS_KEPT = 600;

/** Clocks that clients may come back with, over all connections; the oldest are forgotten. */
export class Marks<T> {
  readonly #marks = new Map<string, Mark<T>>();
  #count = 0;

  note(of: string, told: ReadonlyMap<string, T>): string {
    this.#count += 1;
    const clk = `c${this.#count.toString(36)}`;
    this.#marks.set(clk, { of, told });
    const [oldest] = this.#marks.keys();
    if (this.#marks.size > MARKS_KEPT && oldest !== undefined) this.#marks.delete(oldest);
    return clk;
  }

  find(clk: unknown, of: string): ReadonlyMap<string, T> | null {
    const mark = typeof clk === 'string' ? this.#marks.get(clk) : undefined;
    return mark?.of === of ? mark.told : null;
  }
}

export interface SubscriptionOptions<T> {
  readonly op: 'mcm' | 'fcm';
  /** Where the entries of a message stand. */
  readonly field: 'mc' | 'fc';
  readonly id: number;
  /** The filter, as text: clocks of another one are of no use. */
  readonly of: string;
  readonly marks: Marks<T>;
  readonly heartbeatMs: number;
  read(): ReadonlyMap<string, T>;
  image(item: T): object;
  delta(before: T, now: T): object | null;
  gone(id: string): object | null;
  send(message: object): void;
}

/** An image in parts of so many entries, as public streams send large ones. */
const PART = 40;

/** One subscription of one connection: an image, or a patch for a client that comes back, then what changes. */
export class Subscription<T> {
  readonly #options: SubscriptionOptions<T>;
  #told: ReadonlyMap<string, T> = new Map();
  #saidAt = 0;

  constructor(options: SubscriptionOptions<T>) {
    this.#options = options;
  }

  start(clk: unknown, now: number, extra: object): void {
    const { of, marks, read, image } = this.#options;
    const known = marks.find(clk, of);
    const items = read();
    if (known !== null) {
      this.#told = known;
      this.#say({ ct: 'RESUB_DELTA', ...this.#changes(items), ...extra }, items, now);
      return;
    }
    const entries = [...items.values()].map(image);
    const initialClk = marks.note(of, items);
    const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / PART)) }, (_, index) => entries.slice(index * PART, (index + 1) * PART));
    parts.forEach((part, index) => {
      const place = parts.length === 1 ? null : index === 0 ? 'SEG_START' : index === parts.length - 1 ? 'SEG_END' : 'SEG';
      this.#say({ ct: 'SUB_IMAGE', initialClk, ...(place !== null && { segmentType: place }), [this.#options.field]: part, ...extra }, items, now);
    });
  }

  tick(now: number, extra: object): void {
    const items = this.#options.read();
    const changes = this.#changes(items);
    if (changes !== null) this.#say({ ...changes, ...extra }, items, now);
    else if (now - this.#saidAt >= this.#options.heartbeatMs * 0.9) this.#say({ ct: 'HEARTBEAT', ...extra }, this.#told, now);
  }

  #changes(items: ReadonlyMap<string, T>): object | null {
    const { field, image, delta, gone } = this.#options;
    const entries: object[] = [];
    for (const [id, item] of items) {
      const before = this.#told.get(id);
      const entry = before === undefined ? image(item) : delta(before, item);
      if (entry !== null) entries.push(entry);
    }
    for (const id of this.#told.keys()) {
      const entry = items.has(id) ? null : gone(id);
      if (entry !== null) entries.push(entry);
    }
    return entries.length === 0 ? null : { [field]: entries };
  }

  #say(message: object, told: ReadonlyMap<string, T>, now: number): void {
    const { op, id, of, marks, send } = this.#options;
    this.#told = told;
    this.#saidAt = now;
    send({ op, id, clk: marks.note(of, told), ...message });
  }
}

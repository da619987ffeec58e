/** State that a client had at one clock. A client that resumes from this clock receives only later changes. */
interface StreamCheckpoint<T> {
  readonly filterKey: string;
  readonly sentItems: ReadonlyMap<string, T>;
}

const MAX_CHECKPOINTS = 600;

/** Clocks from which clients may resume, over all connections. The oldest are dropped. */
export class StreamCheckpoints<T> {
  readonly #checkpoints = new Map<string, StreamCheckpoint<T>>();
  #count = 0;

  save(filterKey: string, sentItems: ReadonlyMap<string, T>): string {
    this.#count += 1;
    const clk = `c${this.#count.toString(36)}`;
    this.#checkpoints.set(clk, { filterKey, sentItems });
    const [oldest] = this.#checkpoints.keys();
    if (this.#checkpoints.size > MAX_CHECKPOINTS && oldest !== undefined) this.#checkpoints.delete(oldest);
    return clk;
  }

  find(clk: unknown, filterKey: string): ReadonlyMap<string, T> | null {
    const checkpoint = typeof clk === 'string' ? this.#checkpoints.get(clk) : undefined;
    return checkpoint?.filterKey === filterKey ? checkpoint.sentItems : null;
  }
}

export interface StreamSubscriptionOptions<T> {
  readonly op: 'mcm' | 'fcm';
  /** Field of a message that holds the entries. */
  readonly field: 'mc' | 'fc';
  readonly id: number;
  /** Filter as text. A clock of another filter is not valid. */
  readonly filterKey: string;
  readonly checkpoints: StreamCheckpoints<T>;
  readonly heartbeatMs: number;
  /** Least milliseconds between two messages with changes. Changes in between become one: the newest state. */
  readonly conflateMs: number;
  read(): ReadonlyMap<string, T>;
  createImage(item: T): object;
  createDelta(before: T, now: T): object | null;
  createRemoval(id: string): object | null;
  send(message: object): void;
}

/** Entries per segment of an image, as public streams split large ones. */
const PART_SIZE = 40;

/** Subscription of one connection: an image, or a patch when the client resumes, then changes. */
export class StreamSubscription<T> {
  readonly #options: StreamSubscriptionOptions<T>;
  #sentItems: ReadonlyMap<string, T> = new Map();
  #sentAt = 0;
  #changesSentAt = 0;

  constructor(options: StreamSubscriptionOptions<T>) {
    this.#options = options;
  }

  start(clk: unknown, now: number, extra: object): void {
    const { filterKey, checkpoints, read, createImage } = this.#options;
    this.#changesSentAt = now;
    const resumed = checkpoints.find(clk, filterKey);
    const items = read();
    if (resumed !== null) {
      this.#sentItems = resumed;
      this.#sendMessage({ ct: 'RESUB_DELTA', ...this.#changes(items), ...extra }, items, now);
      return;
    }
    const entries = [...items.values()].map(createImage);
    const initialClk = checkpoints.save(filterKey, items);
    const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / PART_SIZE)) }, (_, index) =>
      entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
    );
    parts.forEach((part, index) => {
      const segment =
        parts.length === 1 ? null : index === 0 ? 'SEG_START' : index === parts.length - 1 ? 'SEG_END' : 'SEG';
      this.#sendMessage(
        {
          ct: 'SUB_IMAGE',
          initialClk,
          ...(segment !== null && { segmentType: segment }),
          [this.#options.field]: part,
          ...extra,
        },
        items,
        now,
      );
    });
  }

  handleTick(now: number, extra: object): void {
    const { read, conflateMs, heartbeatMs } = this.#options;
    if (now - this.#changesSentAt >= conflateMs) {
      const items = read();
      const changes = this.#changes(items);
      if (changes !== null) {
        this.#changesSentAt = now;
        return this.#sendMessage({ ...changes, ...extra }, items, now);
      }
    }
    if (now - this.#sentAt >= heartbeatMs * 0.9) this.#sendMessage({ ct: 'HEARTBEAT', ...extra }, this.#sentItems, now);
  }

  #changes(items: ReadonlyMap<string, T>): object | null {
    const { field, createImage, createDelta, createRemoval } = this.#options;
    const entries: object[] = [];
    for (const [id, item] of items) {
      const before = this.#sentItems.get(id);
      const entry = before === undefined ? createImage(item) : createDelta(before, item);
      if (entry !== null) entries.push(entry);
    }
    for (const id of this.#sentItems.keys()) {
      const entry = items.has(id) ? null : createRemoval(id);
      if (entry !== null) entries.push(entry);
    }
    return entries.length === 0 ? null : { [field]: entries };
  }

  #sendMessage(message: object, sentItems: ReadonlyMap<string, T>, now: number): void {
    const { op, id, filterKey, checkpoints, send } = this.#options;
    this.#sentItems = sentItems;
    this.#sentAt = now;
    send({ op, id, clk: checkpoints.save(filterKey, sentItems), ...message });
  }
}

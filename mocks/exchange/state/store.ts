/** What is saved: the state with the number of the write that made it. */
export interface Snapshot {
  readonly version: number;
  readonly state: unknown;
}

/** A place that outlives the page. Several tabs may share one. */
export interface Store {
  load(): Promise<Snapshot | null>;
  /** The number of the last write; 0 when there is none. */
  version(): Promise<number>;
  /** Writes only if nobody has written since the version before this one; false when somebody has. */
  save(snapshot: Snapshot): Promise<boolean>;
  clear(): Promise<void>;
  /** Runs one piece of work at a time: over all tabs where the browser has locks, else within this page. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Calls when another tab has saved. Returns a function that ends it. */
  watch(onChange: () => void): () => void;
  close(): void;
}

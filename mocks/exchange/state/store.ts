/** Saved state with its version. */
export interface Snapshot {
  readonly version: number;
  readonly state: unknown;
}

/** Storage that survives the page. Tabs may share it. */
export interface Store {
  load(): Promise<Snapshot | null>;
  /** Returns the version of the last write; 0 without one. */
  version(): Promise<number>;
  /** Saves the snapshot unless another write came after the version before it. Returns false in that case. */
  save(snapshot: Snapshot): Promise<boolean>;
  clear(): Promise<void>;
  /** Runs one piece of work at a time: across tabs when the browser has locks, else within this page. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `onChange` when another tab has saved. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
  close(): void;
}

/**
 * Fault of one request. `lost-before`: the server never receives it. `lost-after`: the server acts, and its response is
 * lost. `delayMs`: the server starts that many milliseconds later.
 */
export type WireFault =
  | 'lost-before'
  | 'lost-after'
  | 'no-response'
  | { readonly status: number; readonly body: string }
  | { readonly delayMs: number };

export interface WireFaults {
  /** Applies these faults to the next requests of a path, one each. */
  applyToNext(path: string, ...nextFaults: WireFault[]): void;
  /** Applies this fault to the next `count` requests of any path that has no fault of its own. */
  applyToNextCalls(count: number, fault: WireFault): void;
  /** Applies this fault to every request of a path until `clear`. */
  applyToAll(path: string, fault: WireFault): void;
  clear(): void;
}

/** Creates the faults of a server, and `take`, which returns the fault of one request and uses it up. */
export function createWireFaults(): { readonly faults: WireFaults; take(path: string): WireFault | undefined } {
  const faultsByPath = new Map<string, WireFault[]>();
  const permanentFaults = new Map<string, WireFault>();
  let nextCalls: WireFault[] = [];
  return {
    take: (path) => faultsByPath.get(path)?.shift() ?? permanentFaults.get(path) ?? nextCalls.shift(),
    faults: {
      applyToNext(path, ...nextFaults) {
        faultsByPath.set(path, [...(faultsByPath.get(path) ?? []), ...nextFaults]);
      },
      applyToNextCalls(count, fault) {
        nextCalls = [...nextCalls, ...Array<WireFault>(count).fill(fault)];
      },
      applyToAll(path, fault) {
        permanentFaults.set(path, fault);
      },
      clear() {
        faultsByPath.clear();
        permanentFaults.clear();
        nextCalls = [];
      },
    },
  };
}

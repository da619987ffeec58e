/** Rows of an answer that were dropped because they do not fit the contract: how many, and where the first one left it. */
export interface Drift {
  readonly count: number;
  readonly path: string;
}

let noted: Drift[] | null = null;

/** Called while an answer is read. Reading is synchronous, so what is noted belongs to the answer under `watchDrift`. */
export function noteDrift(drift: Drift): void {
  noted?.push(drift);
}

/** Reads an answer and brings what had to be dropped on the way. */
export function watchDrift<T>(read: () => T): { readonly value: T; readonly drift: readonly Drift[] } {
  const outer = noted;
  const mine: Drift[] = [];
  noted = mine;
  try {
    return { value: read(), drift: mine };
  } finally {
    noted = outer;
  }
}

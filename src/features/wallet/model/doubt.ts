/** What is known of a request whose answer was lost. All moments in milliseconds since 1970. */
export interface Doubt {
  readonly since: number;
  /** How many of the planned looks have been taken. */
  readonly looks: number;
  readonly reading: boolean;
  /** What the last look brought. */
  readonly last: 'none' | 'not-listed' | 'unreadable';
}

/** Looks are taken at once, after 5 s and after 15 s. */
const LOOKS_AFTER_MS = [0, 5_000, 15_000] as const;
/** From here on a list without the request means that the server never took it: a late one has arrived. */
const DECISIVE_AFTER_MS = 15_000;

export const doubtFrom = (since: number): Doubt => ({ since, looks: 0, reading: false, last: 'none' });

/** When to look next; null when the planned looks are over and only the bettor asks again. */
export function nextLookAt({ since, looks }: Doubt): number | null {
  const after = LOOKS_AFTER_MS[looks];
  return after === undefined ? null : since + after;
}

export const conclusiveAt = ({ since }: Doubt): number => since + DECISIVE_AFTER_MS;

export const isDecisive = (doubt: Doubt, now: number): boolean => now >= conclusiveAt(doubt);

/** A look the bettor asked for is not one of the planned. */
export const looking = (doubt: Doubt, planned: boolean): Doubt => ({ ...doubt, looks: doubt.looks + (planned ? 1 : 0), reading: true });
export const looked = (doubt: Doubt, last: Doubt['last']): Doubt => ({ ...doubt, reading: false, last });

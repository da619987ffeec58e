import type { Intent } from './intent.ts';

/** What is known of a bet whose answer was lost. All moments in milliseconds since 1970. */
export interface Doubt {
  readonly since: number;
  /** From here on a list without the bet means that it was not placed: the market's delay is over, and a late request has arrived. */
  readonly decisiveAt: number;
  /** How many of the planned looks have been taken. */
  readonly looks: number;
  readonly reading: boolean;
  /** What the last look brought. */
  readonly last: 'none' | 'not-listed' | 'unreadable';
}

/** Looks are taken at once, after 5 s and after 15 s, the last never before the delay and 3 s more. */
const SECOND_LOOK_MS = 5_000;
const LAST_LOOK_MS = 15_000;
const AFTER_DELAY_MS = 3_000;

/**
 * Doubt begins `since`. A request that was cut off at `cutAt` (a page that was reloaded) has less time left to arrive.
 */
export const doubtFrom = ({ delaySeconds }: Intent, since: number, cutAt: number = since): Doubt => ({
  since,
  decisiveAt: cutAt + Math.max(LAST_LOOK_MS, delaySeconds * 1000 + AFTER_DELAY_MS),
  looks: 0,
  reading: false,
  last: 'none',
});

/** When to look next; null when the planned looks are over and only the bettor asks again. */
export function nextLookAt({ since, decisiveAt, looks }: Doubt): number | null {
  return [since, since + SECOND_LOOK_MS, Math.max(decisiveAt, since + LAST_LOOK_MS)][looks] ?? null;
}

/** A look the bettor asked for is not one of the planned. */
export const looking = (doubt: Doubt, planned: boolean): Doubt => ({ ...doubt, looks: doubt.looks + (planned ? 1 : 0), reading: true });
export const looked = (doubt: Doubt, last: Doubt['last']): Doubt => ({ ...doubt, reading: false, last });

/** Whether the app is still looking by itself. */
export const beingChecked = (doubt: Doubt): boolean => doubt.reading || nextLookAt(doubt) !== null;

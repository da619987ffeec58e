import * as z from 'zod/mini';
import { safeLocalStorage } from './safe-storage.ts';
import { readUserId } from './session.ts';
import { createJsonEntry } from './storage-entry.ts';
import { subscribeToStorage } from './subscribe-to-storage.ts';

/** Every pinned market of every match keeps its prices coming. A greater number would slow all of them down. */
export const MAX_PINS = 20;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.maxLength(300));

const pinSchema = z.object({
  sportId: id,
  matchId: id,
  marketId: id,
  kind: z.literal(['odds', 'bookmaker']),
  /** Names at the time of pinning, shown for a market that is no longer listed. */
  matchName: name,
  marketName: name,
});

/** A market pinned by the bettor. */
export type Pin = z.output<typeof pinSchema>;

const entry = createJsonEntry(
  safeLocalStorage,
  'pins@1',
  z.object({ owner: z.nullable(z.string()), pins: z.array(pinSchema).check(z.maxLength(MAX_PINS)) }),
);

/**
 * Returns the signed-in user's pins in their order. Other users' pins are hidden, and the next write of this user
 * replaces them.
 */
export function readPins(): readonly Pin[] {
  const stored = entry.read();
  return stored !== null && stored.owner === readUserId() ? stored.pins : [];
}

/** Saves at most `MAX_PINS` pins. */
export const writePins = (pins: readonly Pin[]): void => entry.write({ owner: readUserId(), pins: [...pins] });

/** Calls back when another tab changed the pins or cleared the storage. Returns the unsubscribe function. */
export const onPinsChange = (onChange: () => void): (() => void) => subscribeToStorage([entry.key], onChange);

import * as z from 'zod/mini';
import { integer } from '#shared/storage/integer.ts';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { readSession, type StoredSession } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';

const moment = integer(0);

const timeSchema = z.object({
  /** Hash of the session. It reveals nothing about the token. */
  session: z.string(),
  /** When this device first saw the session, in milliseconds. */
  since: moment,
  /** When the bettor last confirmed the reality check, in milliseconds. */
  checkedAt: moment,
});

export type PlayTime = Omit<z.output<typeof timeSchema>, 'session'>;

const timeEntry = createJsonEntry(safeLocalStorage, 'play-time@1', timeSchema);
const intervalEntry = createJsonEntry(
  safeLocalStorage,
  'reality-check@1',
  z.object({ owner: z.string(), minutes: z.nullable(integer(1, 24 * 60)) }),
);

/** A 32-bit hash that distinguishes sessions and does not reveal the token. */
function hashSession({ userId, token }: StoredSession): string {
  let hash = 0;
  for (const letter of `${userId} ${token}`) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash.toString(36);
}

/** Returns the signed-in session's play time. Null when signed out, or for a new session. */
export function readPlayTime(): PlayTime | null {
  const session = readSession();
  const stored = session === null ? null : timeEntry.read();
  return session !== null && stored !== null && stored.session === hashSession(session)
    ? { since: stored.since, checkedAt: stored.checkedAt }
    : null;
}

/** Does nothing when signed out. */
export function writePlayTime(time: PlayTime): void {
  const session = readSession();
  if (session !== null) timeEntry.write({ ...time, session: hashSession(session) });
}

/** The signed-in user's reality-check interval in minutes, `off`, or null without a choice. */
export function readRealityCheckInterval(): number | 'off' | null {
  const stored = intervalEntry.read();
  return stored === null || stored.owner !== readSession()?.userId ? null : (stored.minutes ?? 'off');
}

export function writeRealityCheckInterval(minutes: number | 'off'): void {
  const owner = readSession()?.userId;
  if (owner !== undefined) intervalEntry.write({ owner, minutes: minutes === 'off' ? null : minutes });
}

/** Calls back when another tab changed either value or cleared the storage. Returns the unsubscribe function. */
export const onPlayTimeChange = (onChange: () => void): (() => void) =>
  subscribeToStorage([timeEntry.key, intervalEntry.key], onChange);

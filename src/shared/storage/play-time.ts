import * as z from 'zod/mini';
import { jsonEntry } from './storage-entry.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { readSession, type StoredSession } from './session.ts';
import { integer } from './integer.ts';

const moment = integer(0);

const timeSchema = z.object({
  /** Which session the figures belong to; says nothing of its token. */
  session: z.string(),
  /** Milliseconds: when the session was first seen on this device. */
  since: moment,
  /** Milliseconds: when its bettor last looked at the time and went on. */
  checkedAt: moment,
});

export type PlayTime = Omit<z.output<typeof timeSchema>, 'session'>;

const timeEntry = jsonEntry(safeLocalStorage, 'play-time@1', timeSchema);
const intervalEntry = jsonEntry(
  safeLocalStorage,
  'reality-check@1',
  z.object({ owner: z.string(), minutes: z.nullable(integer(1, 24 * 60)) }),
);

/** A mark that tells sessions apart and from which no token can be had: 32 bits of it. */
function fingerprintSession({ userId, token }: StoredSession): string {
  let hash = 0;
  for (const letter of `${userId} ${token}`) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash.toString(36);
}

/** The signed-in session's time; null where nobody is signed in, or the session has not been seen before. */
export function readPlayTime(): PlayTime | null {
  const session = readSession();
  const stored = session === null ? null : timeEntry.read();
  return session !== null && stored !== null && stored.session === fingerprintSession(session)
    ? { since: stored.since, checkedAt: stored.checkedAt }
    : null;
}

/** Nothing is kept while nobody is signed in. */
export function writePlayTime(time: PlayTime): void {
  const session = readSession();
  if (session !== null) timeEntry.write({ ...time, session: fingerprintSession(session) });
}

/** The signed-in user's own choice: minutes between two looks at the time, `off`, or null where none was made. */
export function readRealityCheckInterval(): number | 'off' | null {
  const stored = intervalEntry.read();
  return stored === null || stored.owner !== readSession()?.userId ? null : (stored.minutes ?? 'off');
}

export function writeRealityCheckInterval(minutes: number | 'off'): void {
  const owner = readSession()?.userId;
  if (owner !== undefined) intervalEntry.write({ owner, minutes: minutes === 'off' ? null : minutes });
}

/** Calls back when another tab changed either, or cleared the storage. Returns the function that ends it. */
export function onPlayTimeChange(onChange: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined;
  const listen = (event: StorageEvent): void => {
    if (event.key === null || event.key === timeEntry.key || event.key === intervalEntry.key) onChange();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}

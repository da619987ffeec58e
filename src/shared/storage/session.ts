import * as z from 'zod/mini';
import { isBearer } from './bearer.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { createJsonEntry, createTextEntry } from './storage-entry.ts';
import { subscribeToStorage } from './subscribe-to-storage.ts';

const text = z.string().check(z.minLength(1), z.maxLength(8192));
const bearerText = text.check(z.refine(isBearer));
const moment = z.string().check(z.refine((value) => value.length <= 64 && Number.isFinite(Date.parse(value))));

/** The user object of the sign-in response, with the server's further fields. */
const userSchema = z.looseObject({ user_id: z.optional(z.string()), user_name: z.optional(z.string()) });

export type StoredUser = z.output<typeof userSchema>;

/** Storage keys, one value per key (docs/requirements.md#31-stored-in-the-browser). */
const token = createTextEntry(safeLocalStorage, 'token', bearerText);
const expiry = createTextEntry(safeLocalStorage, 'expiry', moment);
const userId = createTextEntry(safeLocalStorage, 'userid', text);
const refreshToken = createTextEntry(safeLocalStorage, 'refresh_token', text);
const parentId = createTextEntry(safeLocalStorage, 'parent_id', text);
const domainId = createTextEntry(safeLocalStorage, 'domain_id', text);
const user = createJsonEntry(safeLocalStorage, 'user', userSchema);
const twoStep = createTextEntry(safeLocalStorage, 'twostep', z.literal(['app', 'telegram', 'secure']));

export interface StoredSession {
  readonly token: string;
  /** ISO 8601. Null when the server sets no end. */
  readonly expiresAt: string | null;
  /** "" when not stored: a token alone is a session (docs/requirements.md#22-access). */
  readonly userId: string;
  readonly refreshToken: string | null;
  readonly parentId: string | null;
  readonly domainId: string | null;
  readonly user: StoredUser | null;
}

/** The second step that sign-in asked for. */
export type StoredTwoStep = 'app' | 'telegram' | 'secure';

/**
 * Returns the session, expired or not. `null` when the token is missing or cannot be sent, or the expiry is malformed.
 */
export function readSession(): StoredSession | null {
  const hasExpiry = safeLocalStorage.read(expiry.key) !== null;
  const [storedToken, expiresAt, id] = [token.read(), expiry.read(), userId.read()];
  // A malformed expiry must not become "no expiry" on the next read.
  if (hasExpiry && expiresAt === null) clearSession();
  if (storedToken === null || (hasExpiry && expiresAt === null)) return null;
  return {
    token: storedToken,
    expiresAt,
    userId: id ?? '',
    refreshToken: refreshToken.read(),
    parentId: parentId.read(),
    domainId: domainId.read(),
    user: user.read(),
  };
}

/** Writes the token last: other tabs listen for it and then read the rest. */
export function writeSession(session: StoredSession): void {
  const optional = [
    [expiry, session.expiresAt],
    [refreshToken, session.refreshToken],
    [parentId, session.parentId],
    [domainId, session.domainId],
  ] as const;
  for (const [entry, value] of optional) {
    if (value === null) entry.remove();
    else entry.write(value);
  }
  if (session.user === null) user.remove();
  else user.write(session.user);
  if (session.userId === '') userId.remove();
  else userId.write(session.userId);
  token.write(session.token);
}

/** Ends the session in this browser. Logo, theme and preferences stay. */
export function clearSession(): void {
  for (const entry of [token, expiry, userId, refreshToken, parentId, domainId, user, twoStep]) entry.remove();
}

export const readTwoStep = (): StoredTwoStep | null => twoStep.read();
export const writeTwoStep = (step: StoredTwoStep): void => twoStep.write(step);
export const clearTwoStep = (): void => twoStep.remove();

/** Returns the signed-in user, whose rows a storage entry keeps apart; null without a session. */
export const readUserId = (): string | null => readSession()?.userId ?? null;

/**
 * Calls back with the stored session when another tab signed in, signed out or cleared the storage. Ignores changes
 * made in this tab. Returns the unsubscribe function.
 */
export const onSessionChange = (onChange: (session: StoredSession | null) => void): (() => void) =>
  subscribeToStorage([token.key], () => onChange(readSession()));

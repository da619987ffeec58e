import type { StoredSession } from '../session.ts';

/** Creates a session of the user `u1` that never expires. */
export const createSampleSession = (change: Partial<StoredSession> = {}): StoredSession => ({
  token: 't',
  expiresAt: null,
  userId: 'u1',
  refreshToken: null,
  parentId: null,
  domainId: null,
  user: null,
  ...change,
});

/** Creates a session of the user `u1` with a value in every field but the user's data. */
export const createFullSession = (change: Partial<StoredSession> = {}): StoredSession =>
  createSampleSession({
    token: 'abc.def',
    expiresAt: '2026-11-21T10:00:00.000Z',
    refreshToken: 'r',
    parentId: 'p',
    domainId: 'd',
    ...change,
  });

import { readSession } from '../storage/session.ts';

/**
 * Throws when another user has signed in. That user's lists prove nothing about this user's commands. Without a session
 * the request fails anyway.
 */
export function requireUser(userId: string): void {
  const session = readSession();
  if (session !== null && session.userId !== userId) throw new Error('another user has signed in');
}

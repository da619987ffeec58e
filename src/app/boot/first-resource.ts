import type { ResourceKey } from '#shared/live/resource-key.ts';

/** Returns what the first page draws prices of, by its address. Null when it draws none, or for a malformed address. */
export function findFirstResource(pathname: string): ResourceKey | null {
  if (pathname === '/dashboard') return { kind: 'home' };
  const [, page, , matchId = ''] = pathname.split('/');
  if (page !== 'details' || matchId === '') return null;
  try {
    return { kind: 'match', matchId: decodeURIComponent(matchId) };
  } catch {
    return null;
  }
}

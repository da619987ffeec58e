import type { ResourceKey } from '#shared/live/resource-key.ts';

/** Returns the live data that the page of this address shows first. Null without any, or for a malformed address. */
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

/** Whether the address belongs to a horse or greyhound race, whose page differs from a match's. */
export const isRacePath = (pathname: string): boolean => /^\/details\/(?:7|4339)\//.test(pathname);

import { parseRelease, type Release, RELEASE_META } from './release.ts';

/**
 * Reads the release from the page. It stands in the page and not in a script: a new commit would otherwise rename
 * every file, and each bettor would download them again.
 */
export function readRelease(): Release {
  const meta = typeof document === 'undefined' ? null : document.querySelector(`meta[name="${RELEASE_META}"]`);
  return parseRelease(meta?.getAttribute('content') ?? null);
}

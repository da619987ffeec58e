/** Version and commit of a build. */
export interface Release {
  /** The version of package.json; `null` where no build wrote one, as in development and in stories. */
  readonly version: string | null;
  /** The first 12 digits of the git commit; `-dirty` follows when files had changed. `null` when it is unknown. */
  readonly commit: string | null;
}

/** The name of the `meta` element in index.html, which the build writes (scripts/build/release.ts). */
export const RELEASE_META = 'release';

/** Parses a release as the build writes it: `0.1.0+14a4985ae3b1`, or `0.1.0` without a commit. */
export function parseRelease(text: string | null): Release {
  const [version = '', commit = ''] = (text ?? '').split('+');
  return { version: version || null, commit: commit || null };
}

/** Writes a release as one text, which semantic versioning allows: `0.1.0+14a4985ae3b1`. */
export const formatRelease = ({ version, commit }: Release): string | null =>
  version === null || commit === null ? version : `${version}+${commit}`;

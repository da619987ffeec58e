import { readRelease } from '#shared/release/read-release.ts';
import { formatRelease } from '#shared/release/release.ts';

/** Returns the release of this page, such as "0.1.0+14a4985ae3b1". Without a build it is "development". */
export const getBuildVersion = (): string => formatRelease(readRelease()) ?? 'development';

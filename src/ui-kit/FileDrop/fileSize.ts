import { texts } from './texts.ts';

const KILO = 1024;

/** "640 KB", "1.4 MB": rounded up, so that a file over a limit never looks as if it were within. */
export function fileSize(bytes: number): string {
  if (bytes < KILO * KILO) return texts.size.kilobytes(String(Math.ceil(bytes / KILO)));
  return texts.size.megabytes(String(Math.ceil((bytes * 10) / (KILO * KILO)) / 10));
}

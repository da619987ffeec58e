import { texts } from './texts.ts';

const KIBI = 1024;

/** "640 KB", "1.4 MB": rounded up, so that a file over a limit never looks as if it were within. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIBI * KIBI) return texts.size.kilobytes(String(Math.ceil(bytes / KIBI)));
  return texts.size.megabytes(String(Math.ceil((bytes * 10) / (KIBI * KIBI)) / 10));
}

import { texts } from './texts.ts';

const KIBI = 1024;

/** Formats "640 KB", "1.4 MB". Rounds up, so that a file over a limit never seems within it. */
export function formatFileSize(bytes: number): string {
  if (bytes < KIBI * KIBI) return texts.size.kilobytes({ count: String(Math.ceil(bytes / KIBI)) });
  return texts.size.megabytes({ count: String(Math.ceil((bytes * 10) / (KIBI * KIBI)) / 10) });
}

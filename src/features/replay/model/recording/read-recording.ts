import { yieldToMain } from '#shared/timers/yield-to-main.ts';
import { LineSplitter } from './line-splitter.ts';
import { type Recording, RecordingBuilder } from './recording.ts';
import type { RecordingRefusal } from './recording-refusal.ts';

/** Largest file in bytes. A recording takes several times its size in memory. */
export const MAX_RECORDING_BYTES = 32 * 1024 * 1024;
/** Longest line in characters. A longer one would not fit into one time slice. */
const MAX_LINE_LENGTH = 1_000_000;
/** Work per time slice in milliseconds, before the page may render and respond. */
const SLICE_MS = 10;

export type RecordingResult =
  | { readonly kind: 'read'; readonly recording: Recording }
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal; readonly badLines: Recording['badLines'] | null };

export interface ReadRecordingOptions {
  readonly signal: AbortSignal;
  /** Reports progress from 0 to 1, by bytes. */
  onProgress(share: number): void;
  /** Yields to the page; tests replace it. */
  readonly yieldToPage?: () => Promise<void>;
}

/** First bytes of gzip, zip and bzip2 files. */
const ARCHIVE_SIGNATURES: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x50, 0x4b, 0x03],
  [0x42, 0x5a, 0x68],
];

async function isCompressed(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return ARCHIVE_SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte));
}

const createRefusal = (reason: RecordingRefusal, badLines: Recording['badLines'] | null = null): RecordingResult => ({
  kind: 'refused',
  reason,
  badLines,
});

async function readLines(
  file: Blob,
  builder: RecordingBuilder,
  { signal, onProgress, yieldToPage = yieldToMain }: ReadRecordingOptions,
): Promise<void> {
  const lines = new LineSplitter(MAX_LINE_LENGTH);
  const text = new TextDecoder();
  const reader = file.stream().getReader();
  let bytes = 0;
  let sliceStartedAt = performance.now();
  const yieldWhenDue = async (): Promise<void> => {
    if (performance.now() - sliceStartedAt < SLICE_MS) return;
    onProgress(bytes / file.size);
    await yieldToPage();
    signal.throwIfAborted();
    sliceStartedAt = performance.now();
  };
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      signal.throwIfAborted();
      bytes += chunk.value.byteLength;
      for (const line of lines.add(text.decode(chunk.value, { stream: true }))) {
        builder.add(line);
        await yieldWhenDue();
      }
      await yieldWhenDue();
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  for (const line of lines.end()) builder.add(line);
}

/**
 * Reads a recorded stream, one JSON message per line, in time slices that keep the page responsive.
 * Counts unreadable lines instead of failing. Rejects with the signal's reason when it aborts.
 */
export async function readRecording(file: Blob, options: ReadRecordingOptions): Promise<RecordingResult> {
  if (file.size > MAX_RECORDING_BYTES) return createRefusal('too-large');
  try {
    if (await isCompressed(file)) return createRefusal('compressed');
    const builder = new RecordingBuilder();
    await readLines(file, builder, options);
    await (options.yieldToPage ?? yieldToMain)();
    options.signal.throwIfAborted();
    const recording = builder.finish();
    return recording.tracks.length === 0 ? createRefusal('empty', recording.badLines) : { kind: 'read', recording };
  } catch (error) {
    options.signal.throwIfAborted();
    // A file that was moved or changed since its selection is unreadable.
    if (error instanceof DOMException) return createRefusal('unreadable');
    throw error;
  }
}

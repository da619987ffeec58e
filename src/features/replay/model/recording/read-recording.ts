import { LineSplitter } from './line-splitter.ts';
import type { RecordingRefusal } from './recording-refusal.ts';
import { type Recording, RecordingBuilder } from './recording.ts';

/** Larger files are refused: read, a recording takes several times its size. */
export const MAX_RECORDING_BYTES = 32 * 1024 * 1024;
/** Longer ones could not be read within one slice. */
const MAX_LINE_LENGTH = 1_000_000;
/** Work in one go, in milliseconds; then the page may draw and answer. */
const SLICE_MS = 10;

export type RecordingResult =
  | { readonly kind: 'read'; readonly recording: Recording }
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal; readonly badLines: Recording['badLines'] | null };

export interface ReadRecordingOptions {
  readonly signal: AbortSignal;
  /** 0 to 1, of the file's bytes. */
  onProgress(share: number): void;
  /** Lets the page do something else; a test brings its own. */
  readonly yieldToMain?: () => Promise<void>;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** gzip, zip and bzip2, by their first bytes. */
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
  { signal, onProgress, yieldToMain = nextTask }: ReadRecordingOptions,
): Promise<void> {
  const lines = new LineSplitter(MAX_LINE_LENGTH);
  const text = new TextDecoder();
  const reader = file.stream().getReader();
  let bytes = 0;
  let sliceStartedAt = performance.now();
  const yieldWhenDue = async (): Promise<void> => {
    if (performance.now() - sliceStartedAt < SLICE_MS) return;
    onProgress(bytes / file.size);
    await yieldToMain();
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
 * Reads a recorded stream, one JSON message a line, in slices that leave the page free. Lines that are no message are counted, never
 * fatal. Rejects with the signal's reason once it is aborted.
 */
export async function readRecording(file: Blob, options: ReadRecordingOptions): Promise<RecordingResult> {
  if (file.size > MAX_RECORDING_BYTES) return createRefusal('too-large');
  try {
    if (await isCompressed(file)) return createRefusal('compressed');
    const builder = new RecordingBuilder();
    await readLines(file, builder, options);
    await (options.yieldToMain ?? nextTask)();
    options.signal.throwIfAborted();
    const recording = builder.finish();
    return recording.tracks.length === 0 ? createRefusal('empty', recording.badLines) : { kind: 'read', recording };
  } catch (error) {
    options.signal.throwIfAborted();
    // A file that was moved or changed after it was chosen can no longer be read.
    if (error instanceof DOMException) return createRefusal('unreadable');
    throw error;
  }
}

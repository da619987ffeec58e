import { Lines } from './lines.ts';
import { type Recording, RecordingBuilder } from './recording.ts';

/** Larger files are refused: read, a recording takes several times its size. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** Longer ones could not be read within one slice. */
const LONGEST_LINE = 1_000_000;
/** Work in one go, in milliseconds; then the page may draw and answer. */
const SLICE_MS = 10;

/** `empty`: no message about prices in it. */
export type Refusal = 'compressed' | 'too-large' | 'empty' | 'unreadable';

export type ReadFile = { readonly kind: 'read'; readonly recording: Recording } | { readonly kind: 'refused'; readonly why: Refusal; readonly bad: Recording['bad'] | null };

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** 0 to 1, of the file's bytes. */
  onProgress(share: number): void;
  /** Lets the page do something else; a test brings its own. */
  readonly breathe?: () => Promise<void>;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** gzip, zip and bzip2, by their first bytes. */
const PACKED: readonly (readonly number[])[] = [[0x1f, 0x8b], [0x50, 0x4b, 0x03], [0x42, 0x5a, 0x68]];

async function isPacked(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return PACKED.some((signature) => signature.every((byte, place) => head[place] === byte));
}

const refused = (why: Refusal, bad: Recording['bad'] | null = null): ReadFile => ({ kind: 'refused', why, bad });

async function readLines(file: Blob, builder: RecordingBuilder, { signal, onProgress, breathe = nextTask }: ReadOptions): Promise<void> {
  const lines = new Lines(LONGEST_LINE);
  const text = new TextDecoder();
  const reader = file.stream().getReader();
  let bytes = 0;
  let began = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - began < SLICE_MS) return;
    onProgress(bytes / file.size);
    await breathe();
    signal.throwIfAborted();
    began = performance.now();
  };
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      signal.throwIfAborted();
      bytes += chunk.value.byteLength;
      for (const line of lines.add(text.decode(chunk.value, { stream: true }))) {
        builder.add(line);
        await pause();
      }
      await pause();
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
export async function readRecording(file: Blob, options: ReadOptions): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return refused('too-large');
  try {
    if (await isPacked(file)) return refused('compressed');
    const builder = new RecordingBuilder();
    await readLines(file, builder, options);
    await (options.breathe ?? nextTask)();
    options.signal.throwIfAborted();
    const recording = builder.finish();
    return recording.tracks.length === 0 ? refused('empty', recording.bad) : { kind: 'read', recording };
  } catch (error) {
    options.signal.throwIfAborted();
    // A file that was moved or changed after it was chosen can no longer be read.
    if (error instanceof DOMException) return refused('unreadable');
    throw error;
  }
}

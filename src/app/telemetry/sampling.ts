import * as z from 'zod/mini';
import { safeSessionStorage } from '#shared/storage/safe-storage.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';
import { isErrorRecord, type RecordName } from './record.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

/** The random number of this tab, 0 to 1. It stays in the browser. */
const seedEntry = createJsonEntry(
  safeSessionStorage,
  'telemetry-seed@1',
  z.number().check(z.refine((seed) => seed >= 0 && seed < 1)),
);

/** Returns the number that decides for this session whether it sends records. A reload keeps it. */
export function readSeed(random: () => number = Math.random): number {
  const stored = seedEntry.read();
  if (stored !== null) return stored;
  const seed = random();
  seedEntry.write(seed);
  return seed;
}

/**
 * Whether a session sends a record. The same seed always decides alike, and a session that sends everything is among
 * those that send errors when their rate is the higher one.
 */
export const isSampled = (
  seed: number,
  { sampleRate, errorSampleRate }: Pick<TelemetrySettings, 'sampleRate' | 'errorSampleRate'>,
  name: RecordName,
): boolean => seed < (isErrorRecord(name) ? errorSampleRate : sampleRate);

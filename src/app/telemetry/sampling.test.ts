import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { isSampled, readSeed } from './sampling.ts';

beforeEach(() => void installFakeStorages());
afterEach(() => void vi.unstubAllGlobals());

test('readSeed keeps the number of a session', () => {
  expect(readSeed(() => 0.25)).toBe(0.25);
  expect(readSeed(() => 0.75)).toBe(0.25);
});

test.each([
  [0.05, true, true],
  [0.3, false, true],
  [0.7, false, false],
])('isSampled decides for a session with the number %d', (seed, sendsAll, sendsErrors) => {
  const rates = { sampleRate: 0.1, errorSampleRate: 0.5 };
  expect(isSampled(seed, rates, 'command')).toBe(sendsAll);
  expect(isSampled(seed, rates, 'exception')).toBe(sendsErrors);
});

test('isSampled sends nothing at rate 0, and everything at rate 1', () => {
  expect(isSampled(0, { sampleRate: 0, errorSampleRate: 0 }, 'exception')).toBe(false);
  expect(isSampled(0.999, { sampleRate: 1, errorSampleRate: 1 }, 'inp')).toBe(true);
});

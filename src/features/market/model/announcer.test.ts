import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer, QUIET_MS } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Announcer', () => {
  test('speaks at once, then at most every five seconds, with the latest sentence of each subject', () => {
    const sentences: string[] = [];
    const announcer = new Announcer((sentence) => sentences.push(sentence));
    announcer.add('a', 'A suspended.');
    announcer.add('a', 'A open again.');
    announcer.add('b', 'B suspended.');
    announcer.add('a', 'A suspended.');
    expect(sentences).toEqual(['A suspended.']);
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(sentences).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sentences).toEqual(['A suspended.', 'B suspended. A suspended.']);
    vi.advanceTimersByTime(2 * QUIET_MS);
    announcer.add('b', 'B open again.');
    expect(sentences.at(-1)).toBe('B open again.');
  });

  test('says nothing after it has stopped', () => {
    const sentences: string[] = [];
    const announcer = new Announcer((sentence) => sentences.push(sentence));
    announcer.add('a', 'one');
    announcer.add('a', 'two');
    announcer.stop();
    vi.advanceTimersByTime(QUIET_MS);
    expect(sentences).toEqual(['one']);
  });
});

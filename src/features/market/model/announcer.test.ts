import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, QUIET_MS } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('announcer', () => {
  it('speaks at once, then at most every five seconds, and of each subject only the latest', () => {
    const said: string[] = [];
    const announcer = new Announcer((sentence) => said.push(sentence));
    announcer.add('a', 'A suspended.');
    announcer.add('a', 'A open again.');
    announcer.add('b', 'B suspended.');
    announcer.add('a', 'A suspended.');
    expect(said).toEqual(['A suspended.']);
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['A suspended.', 'B suspended. A suspended.']);
    vi.advanceTimersByTime(2 * QUIET_MS);
    announcer.add('b', 'B open again.');
    expect(said.at(-1)).toBe('B open again.');
  });

  it('says nothing after it was stopped', () => {
    const said: string[] = [];
    const announcer = new Announcer((sentence) => said.push(sentence));
    announcer.add('a', 'one');
    announcer.add('a', 'two');
    announcer.stop();
    vi.advanceTimersByTime(QUIET_MS);
    expect(said).toEqual(['one']);
  });
});

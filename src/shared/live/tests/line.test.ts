import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLine, type Ears } from '../socket/line.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

/** A line whose other end the test plays. */
function open() {
  const closed = vi.fn<(reason: 'lost' | 'resting') => void>();
  let ears: Ears | undefined;
  const page = { now: () => Date.now(), hidden: () => false, onVisibility: () => () => undefined, frame: () => () => undefined };
  const line = createLine({ page, closed, opened: () => undefined, heard: () => undefined, dial: (its) => ((ears = its), { send: () => undefined, close: () => undefined }) });
  line.start();
  ears?.opened();
  return { line, closed, says: () => ears?.heard('{}') };
}

it('takes a line for dead once its patience has passed since the last word, not since the first', () => {
  const { line, closed, says } = open();
  line.expectWithin(3_000);
  for (let word = 0; word < 10; word += 1) {
    vi.advanceTimersByTime(2_000);
    says();
  }
  vi.advanceTimersByTime(2_999);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledExactlyOnceWith('lost');
  line.stop();
});

it('goes by a shorter patience at once, and by a longer one', () => {
  const { line, closed } = open();
  line.expectWithin(2_000);
  vi.advanceTimersByTime(1_000);
  line.expectWithin(5_000);
  vi.advanceTimersByTime(4_999);
  expect(closed).not.toHaveBeenCalled();
  line.expectWithin(500);
  vi.advanceTimersByTime(500);
  expect(closed).toHaveBeenCalledOnce();
  line.stop();
});

it('says nothing more once it has been stopped', () => {
  const { line, closed, says } = open();
  says();
  line.stop();
  vi.advanceTimersByTime(60_000);
  expect(closed).not.toHaveBeenCalled();
});

import { describe, expect, test } from 'vitest';
import type { PlayTime } from '#shared/storage/play-time.ts';
import { createPlayWatch, dueAt, elapsed, USUAL_MINUTES } from './play-watch.ts';

const MINUTE = 60_000;

function watch(first: PlayTime | null = null) {
  const kept = { time: first, interval: null as number | 'off' | null, now: 1_000_000, changed: () => {} };
  const made = createPlayWatch({
    readTime: () => kept.time,
    writeTime: (time) => void (kept.time = time),
    readInterval: () => kept.interval,
    writeInterval: (interval) => void (kept.interval = interval),
    onChange: (changed) => ((kept.changed = changed), () => undefined),
    now: () => kept.now,
  });
  return { kept, made };
}

describe('session time', () => {
  test('begins with the first signed-in page and goes on over every later one', () => {
    const { kept, made } = watch();
    made.open();
    expect(kept.time).toEqual({ since: 1_000_000, checkedAt: 1_000_000 });
    kept.now += 30 * MINUTE;
    made.open();
    expect(made.read().time?.since).toBe(1_000_000);
  });

  test('a clock that was set back shows nothing below zero', () => {
    expect(elapsed(2_000, 1_000)).toBe(0);
  });
});

describe('the look at the time', () => {
  test('is due an hour after the last one where nothing was chosen', () => {
    const { made } = watch({ since: 0, checkedAt: 500 });
    expect(dueAt(made.read())).toBe(500 + USUAL_MINUTES * MINUTE);
  });

  test('is counted from the moment its interval was chosen, and from each time it was seen', () => {
    const { kept, made } = watch({ since: 0, checkedAt: 0 });
    made.choose(15);
    expect(dueAt(made.read())).toBe(kept.now + 15 * MINUTE);
    kept.now += 15 * MINUTE;
    made.goOn();
    expect(made.read().time).toEqual({ since: 0, checkedAt: kept.now });
  });

  test('never comes where it is switched off, or nobody is signed in', () => {
    const { made } = watch({ since: 0, checkedAt: 0 });
    made.choose('off');
    expect(dueAt(made.read())).toBeNull();
    expect(dueAt(watch().made.read())).toBeNull();
  });

  test('what another tab saw or chose counts here', () => {
    const { kept, made } = watch({ since: 0, checkedAt: 0 });
    let told = 0;
    const stop = made.subscribe(() => (told += 1));
    kept.time = { since: 0, checkedAt: 77 };
    kept.changed();
    expect([told, made.read().time?.checkedAt]).toEqual([1, 77]);
    stop();
  });
});

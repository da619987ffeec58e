import { expect, test } from 'vitest';
import { createPictureTurns } from './picture-turns.ts';

/** A page of 800 px whose frames come when the test says, sixty a second. */
function page() {
  const steps: ((now: number) => void)[] = [];
  let [now, top] = [0, 0];
  const turns = createPictureTurns({ place: () => ({ top, height: 800 }), frame: (step) => void steps.push(step) });
  return {
    turns,
    asked: () => steps.length,
    /** Frames in each of which the page moves so far. */
    frames(count: number, moved = 0) {
      for (let frame = 0; frame < count; frame += 1) {
        now += 1000 / 60;
        top += moved;
        for (const step of steps.splice(0)) step(now);
      }
    },
  };
}

const cards = (turns: ReturnType<typeof page>['turns'], count: number) => {
  const given: number[] = [];
  const leave = Array.from({ length: count }, (_, card) => turns.wait(() => given.push(card)));
  return { given, leave };
};

test('a page that stands gives every card its turn, a few a frame and in order', () => {
  const { turns, frames, asked } = page();
  const { given } = cards(turns, 7);
  frames(2);
  expect(given).toEqual([0, 1, 2]);
  frames(2);
  expect(given).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked()).toBe(0);
});

test('nobody has a turn while the page flies; whoever is still there when it slows down has', () => {
  const { turns, frames } = page();
  const { given, leave } = cards(turns, 4);
  frames(30, 40);
  expect(given).toEqual([]);
  leave[0]?.();
  leave[1]?.();
  frames(1, 4);
  expect(given).toEqual([2, 3]);
});

test('no frame is asked for where nobody waits, and a later card begins anew', () => {
  const { turns, frames, asked } = page();
  const { leave } = cards(turns, 1);
  leave[0]?.();
  frames(1);
  expect(asked()).toBe(0);
  const { given } = cards(turns, 1);
  frames(2);
  expect(given).toEqual([0]);
});

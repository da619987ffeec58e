import { expect, test } from 'vitest';
import { createImageQueue } from './image-queue.ts';

/** A page of 800 px whose frames come when the test says, sixty a second. */
function createTestPage() {
  const steps: ((now: number) => void)[] = [];
  let [now, top] = [0, 0];
  const queue = createImageQueue({
    readScroll: () => ({ top, height: 800 }),
    requestFrame: (step) => void steps.push(step),
  });
  return {
    turns: queue,
    countRequests: () => steps.length,
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

const cards = (queue: ReturnType<typeof createTestPage>['turns'], count: number) => {
  const startedCards: number[] = [];
  const cancels = Array.from({ length: count }, (_, card) => queue.enqueue(() => startedCards.push(card)));
  return { given: startedCards, leave: cancels };
};

test('a page that stands gives every card its turn, a few a frame and in order', () => {
  const { turns: queue, frames, countRequests } = createTestPage();
  const { given: startedCards } = cards(queue, 7);
  frames(2);
  expect(startedCards).toEqual([0, 1, 2]);
  frames(2);
  expect(startedCards).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(countRequests()).toBe(0);
});

test('nobody has a turn while the page flies; whoever is still there when it slows down has', () => {
  const { turns: queue, frames } = createTestPage();
  const { given: startedCards, leave: cancels } = cards(queue, 4);
  frames(30, 40);
  expect(startedCards).toEqual([]);
  cancels[0]?.();
  cancels[1]?.();
  frames(1, 4);
  expect(startedCards).toEqual([2, 3]);
});

test('no frame is asked for where nobody waits, and a later card begins anew', () => {
  const { turns: queue, frames, countRequests } = createTestPage();
  const { leave: cancels } = cards(queue, 1);
  cancels[0]?.();
  frames(1);
  expect(countRequests()).toBe(0);
  const { given: startedCards } = cards(queue, 1);
  frames(2);
  expect(startedCards).toEqual([0]);
});
